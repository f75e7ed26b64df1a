import type { Lifecycle } from '@fjernsyn/platform';
import type { Prompts } from './prompts';

/** Dependencies of {@link askToLeave}. */
export interface AskToLeaveDeps {
  readonly lifecycle: Pick<Lifecycle, 'exitStyle' | 'exit'>;
  readonly prompts: Pick<Prompts, 'replace'>;
}

/** Leaves the application as its target leaves: after a question of ours, by the set's own, or not at all (S4.63). Answers whether it can be left. */
export function askToLeave({ lifecycle, prompts }: AskToLeaveDeps): boolean {
  if (lifecycle.exitStyle === 'none') return false;
  if (lifecycle.exitStyle === 'system') lifecycle.exit();
  else
    void prompts.replace({ kind: 'close_app_confirmation' }).then((answer) => answer === 'leave' && lifecycle.exit());
  return true;
}

import type { HelpKind } from './overlay';
import type { HelpText } from './overlay-payloads';
import type { Prompts } from './prompts';

/** Dependencies of {@link askForHelp}. */
export interface AskForHelpDeps {
  readonly prompts: Pick<Prompts, 'ask' | 'head'>;
  /** Another value once the viewer has moved on. */
  readonly place: () => unknown;
  readonly loadHelp: (kind: HelpKind) => Promise<HelpText | undefined>;
}

/**
 * Shows a page of help, once; nothing comes where it is not found, fails, or comes after the viewer has moved on (S8.22). It goes when what it helps
 * with is over, as `until` says.
 */
export async function askForHelp(
  { prompts, place, loadHelp }: AskForHelpDeps,
  kind: HelpKind,
  until?: Promise<unknown>,
): Promise<void> {
  const asked = place();
  const help = await loadHelp(kind).catch(() => undefined);
  if (help && place() === asked && prompts.head.get()?.kind !== kind)
    void prompts.ask({ kind, ...help }, { ...(until && { until }) });
}

import type { DurationMs, Observed, Unsubscribe } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';
import type { Session } from '@fjernsyn/session';
import type { Prompts } from '../overlays/prompts';

/** From the last change to the sign-in that is demanded (S4.17). */
export const demandDelayMs: DurationMs = 500;

/** Dependencies of {@link demandSignIn}. */
export interface DemandSignInDeps {
  readonly ports: { readonly clock: Pick<Clock, 'after'> };
  readonly session: Pick<Session, 'state' | 'ensureTokens'>;
  readonly prompts: Pick<Prompts, 'head'>;
  /** Where the viewer is. */
  readonly location: Observed<unknown>;
  readonly open: () => Promise<boolean>;
}

/**
 * Asks whoever is nobody to sign in, half a second after anything has changed and while no other prompt stands. Nobody is asked before it is known
 * that the service has no token that stands in (reading "Fallback-token user").
 */
export function demandSignIn({ ports, session, prompts, location, open }: DemandSignInDeps): Unsubscribe {
  let cancelTimer: Unsubscribe = () => undefined;
  let isOpen = false;
  let isStopped = false;

  const isDue = (): boolean => {
    const { role, isLoading } = session.state.get();
    return role === 'anonymous' && !isLoading && !isOpen && prompts.head.get() === undefined;
  };
  const ask = async (): Promise<void> => {
    if (!isDue()) return;
    isOpen = true;
    await open();
    isOpen = false;
  };
  const wait = (): void => {
    cancelTimer();
    if (isDue()) cancelTimer = ports.clock.after(demandDelayMs, () => void ask());
  };
  const ends: Unsubscribe[] = [];
  void session.ensureTokens().then(() => {
    if (isStopped) return;
    ends.push(session.state.subscribe(wait), location.subscribe(wait), prompts.head.subscribe(wait));
    wait();
  });
  return () => {
    isStopped = true;
    cancelTimer();
    for (const end of ends) end();
  };
}

import type { Observed, Unsubscribe } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import { createConsentRecord, type Session } from '@fjernsyn/session';
import type { Places } from '../navigation/places';
import type { Overlays } from '../overlays/overlays';

/** Dependencies of {@link askConsent}. */
export interface AskConsentDeps {
  readonly ports: Pick<Ports, 'store'>;
  readonly session: Pick<Session, 'setConsent'>;
  readonly overlays: Pick<Overlays, 'prompts' | 'visible'>;
  /** Where the viewer is; undefined before the application is open. */
  readonly places: () => Pick<Places, 'navigation'> | undefined;
  /** Whether the viewer of the moment may be asked. */
  readonly isOpen: () => boolean;
}

/** Asks whoever has not answered yet, once nothing else stands over the screen and nothing is watched. */
export async function askOnce(deps: AskConsentDeps): Promise<void> {
  await untilIdle(deps);
  if (createConsentRecord(deps.ports.store).read() === undefined) await askConsent(deps);
}

/**
 * Asks for consent, beside what was answered, unless that is asked already. Whoever leaves has not answered; nor has who may be asked no more.
 */
export async function askConsent({ ports, session, overlays, isOpen }: AskConsentDeps): Promise<void> {
  if (!isOpen() || overlays.visible.get()?.kind === 'consent') return;
  const before = createConsentRecord(ports.store).read();
  const answered = before && (before.preferences ? 'allow' : 'refuse');
  const answer = await overlays.prompts.ask({ kind: 'consent', answered });
  if ((answer !== 'allow' && answer !== 'refuse') || !isOpen()) return;
  const isAllowed = answer === 'allow';
  await session.setConsent({ preferences: isAllowed, statistics: isAllowed });
}

/** Resolves when no overlay stands over the screen and nothing is watched. */
function untilIdle({ overlays, places }: AskConsentDeps): Promise<void> {
  const location = places()?.navigation.location;
  const watched: readonly (Observed<unknown> | undefined)[] = [overlays.visible, location];
  return new Promise((resolve) => {
    const ends: (Unsubscribe | undefined)[] = [];
    const check = (): void => {
      if (overlays.visible.get() || location?.get().screen.kind === 'watch') return;
      for (const end of ends.splice(0)) end?.();
      resolve();
    };
    ends.push(...watched.map((fact) => fact?.subscribe(check)));
    check();
  });
}

import type { ServiceConfig } from '@fjernsyn/contracts';
import type { Session } from '@fjernsyn/session';
import type { AskConsentDeps } from './ask-consent';

/** The question for consent to preferences and statistics, as everybody may ask it (S6.17). */
export interface ConsentQuestion {
  /** Whether the viewer may be asked: where the service wants it, and neither a child nor a fallback user. */
  isOpen(): boolean;
  /** Asks whoever has not answered yet, once nothing else stands over the screen and nothing is watched. */
  ask(): void;
  /** Asks again, beside what was answered. */
  askAgain(): void;
}

/** Dependencies of {@link createConsentQuestion}. */
export interface ConsentQuestionDeps extends Omit<AskConsentDeps, 'session' | 'isOpen'> {
  readonly session: Pick<Session, 'state' | 'setConsent'>;
  /** The service's configuration; undefined before it is there. */
  readonly config: () => ServiceConfig | undefined;
}

const importAsking = () => import('./ask-consent');

/** Makes the {@link ConsentQuestion}; asking is fetched when it is first wanted, and left to the next start where it cannot be. */
export function createConsentQuestion({ config, ...deps }: ConsentQuestionDeps): ConsentQuestion {
  const isOpen = (): boolean => {
    const { role, profile } = deps.session.state.get();
    return config()?.featureFlags?.askForConsent === true && role !== 'fallback' && profile?.isKids !== true;
  };
  const run = (task: 'askOnce' | 'askConsent'): void => {
    if (!isOpen()) return;
    void importAsking()
      .then((asking) => asking[task]({ ...deps, isOpen }))
      .catch(() => undefined);
  };
  return { isOpen, ask: () => run('askOnce'), askAgain: () => run('askConsent') };
}

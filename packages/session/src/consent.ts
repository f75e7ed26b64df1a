import type { KeyValueStore } from '@fjernsyn/platform';
import { type Consent, consentKey, readConsent } from './read-consent';

/** The answer of this set's viewers to the question for consent. */
export interface ConsentRecord {
  /** Undefined where nobody was asked yet, or what was kept cannot be read: then the question is asked again. */
  read(): Consent | undefined;
  write(consent: Consent): void;
  /** Whether the viewer counts as opted out: without consent to preferences (S6.18). */
  isOptedOut(): boolean;
}

/** Makes the {@link ConsentRecord}. */
export function createConsentRecord(store: Pick<KeyValueStore, 'read' | 'write'>): ConsentRecord {
  return {
    read: () => readConsent(store),
    write: (consent) => store.write(consentKey, JSON.stringify(consent)),
    isOptedOut: () => readConsent(store)?.preferences !== true,
  };
}

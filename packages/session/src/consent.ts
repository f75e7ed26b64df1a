import { asRecord, readJson } from '@fjernsyn/kernel';
import type { KeyValueStore } from '@fjernsyn/platform';

/** What a viewer lets the product learn of them, by category (S6.17). */
export interface Consent {
  readonly preferences: boolean;
  readonly statistics: boolean;
}

/** Where the answer is kept. */
export const consentKey = 'fjernsyn.consent';

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
  const read = (): Consent | undefined => {
    const { preferences, statistics } = asRecord(readJson(store.read(consentKey))) ?? {};
    return typeof preferences === 'boolean' && typeof statistics === 'boolean'
      ? { preferences, statistics }
      : undefined;
  };
  return {
    read,
    write: (consent) => store.write(consentKey, JSON.stringify(consent)),
    isOptedOut: () => read()?.preferences !== true,
  };
}

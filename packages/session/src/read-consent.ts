import { asRecord, readJson } from '@fjernsyn/kernel';
import type { KeyValueStore } from '@fjernsyn/platform';

/** What a viewer lets the product learn of them, by category (S6.17). */
export interface Consent {
  readonly preferences: boolean;
  readonly statistics: boolean;
}

/** Where the answer is kept. */
export const consentKey = 'fjernsyn.consent';

/** The answer that a set has kept; undefined where nobody was asked yet, or what was kept cannot be read. */
export function readConsent(store: Pick<KeyValueStore, 'read'>): Consent | undefined {
  const { preferences, statistics } = asRecord(readJson(store.read(consentKey))) ?? {};
  return typeof preferences === 'boolean' && typeof statistics === 'boolean' ? { preferences, statistics } : undefined;
}

import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWK } from 'oidc-provider';
import type { Store } from '../state/create-store';

/** What the provider signs identity tokens and cookies with. Secrets. */
export interface IdentityKeys {
  readonly signing: JWK;
  readonly cookies: string;
}

/** The record that holds them. */
export const identityKeysRecord = 'keys';

/** The keys, made once and kept with everything else: who signed in stays so after a restart. */
export function identityKeys(store: Store): IdentityKeys {
  const kept = store.read().identity[identityKeysRecord]?.payload as IdentityKeys | undefined;
  if (kept !== undefined) return kept;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const made: IdentityKeys = {
    signing: privateKey.export({ format: 'jwk' }) as JWK,
    cookies: randomBytes(32).toString('base64url'),
  };
  store.update((state) => ({ ...state, identity: { ...state.identity, [identityKeysRecord]: { payload: made } } }));
  return made;
}

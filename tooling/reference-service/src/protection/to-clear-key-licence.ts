import { clearKey } from './clear-key';

/** A set of keys as the ClearKey system of browsers reads it. */
interface ClearKeyLicence {
  readonly keys: readonly { readonly kty: 'oct'; readonly kid: string; readonly k: string }[];
  readonly type: 'temporary';
}

/** The licence for a request of the ClearKey system, which names ids of keys; undefined where none of them is known. */
export function toClearKeyLicence({ kids }: Readonly<Record<string, unknown>>): ClearKeyLicence | undefined {
  const kid = toBase64Url(clearKey.id);
  const isKnown = Array.isArray(kids) && kids.includes(kid);
  return isKnown ? { keys: [{ kty: 'oct', kid, k: toBase64Url(clearKey.value) }], type: 'temporary' } : undefined;
}

function toBase64Url(digits: string): string {
  return Buffer.from(digits, 'hex').toString('base64url');
}

import type { KeyObject, X509Certificate } from 'node:crypto';
import type { SignatureRole } from './widget-signature';

/** What Samsung's own issuers for televisions are called (2026-11). */
const samsungsIssuers = {
  author: /^CN=Samsung VD Author CA\b/m,
  distributor: /^CN=VD DEVELOPER \w+ CA\b/m,
} as const satisfies Record<SignatureRole, RegExp>;

/** Certificates from the one that belongs to a key up to the highest that a file holds; empty where none belongs to it. */
export function chainOf(privateKey: KeyObject, certificates: readonly X509Certificate[]): readonly X509Certificate[] {
  const chain: X509Certificate[] = [];
  let next = certificates.find((each) => each.checkPrivateKey(privateKey));
  while (next !== undefined && !chain.includes(next)) {
    const own: X509Certificate = next;
    chain.push(own);
    next = certificates.find((each) => own.checkIssued(each) && own.verify(each.publicKey));
  }
  return chain;
}

/** What is wrong with the dates of a chain, in words with the day; undefined where all of it is valid now. */
export function validityFault(chain: readonly X509Certificate[], now: number): string | undefined {
  for (const { subject, validFrom, validTo } of chain) {
    const name = /^CN=(.*)$/m.exec(subject)?.[1] ?? subject;
    if (Date.parse(validFrom) > now) return `is not valid before ${dayOf(validFrom)} (${name})`;
    if (Date.parse(validTo) < now) return `has not been valid since ${dayOf(validTo)} (${name})`;
  }
  return undefined;
}

/** Whether Samsung issued a certificate for a role, by its issuer's name: sets hold the root of it, and we do not. */
export function isSamsungs([own]: readonly X509Certificate[], role: SignatureRole): boolean {
  return own !== undefined && own.issuer !== own.subject && samsungsIssuers[role].test(own.issuer);
}

function dayOf(time: string): string {
  return new Date(time).toISOString().slice(0, 10);
}

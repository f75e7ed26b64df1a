import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import forge from 'node-forge';

/** A certificate with its key, as an issuer makes it. */
export interface TestCertificate {
  readonly privateKey: KeyObject;
  readonly certificate: forge.pki.Certificate;
}

/** Makes a certificate of a name, by an issuer, else by itself. */
export function makeCertificate(name: string, from: string, to: string, issuer?: TestCertificate): TestCertificate {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const own = forgeKey(privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(own.n, own.e);
  certificate.validity.notBefore = new Date(from);
  certificate.validity.notAfter = new Date(to);
  certificate.setSubject([{ name: 'commonName', value: name }]);
  certificate.setIssuer(issuer?.certificate.subject.attributes ?? certificate.subject.attributes);
  certificate.sign(issuer ? forgeKey(issuer.privateKey) : own, forge.md.sha256.create());
  return { privateKey, certificate };
}

/** The file that a key and certificates are kept in. */
export function makePkcs12(privateKey: KeyObject, certificates: readonly TestCertificate[], password: string): Buffer {
  const chain = certificates.map(({ certificate }) => certificate);
  const p12 = forge.pkcs12.toPkcs12Asn1(forgeKey(privateKey), chain, password, { algorithm: '3des' });
  return Buffer.from(forge.asn1.toDer(p12).getBytes(), 'binary');
}

function forgeKey(privateKey: KeyObject): forge.pki.rsa.PrivateKey {
  return forge.pki.privateKeyFromPem(privateKey.export({ type: 'pkcs1', format: 'pem' }).toString());
}

import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import forge from 'node-forge';
import { PackagerError } from '../errors';
import type { SigningIdentities } from './wgt';
import type { SigningIdentity } from './widget-signature';

type Env = Readonly<Record<string, string | undefined>>;

/** Names of the variables that lead to a certificate (PKCS #12) and open it. */
const variables = {
  author: ['FJERNSYN_TIZEN_AUTHOR_P12', 'FJERNSYN_TIZEN_AUTHOR_PASSWORD'],
  distributor: ['FJERNSYN_TIZEN_DISTRIBUTOR_P12', 'FJERNSYN_TIZEN_DISTRIBUTOR_PASSWORD'],
} as const;

/** Whose certificates sign, and whether a set of a viewer takes them. */
export interface ChosenIdentities {
  readonly identities: SigningIdentities;
  readonly isSelfMade: boolean;
}

/**
 * The certificates that the environment names, else one of our own for development, made once and kept outside the checkout, so that two builds
 * agree. Rejects with `packager/certificate-invalid` where a file cannot be opened; a password is never part of what it says.
 */
export async function signingIdentities(env: Env = process.env): Promise<ChosenIdentities> {
  const author = await fromEnvironment(env, 'author');
  const distributor = await fromEnvironment(env, 'distributor');
  if (author && distributor) return { identities: { author, distributor }, isSelfMade: false };
  if (author || distributor) {
    throw invalid(`Samsung wants two certificates: set ${variables.author[0]} and ${variables.distributor[0]}.`);
  }
  const own = await developmentIdentity(env);
  return { identities: { author: own, distributor: own }, isSelfMade: true };
}

async function fromEnvironment(env: Env, role: keyof typeof variables): Promise<SigningIdentity | undefined> {
  const [fileName, passwordName] = variables[role];
  const file = env[fileName];
  if (!file) return undefined;
  const contents = await readFile(file).catch(() => {
    throw invalid(`${fileName} names no file that can be read: ${file}`);
  });
  try {
    return openPkcs12(contents, env[passwordName] ?? '');
  } catch {
    throw invalid(`${file} cannot be opened with the password of ${passwordName}.`);
  }
}

/** Opens a certificate with its key; throws where the password is not its own. */
export function openPkcs12(contents: Buffer, password: string): SigningIdentity {
  const p12 = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(contents.toString('binary')), password);
  const keyType = forge.pki.oids.pkcs8ShroudedKeyBag as string;
  const certificateType = forge.pki.oids.certBag as string;
  const key = p12.getBags({ bagType: keyType })[keyType]?.[0]?.key;
  const certificates = p12.getBags({ bagType: certificateType })[certificateType] ?? [];
  if (!key || certificates.length === 0) throw new Error('There is no key in it, or no certificate.');
  return {
    privateKey: createPrivateKey(forge.pki.privateKeyToPem(key)),
    certificates: certificates.flatMap(({ cert }) => (cert ? [derOf(cert)] : [])),
  };
}

async function developmentIdentity(env: Env): Promise<SigningIdentity> {
  const folder = join(
    env.FJERNSYN_CACHE || join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'fjernsyn'),
    'signing',
  );
  const file = join(folder, 'tizen-development-key.pem');
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return selfSigned(createPrivateKey(known));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await mkdir(folder, { recursive: true });
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return selfSigned(privateKey);
}

/** A certificate over its own key, the same bytes for the same key: for sets in a simulator and for trying out. */
export function selfSigned(privateKey: KeyObject): SigningIdentity {
  const key = forge.pki.privateKeyFromPem(privateKey.export({ type: 'pkcs1', format: 'pem' }).toString());
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.UTC(2026, 0, 1));
  certificate.validity.notAfter = new Date(Date.UTC(2046, 0, 1));
  const names = [{ name: 'commonName', value: 'Fjernsyn development, no set takes this' }];
  certificate.setSubject(names);
  certificate.setIssuer(names);
  certificate.sign(key, forge.md.sha256.create());
  return { privateKey, certificates: [derOf(certificate)] };
}

function derOf(certificate: forge.pki.Certificate): string {
  return forge.util.encode64(forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes());
}

function invalid(message: string): PackagerError {
  return new PackagerError('packager/certificate-invalid', message);
}

import { createPrivateKey, generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import forge from 'node-forge';
import { PackagerError } from '../errors';
import type { Variant } from '../files/made-file';
import { chainOf, isSamsungs, validityFault } from './certificate-chain';
import type { SigningIdentities } from './wgt';
import type { SigningIdentity } from './widget-signature';

type Env = Readonly<Record<string, string | undefined>>;

/** Names of the variables that lead to a certificate (PKCS #12) and open it. */
const variables = {
  author: ['FJERNSYN_TIZEN_AUTHOR_P12', 'FJERNSYN_TIZEN_AUTHOR_PASSWORD'],
  distributor: ['FJERNSYN_TIZEN_DISTRIBUTOR_P12', 'FJERNSYN_TIZEN_DISTRIBUTOR_PASSWORD'],
} as const;

/** What decides who signs: the variables, whether it is for a store, and the time, at which certificates have to be valid. */
export interface SigningOptions {
  readonly env: Env;
  readonly variant: Variant;
  /** Epoch ms. */
  readonly now: number;
}

/** Whose certificates sign, and whether Samsung issued them, without which no set and no store takes a package. */
export interface ChosenIdentities {
  readonly identities: SigningIdentities;
  readonly areSamsungs: boolean;
}

interface NamedIdentity {
  readonly identity: SigningIdentity;
  readonly isSamsungs: boolean;
}

/**
 * The certificates that the environment names, else one of our own for development, made once and kept outside the checkout, so that two builds
 * agree. Rejects with `packager/certificate-invalid`, which names the file, where one cannot be opened, does not belong to its key, is not
 * valid now, or is for a store and not Samsung's; a password is never part of what it says.
 */
export async function signingIdentities(options: SigningOptions): Promise<ChosenIdentities> {
  const author = await fromEnvironment(options, 'author');
  const distributor = await fromEnvironment(options, 'distributor');
  if (author && distributor) {
    return {
      identities: { author: author.identity, distributor: distributor.identity },
      areSamsungs: author.isSamsungs && distributor.isSamsungs,
    };
  }
  if (author || distributor) {
    throw invalid(`Samsung wants two certificates: set ${variables.author[0]} and ${variables.distributor[0]}.`);
  }
  const own = await developmentIdentity(options.env);
  return { identities: { author: own, distributor: own }, areSamsungs: false };
}

async function fromEnvironment(
  { env, variant, now }: SigningOptions,
  role: keyof typeof variables,
): Promise<NamedIdentity | undefined> {
  const [fileName, passwordName] = variables[role];
  const file = env[fileName];
  if (!file) return undefined;
  const contents = await readFile(file).catch(() => {
    throw invalid(`${fileName} names no file that can be read: ${file}`);
  });
  const { privateKey, certificates } = opened(contents, env[passwordName] ?? '', file, passwordName);
  const chain = chainOf(
    privateKey,
    certificates.map((each) => new X509Certificate(Buffer.from(each, 'base64'))),
  );
  if (chain.length === 0) throw invalid(`${file}: no certificate in it belongs to its key.`);
  const fault = validityFault(chain, now);
  if (fault !== undefined) throw invalid(`${file} ${fault}: every set would refuse what it signs.`);
  if (variant === 'store' && !isSamsungs(chain, role)) {
    throw invalid(
      `${file} is no ${role}’s certificate by Samsung, whose store takes no other: docs/devices/tizen.md tells how to get one.`,
    );
  }
  return {
    identity: { privateKey, certificates: chain.map(({ raw }) => raw.toString('base64')) },
    isSamsungs: isSamsungs(chain, role),
  };
}

function opened(contents: Buffer, password: string, file: string, passwordName: string): SigningIdentity {
  try {
    return openPkcs12(contents, password);
  } catch {
    throw invalid(`${file} cannot be opened with the password of ${passwordName}.`);
  }
}

/** Opens a key with what certificates lie beside it; throws where the password is not its own. */
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

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPkcs12, signingIdentities } from './signing-identities';
import { makeCertificate, makePkcs12, type TestCertificate } from './testing/make-pkcs12';

const now = Date.UTC(2026, 10, 29);
const [from, to] = ['2026-01-01', '2028-01-01'];
const authorCa = makeCertificate('Samsung VD Author CA', from, to);
const distributorCa = makeCertificate('VD DEVELOPER Public CA Class', from, to);
const author = makeCertificate('Fjernsyn', from, to, authorCa);
const distributor = makeCertificate('TizenSDK', from, to, distributorCa);
const own = makeCertificate('Made at home', from, to);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fjernsyn-signing-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(
  name: string,
  certificates: readonly TestCertificate[],
  holder = certificates[0],
): Promise<string> {
  const file = join(folder, `${name}.p12`);
  await writeFile(file, makePkcs12(holder?.privateKey ?? own.privateKey, certificates, 'hemmelig'));
  return file;
}

/** Chooses who signs, by the two files and their password. */
function choose(
  authorFile: string,
  distributorFile: string,
  variant: 'store' | 'development' = 'store',
  password = 'hemmelig',
) {
  const env = {
    FJERNSYN_TIZEN_AUTHOR_P12: authorFile,
    FJERNSYN_TIZEN_AUTHOR_PASSWORD: password,
    FJERNSYN_TIZEN_DISTRIBUTOR_P12: distributorFile,
    FJERNSYN_TIZEN_DISTRIBUTOR_PASSWORD: 'hemmelig',
  };
  return signingIdentities({ env, variant, now });
}

test('[PK142] is signed by the certificates that the environment names, each with its issuers, own one first', async () => {
  const files = [
    await fileOf('author', [authorCa, author], author),
    await fileOf('distributor', [distributor, distributorCa]),
  ];
  const { areSamsungs, identities } = await choose(files[0] ?? '', files[1] ?? '');
  expect(areSamsungs).toBe(true);
  const inFile = openPkcs12(makePkcs12(author.privateKey, [author, authorCa], 'x'), 'x');
  expect(identities.author.certificates).toEqual(inFile.certificates);
});

test('[PK142] a wrong password, no certificate or one of two is refused by the file, never by a password', async () => {
  const file = await fileOf('locked', [author]);
  const failed = choose(file, file, 'store', 'forkert');
  await expect(failed).rejects.toMatchObject({ code: 'packager/certificate-invalid' });
  await expect(failed).rejects.not.toThrow(/forkert/);
  expect(() => openPkcs12(Buffer.from('no certificate'), '')).toThrow();
  await expect(choose(file, '')).rejects.toThrow('two certificates');
  await expect(choose(join(folder, 'none.p12'), file)).rejects.toThrow('none.p12');
});

test('[PK142] is signed by one of our own where none is named, kept outside the checkout, and the same the next time', async () => {
  const options = { env: { FJERNSYN_CACHE: join(folder, 'cache') }, variant: 'store', now } as const;
  const first = await signingIdentities(options);
  expect(first.areSamsungs).toBe(false);
  const second = await signingIdentities(options);
  expect(second.identities.author.certificates).toEqual(first.identities.author.certificates);
});

test.each([
  ['not valid yet', '2027-03-04', '2028-01-01', 'is not valid before 2027-03-04'],
  ['no longer valid', '2024-01-01', '2026-02-03', 'has not been valid since 2026-02-03'],
])(
  '[PK389] [found-pack-04] a certificate that is %s is refused by its file and the day',
  async (_, start, end, words) => {
    const file = await fileOf(`dated-${start}`, [makeCertificate('Fjernsyn', start, end, authorCa), authorCa]);
    await expect(choose(file, file, 'development')).rejects.toMatchObject({
      code: 'packager/certificate-invalid',
      message: expect.stringMatching(new RegExp(`^${file} ${words}`)),
    });
  },
);

test('[PK389] an issuer that is no longer valid is refused by its name', async () => {
  const old = makeCertificate('Samsung VD Author CA', '2016-01-01', '2026-10-01');
  const file = await fileOf('old-issuer', [makeCertificate('Fjernsyn', from, to, old), old]);
  await expect(choose(file, file)).rejects.toThrow('has not been valid since 2026-10-01 (Samsung VD Author CA)');
});

test('[PK389] [found-pack-04] a key and certificates that do not belong together are refused by the file', async () => {
  const file = await fileOf('mixed', [author, authorCa], distributor);
  await expect(choose(file, file, 'development')).rejects.toThrow(`${file}: no certificate in it belongs to its key.`);
});

test('[PK389] [found-pack-04] one that Samsung did not issue is refused for a store; for development it signs, and that is known', async () => {
  const homemade = await fileOf('homemade', [own]);
  const good = [await fileOf('good-author', [author]), await fileOf('good-distributor', [distributor])] as const;
  await expect(choose(homemade, good[1])).rejects.toThrow(`${homemade} is no author’s certificate by Samsung`);
  await expect(choose(good[0], homemade)).rejects.toThrow(`${homemade} is no distributor’s certificate by Samsung`);
  await expect(choose(good[1], good[0])).rejects.toThrow('is no author’s certificate');
  expect((await choose(homemade, good[1], 'development')).areSamsungs).toBe(false);
});

test('[PK389] one that calls itself Samsung’s is not', async () => {
  const vain = await fileOf('vain', [authorCa]);
  await expect(choose(vain, vain)).rejects.toThrow('is no author’s certificate');
});

import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MadeFile } from '../files/made-file';
import { ensureXmlsec } from '../testing/ensure-xmlsec';
import { selfSigned } from './signing-identities';
import { signedFiles, wgt } from './wgt';

const run = promisify(execFile);
const installingMs = 180_000;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const files: readonly MadeFile[] = [
  { path: 'config.xml', contents: bytes('<widget/>') },
  { path: 'index.html', contents: bytes('<!doctype html>') },
  { path: 'assets/main æ.js', contents: bytes('void 0;') },
];
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const own = selfSigned(privateKey);
const identities = { author: own, distributor: own };
const pem = `-----BEGIN CERTIFICATE-----\n${own.certificates[0]?.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`;

describe('a widget', () => {
  let folder: string;
  let xmlsec: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fjernsyn-wgt-'));
    xmlsec = await ensureXmlsec();
  }, installingMs);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Lays the files into a folder and has xmlsec1 hold a signature against them. */
  async function verify(name: string, laid: readonly MadeFile[], signature: string): Promise<string> {
    const at = join(folder, name);
    await mkdir(at);
    await writeFile(join(at, 'root.pem'), pem);
    for (const { path, contents } of laid) {
      await mkdir(dirname(join(at, path)), { recursive: true });
      await writeFile(join(at, path), contents);
    }
    const ids = ['--id-attr:Id', 'Object', '--trusted-pem', 'root.pem'];
    return run(xmlsec, ['--verify', ...ids, signature], { cwd: at }).then(
      ({ stdout, stderr }) => stdout + stderr,
      (error: { readonly stderr?: string }) => `refused: ${error.stderr}`,
    );
  }

  it('[PK140] carries two signatures that xmlsec1 accepts, reference by reference', async () => {
    const laid = signedFiles(files, identities);
    expect(await verify('author', laid, 'author-signature.xml')).toMatch(/SignedInfo References \(ok\/all\): 4\/4/);
    expect(await verify('distributor', laid, 'signature1.xml')).toMatch(/SignedInfo References \(ok\/all\): 5\/5/);
  });

  it('[PK140] is refused once a byte of any file, or of the author’s signature, is another', async () => {
    const laid = signedFiles(files, identities);
    for (const { path } of laid.filter((file) => file.path !== 'signature1.xml')) {
      const changed = laid.map((file) =>
        file.path === path ? { path, contents: file.contents.map((byte, at) => (at === 3 ? byte ^ 1 : byte)) } : file,
      );
      expect(await verify(`changed-${path.replace(/\W/g, '')}`, changed, 'signature1.xml'), path).toMatch(/^refused/);
    }
  });

  it('[PK141] is the same bytes each time, whatever the order of its files', () => {
    const one = wgt(files, identities);
    expect(Buffer.from(wgt(files, identities)).equals(Buffer.from(one))).toBe(true);
    expect(Object.keys(unzipSync(one)).sort()).toEqual([
      'assets/main æ.js',
      'author-signature.xml',
      'config.xml',
      'index.html',
      'signature1.xml',
    ]);
    expect(selfSigned(privateKey)).toEqual(own);
  });
});

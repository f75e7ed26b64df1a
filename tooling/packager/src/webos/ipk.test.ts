import { gunzipSync } from 'node:zlib';
import { brands } from '@fjernsyn/brand/brands';
import { expect, test } from 'vitest';
import { createIconPainter } from '../icons/draw-icons';
import { iconPlans } from '../icons/icon-plans';
import { productFactsOf } from '../product-facts';
import { appinfo } from './appinfo';
import { readAr } from './ar-archive';
import { ipk } from './ipk';
import { readTar } from './repack-ipk';

const [brand] = brands;
const productFacts = productFactsOf(brand);

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const files = [
  { path: 'appinfo.json', contents: bytes(JSON.stringify(appinfo(productFacts))) },
  { path: 'index.html', contents: bytes('<!doctype html>') },
  { path: 'assets/main.js', contents: bytes('void 0;') },
  ...iconPlans('webos', productFacts.background).packed.map(createIconPainter(brand)),
];
const packingMs = 60_000;

/** Every date of a package, in seconds: of its members, of their archives and of the files in these. */
async function datesOf(ipk: Uint8Array): Promise<readonly number[]> {
  const text = Buffer.from(ipk);
  const members = readAr(ipk).map(async ({ contents }) => {
    const at = text.indexOf(contents);
    const own = Number(text.toString('latin1', at - 60 + 16, at - 60 + 28));
    if (contents[0] !== 0x1f) return [own];
    const files = await readTar(gunzipSync(contents));
    return [
      own,
      Buffer.from(contents).readUInt32LE(4),
      ...files.map(({ header }) => (header.mtime?.getTime() ?? 0) / 1000),
    ];
  });
  return (await Promise.all(members)).flat();
}

test('[PK147] [PK388] [found-pack-05] a package holds the application where a set looks for it, of one day after 1990, the same bytes each time', {
  timeout: packingMs,
}, async () => {
  const [one, other] = await Promise.all([ipk(files), ipk(files)]);
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  const members = readAr(one);
  expect(members.map(({ path }) => path)).toEqual(['debian-binary', 'control.tar.gz', 'data.tar.gz']);
  const data = await readTar(gunzipSync(members[2]?.contents ?? bytes('')));
  const names = data.map(({ header }) => header.name.replace(/^\.\//, ''));
  expect(names).toContain('usr/palm/applications/dk.fjernsyn.app/assets/main.js');
  expect(names).toContain('usr/palm/packages/dk.fjernsyn.app/packageinfo.json');
  const dates = await datesOf(one);
  expect(dates.length).toBeGreaterThan(names.length + members.length);
  expect(new Set(dates)).toEqual(new Set([Date.UTC(2026, 0, 1) / 1000]));
});

test('[PK147] what LG’s packager refuses is told in its words', { timeout: packingMs }, async () => {
  const wrong = files.map((file) =>
    file.path === 'appinfo.json' ? { ...file, contents: bytes('{"id":"Dk.Wrong"}') } : file,
  );
  await expect(ipk(wrong)).rejects.toMatchObject({ code: 'packager/tool-failed' });
});

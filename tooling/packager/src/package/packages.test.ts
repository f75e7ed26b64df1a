import { brands } from '@fjernsyn/brand/brands';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { LARGEST_PACKAGE_BYTES, sizeComplaints } from '../files/made-file';
import { decodeAit } from '../hbbtv/testing/decode-ait';
import { productFactsOf } from '../product-facts';
import { packages } from './packages';

const [brand] = brands;
const productFacts = productFactsOf(brand);

const file = { path: 'index.xhtml', contents: new TextEncoder().encode('<!doctype html>') };
const origins = { service: ['https://service.example'], cdn: ['https://cdn.example'] };
const env = { FJERNSYN_CACHE: '/dev/null/none' };
const deps = { facts: productFacts, variant: 'store', env, origins, now: Date.UTC(2026, 10, 29) } as const;

test('[PK149] a folder for HbbTV holds the site and both ways of telling sets of it', async () => {
  const { made, steps, complaints } = await packages.hbbtv([file], deps);
  expect(made.map(({ path }) => path)).toEqual(['site/index.xhtml', 'ait.xml', 'ait.bin']);
  expect(steps.join('\n')).toContain('application/vnd.hbbtv.xhtml+xml');
  expect(complaints).toEqual([]);
});

test('[PK390] [found-pack-07] both forms of the table name every host; the channel’s is bound to it, the portal’s to no channel', async () => {
  const { made } = await packages.hbbtv([file], deps);
  const [, xml, section] = made.map(({ contents }) => contents);
  const hosts = ['https://fjernsyn.example', 'https://service.example', 'https://cdn.example'];
  const [application] = decodeAit(section ?? new Uint8Array()).applications;
  expect(application?.descriptors).toMatchObject({ boundary: hosts, application: { isServiceBound: true } });
  const text = new TextDecoder().decode(xml);
  for (const host of hosts) expect(text).toContain(`<mhp:BoundaryExtension>${host}</mhp:BoundaryExtension>`);
  expect(text).toContain('<mhp:serviceBound>false</mhp:serviceBound>');
});

test('[PK149] a folder for the web is the site', async () => {
  const { made } = await packages.web([file], deps);
  expect(made.map(({ path }) => path)).toEqual(['site/index.xhtml']);
});

test('[PK385] [found-pack-03] LG’s packager is not asked for what we refuse, and nothing is made', async () => {
  const { made, steps, complaints } = await packages.webos([], deps);
  expect([made, steps]).toEqual([[], []]);
  expect(complaints[0]?.rule).toContain('The start page index.html is not in the package.');
});

test('[PK149] a package for Samsung says how to come by certificates where it is signed by our own', async () => {
  const env = { FJERNSYN_CACHE: process.env.FJERNSYN_CACHE, XDG_CACHE_HOME: process.env.XDG_CACHE_HOME };
  const { made, complaints } = await packages.tizen([file], { ...deps, env });
  expect(Object.keys(unzipSync(made[0]?.contents ?? new Uint8Array()))).toContain('config.xml');
  expect(complaints.map(({ remedy }) => remedy).join()).toContain('FJERNSYN_TIZEN_AUTHOR_P12');
});

test('[PK391] [found-pack-07] all files of a package together keep its 6 MB', () => {
  const half = { path: 'site/half.js', contents: new Uint8Array(LARGEST_PACKAGE_BYTES / 2) };
  expect(sizeComplaints([half, half])).toEqual([]);
  expect(sizeComplaints([half, half, { path: 'site/a.js', contents: new Uint8Array(1) }])[0]?.rule).toContain('6 MB');
});

import { brands } from '@fjernsyn/brand/brands';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { LARGEST_PACKAGE_BYTES, sizeComplaints } from '../files/made-file';
import { productFactsOf } from '../product-facts';
import { packages } from './packages';

const [brand] = brands;
const productFacts = productFactsOf(brand);

const file = { path: 'index.html', contents: new TextEncoder().encode('<!doctype html>') };
const deps = { facts: productFacts, variant: 'store', env: { FJERNSYN_CACHE: '/dev/null/none' } } as const;

test('[PK149] a folder for HbbTV holds the site and both ways of telling sets of it', async () => {
  const { made, steps, complaints } = await packages.hbbtv([file], deps);
  expect(made.map(({ path }) => path)).toEqual(['site/index.html', 'ait.xml', 'ait.bin']);
  expect(steps.join('\n')).toContain('application/vnd.hbbtv.xhtml+xml');
  expect(complaints).toEqual([]);
});

test('[PK149] a folder for the web is the site', async () => {
  const { made } = await packages.web([file], deps);
  expect(made.map(({ path }) => path)).toEqual(['site/index.html']);
});

test('[PK149] a package for Samsung says how to come by certificates where it is signed by our own', async () => {
  const env = { FJERNSYN_CACHE: process.env.FJERNSYN_CACHE, XDG_CACHE_HOME: process.env.XDG_CACHE_HOME };
  const { made, complaints } = await packages.tizen([file], { ...deps, env });
  expect(Object.keys(unzipSync(made[0]?.contents ?? new Uint8Array()))).toContain('config.xml');
  expect(complaints.map(({ remedy }) => remedy).join()).toContain('FJERNSYN_TIZEN_AUTHOR_P12');
});

test('[PK149] a package of more than 6 MB is refused', () => {
  const path = 'large.wgt';
  expect(sizeComplaints({ path, contents: new Uint8Array(LARGEST_PACKAGE_BYTES) })).toEqual([]);
  expect(sizeComplaints({ path, contents: new Uint8Array(LARGEST_PACKAGE_BYTES + 1) })[0]?.rule).toContain('6 MB');
});

import { brands } from '@fjernsyn/brand/brands';
import { expect, test } from 'vitest';
import { createIconPainter } from '../icons/draw-icons';
import { iconPlans } from '../icons/icon-plans';
import { productFactsOf } from '../product-facts';
import { appinfo, danishAppinfo, webosPictures } from './appinfo';
import { checkAppinfo } from './check-appinfo';

const [brand] = brands;
const productFacts = productFactsOf(brand);
const drawIcon = createIconPainter(brand);

const manifest = appinfo(productFacts);
const page = { path: 'index.html', contents: Buffer.from('<!doctype html>') };
const files = [page, ...iconPlans('webos', productFacts.background).packed.map(drawIcon)];
const rulesOf = (over: Readonly<Record<string, unknown>>, packed = files): string =>
  checkAppinfo({ ...manifest, ...over }, packed)
    .map(({ rule, remedy }) => `${rule} ${remedy}`)
    .join('\n');

test('[PK145] nothing of our manifest and its pictures is refused; Danish words are the same application’s', () => {
  expect(checkAppinfo(manifest, files)).toEqual([]);
  expect(danishAppinfo(productFacts)).toMatchObject({ id: manifest.id, version: manifest.version });
});

test('[PK145] [back-05] [tts-03] Back is ours, launches are told to us, and the set reads aloud', () => {
  expect(manifest).toMatchObject({
    disableBackHistoryAPI: true,
    handlesRelaunch: true,
    accessibility: { supportsAudioGuidance: true },
  });
  expect(rulesOf({ disableBackHistoryAPI: undefined })).toContain('disableBackHistoryAPI');
  expect(rulesOf({ accessibility: {} })).toContain('supportsAudioGuidance');
});

test.each(['com.lge.x', 'com.webos.x', 'com.palm.x', 'com.palmdts.x'])(
  '[PK146] [pkg-02] the id %s is LG’s own',
  (id) => {
    expect(rulesOf({ id })).toContain('LG’s own');
  },
);

test.each([
  ['an id in capitals', { id: 'dk.Fjernsyn' }, 'lower-case'],
  ['a version with zeros before it', { version: '1.02.3' }, 'three whole numbers'],
  ['no title', { title: '' }, 'title'],
  ['a resolution of its own', { resolution: '3840x2160' }, 'resolution'],
  ['what LG has written down nowhere', { supportQuickStart: true }, 'supportQuickStart'],
  ['a picture that is not there', { icon: 'none.png' }, 'icon is no PNG'],
] as const)('[PK146] %s is refused', (_, over, words) => {
  expect(rulesOf(over)).toContain(words);
});

test('[PK146] an icon that is no picture, or of another size, is refused, which LG’s packager lets through', () => {
  const asText = files.map((file) =>
    file.path === 'icon.png' ? { ...file, contents: Buffer.from('no picture') } : file,
  );
  expect(rulesOf({}, asText)).toContain('icon is no PNG of 80 × 80 px, but none at all');
  const large = files.map((file) =>
    file.path === 'icon.png' ? drawIcon({ path: 'icon.png', width: 90, height: 90, background: null }) : file,
  );
  expect(rulesOf({}, large)).toContain('but 90 × 90');
});

test('[PK385] [found-pack-03] a start page, an icon or a background that is missing is refused in our words', () => {
  const without = (path: string) => files.filter((file) => file.path !== path);
  expect(rulesOf({}, without('index.html'))).toContain('The start page index.html is not in the package.');
  expect(rulesOf({ main: 'start.html' })).toContain('The start page start.html is not in the package.');
  for (const [key, path] of Object.entries(webosPictures))
    expect(rulesOf({}, without(path))).toContain(`${key} is no PNG`);
});

test('[PK385] a blank icon is refused, a plain background is not', () => {
  const blank = drawIcon({ path: 'icon.png', width: 80, height: 80, background: '#101010', hasMark: false });
  expect(rulesOf({}, [...files.filter(({ path }) => path !== 'icon.png'), blank])).toContain('icon is blank.');
});

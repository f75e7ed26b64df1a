import { brands } from '@fjernsyn/brand/brands';
import { expect, test } from 'vitest';
import type { MadeFile } from '../files/made-file';
import { createIconPainter } from '../icons/draw-icons';
import { iconPlans } from '../icons/icon-plans';
import { productFactsOf } from '../product-facts';
import { checkConfig } from './check-config';
import { configXml } from './config-xml';

const [brand] = brands;
const productFacts = productFactsOf(brand);

const store = configXml(productFacts, 'store');
const draw = createIconPainter(brand);
const files: readonly MadeFile[] = [
  ...['index.html', 'service/preview.js'].map((path) => ({ path, contents: Buffer.from(path) })),
  ...iconPlans('tizen', productFacts.background).packed.map(draw),
];
const rulesOf = (config: string, packed = files): string =>
  checkConfig(config, packed)
    .map(({ rule, remedy }) => `${rule} ${remedy}`)
    .join('\n');
const without = (path: string) => files.filter((file) => file.path !== path);
const withIcon = (icon: MadeFile) => [...without('icon.png'), icon];
const icon = { path: 'icon.png', width: 117, height: 117, background: '#101010' };

test('[PK143] a store’s manifest names the package, its entry and what it may do, and nothing of it is refused', () => {
  expect(store).toContain('<tizen:application id="FjernsynTv.Fjernsyn" package="FjernsynTv" required_version="3.0"/>');
  expect(store).toContain('<content src="index.html"/>');
  expect(store).toContain('<tizen:src name="index.html" reload="disable"/>');
  expect(store).toContain('metadata/use.preview" value="bg_service"');
  expect(store).toContain('<tizen:service id="FjernsynTv.Preview" auto-restart="false">');
  expect(store).toContain('privilege/application.launch');
  expect(store).toContain('privilege/drmplay');
  expect(checkConfig(store, files)).toEqual([]);
});

test('[PK143] a developer’s manifest opens what a store refuses', () => {
  expect(rulesOf(configXml(productFacts, 'development'))).toContain('development variant');
});

test('[PK144] [key-01] a manifest without the privilege for buttons is refused, by the privilege’s name and with a remedy', () => {
  const [complaint] = checkConfig(store.replace(/.*tv\.inputdevice.*\n/, ''), files);
  expect(complaint?.rule).toContain('tv.inputdevice');
  expect(complaint?.remedy).toContain('http://tizen.org/privilege/tv.inputdevice');
});

test.each([
  ['a version beyond its numbers', /version="1\.0\.0"/, 'version="1.300.0"', 'version has three numbers'],
  ['an id of other than ten signs', /FjernsynTv/g, 'Fjernsyn', 'ten letters'],
  ['no way to a service', /.*privilege\/internet.*\n/, '', 'privilege internet'],
  ['no description', /<description>.*</, '<description></description><x>', 'description'],
  ['work in the background', 'background-support="disable"', 'background-support="enable"', 'background-support'],
  ['another profile', 'tv-samsung', 'mobile', 'profile'],
] as const)('[PK144] %s is refused', (_, from, to, words) => {
  expect(rulesOf(store.replace(from, to))).toContain(words);
});

test.each([
  ['of partners', 'http://developer.samsung.com/privilege/sso.partner', 'is for partners'],
  ['of Samsung alone', 'http://tizen.org/privilege/packagemanager.install', 'is for partners'],
  ['that there is not', 'http://tizen.org/privilege/tv.inputdevices', 'There is no privilege'],
  ['of another domain', 'http://example.org/privilege/internet', 'There is no privilege'],
])('[PK382] [found-pack-01] a privilege %s is refused by its name', (_, privilege, words) => {
  const config = store.replace('http://developer.samsung.com/privilege/productinfo', privilege);
  expect(rulesOf(config)).toContain(words);
  expect(rulesOf(config)).toContain(privilege);
});

test.each([
  ['the start page', 'index.html', 'start page index.html is not in the package'],
  ['the script of the service', 'service/preview.js', 'script of a service service/preview.js is not in the package'],
  ['the icon', 'icon.png', 'icon that the manifest names is not in the package'],
])('[PK383] [found-pack-01] %s has to be in the package', (_, path, words) => {
  expect(rulesOf(store, without(path))).toContain(words);
});

test('[PK383] [found-pack-01] a manifest without a start page or an icon is refused', () => {
  expect(rulesOf(store.replace(/.*<content .*\n/, ''))).toContain('one start page');
  expect(rulesOf(store.replace(/.*<icon .*\n/, ''))).toContain('The icon is not named');
});

test('[PK384] [found-pack-01] an icon that is empty, of another size or blank is refused', () => {
  expect(rulesOf(store, withIcon({ path: 'icon.png', contents: new Uint8Array() }))).toContain('but none at all');
  expect(rulesOf(store, withIcon(draw({ ...icon, width: 90 })))).toContain('but 90 × 117');
  expect(rulesOf(store, withIcon(draw({ ...icon, hasMark: false })))).toContain('icon.png is blank');
  const drawn = draw(icon);
  const broken = drawn.contents.map((byte, at) => (at < 64 ? byte : 0));
  expect(rulesOf(store, withIcon({ path: 'icon.png', contents: broken }))).toContain('icon.png is blank');
  expect(rulesOf(store, withIcon(drawn))).toBe('');
});

import { brands } from '@fjernsyn/brand/brands';
import { expect, test } from 'vitest';
import { productFactsOf } from '../product-facts';
import { checkConfig } from './check-config';
import { configXml } from './config-xml';

const [brand] = brands;
const productFacts = productFactsOf(brand);

const store = configXml(productFacts, 'store');
const rulesOf = (config: string): string =>
  checkConfig(config)
    .map(({ rule }) => rule)
    .join('\n');

test('[PK143] a store’s manifest names the package, its entry and what it may do, and nothing of it is refused', () => {
  expect(store).toContain('<tizen:application id="FjernsynTv.Fjernsyn" package="FjernsynTv" required_version="3.0"/>');
  expect(store).toContain('<content src="index.html"/>');
  expect(store).toContain('<tizen:src name="index.html" reload="disable"/>');
  expect(store).toContain('metadata/use.preview" value="bg_service"');
  expect(store).toContain('<tizen:service id="FjernsynTv.Preview" auto-restart="false">');
  expect(store).toContain('privilege/application.launch');
  expect(checkConfig(store)).toEqual([]);
});

test('[PK143] a developer’s manifest opens what a store refuses', () => {
  expect(rulesOf(configXml(productFacts, 'development'))).toContain('development variant');
});

test('[PK144] [key-01] a manifest without the privilege for buttons is refused, by the privilege’s name and with a remedy', () => {
  const [complaint] = checkConfig(store.replace(/.*tv\.inputdevice.*\n/, ''));
  expect(complaint?.rule).toContain('tv.inputdevice');
  expect(complaint?.remedy).toContain('http://tizen.org/privilege/tv.inputdevice');
});

test.each([
  ['a version beyond its numbers', /version="1\.0\.0"/, 'version="1.300.0"', 'version has three numbers'],
  ['an id of other than ten signs', /FjernsynTv/g, 'Fjernsyn', 'ten letters'],
  ['no way to a service', /.*privilege\/internet.*\n/, '', 'privilege internet'],
  ['a privilege of partners', 'privilege/productinfo', 'privilege/sso.partner', 'partners'],
  ['work in the background', 'background-support="disable"', 'background-support="enable"', 'background-support'],
  ['another profile', 'tv-samsung', 'mobile', 'profile'],
] as const)('[PK144] %s is refused', (_, from, to, words) => {
  expect(rulesOf(store.replace(from, to))).toContain(words);
});

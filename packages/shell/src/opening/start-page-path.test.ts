import { plainBrand } from '@fjernsyn/brand/testing';
import { expect, test } from 'vitest';
import { parseConfiguration } from '../configuration';
import { startPagePath } from './start-page-path';

const configuration = parseConfiguration({ brand: plainBrand, serviceUrl: 'https://service.example' });

test.each([
  ['/search', undefined],
  ['/search/?q=havn', undefined],
  ['/searching', '/searching'],
  ['/se/havgus_12', undefined],
  ['/', '/'],
])('[SH843] a start at %s opens with the page %s', (address, path) => {
  expect(startPagePath(address, configuration)).toBe(path);
});

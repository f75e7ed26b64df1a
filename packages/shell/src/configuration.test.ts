import { plainBrand } from '@fjernsyn/brand/testing';
import { expect, test } from 'vitest';
import { parseConfiguration } from './configuration';

const brand = plainBrand;

test('[SH1] needs the address of the service and the brand alone', () => {
  expect(parseConfiguration({ brand, serviceUrl: 'https://service.example/api/' })).toMatchObject({
    serviceUrl: 'https://service.example/api',
    cdnUrl: 'https://service.example/api',
    brand,
    appTitle: brand.name,
    language: 'da',
    paths: { home: '/' },
  });
});

test('[SH461] [found-build-01] knows the release that it was packaged as, and says where it was not', () => {
  const serviceUrl = 'https://a.example';
  expect(parseConfiguration({ brand, serviceUrl, release: '1.0.0 1a2b3c4d5e6f' }).release).toBe('1.0.0 1a2b3c4d5e6f');
  expect(parseConfiguration({ brand, serviceUrl }).release).toBe('not packaged');
});

test('[SH224] is Danish, and of the version that the service knows, unless told otherwise', () => {
  const serviceUrl = 'https://a.example';
  expect(parseConfiguration({ brand, serviceUrl })).toMatchObject({ language: 'da', appVersion: '2.519.2' });
  const other = { language: 'en', appVersion: '3.0.0' };
  expect(parseConfiguration({ brand, serviceUrl, ...other })).toMatchObject(other);
});

test('[SH480] names no distributor, and shows as films what went out live, unless told otherwise', () => {
  const serviceUrl = 'https://a.example';
  const { distributor, isLive2VodSupported } = parseConfiguration({ brand, serviceUrl });
  expect([distributor, isLive2VodSupported]).toEqual([undefined, true]);
  const other = { distributor: 'partner', isLive2VodSupported: false };
  expect(parseConfiguration({ brand, serviceUrl, ...other })).toMatchObject(other);
});

test.each([
  [undefined, 'configuration'],
  [[], 'configuration'],
  [{}, 'serviceUrl'],
  [{ serviceUrl: 'service.example' }, 'serviceUrl'],
  [{ serviceUrl: 'javascript:alert(1)' }, 'serviceUrl'],
  [{ serviceUrl: 'https://a.example' }, 'brand'],
  [{ serviceUrl: 'https://a.example', brand: { ...brand, name: ' ' } }, 'brand.name'],
  [{ serviceUrl: 'https://a.example', brand: { ...brand, universes: undefined } }, 'brand.universes'],
  [{ serviceUrl: 'https://a.example', brand, cdnUrl: 7 }, 'cdnUrl'],
  [{ serviceUrl: 'https://a.example', brand, paths: { home: '//elsewhere.example' } }, 'paths.home'],
  [{ serviceUrl: 'https://a.example', brand, dir: 'up' }, 'dir'],
  [{ serviceUrl: 'https://a.example', brand, segments: 'drtv' }, 'segments'],
  [{ serviceUrl: 'https://a.example', brand, distributor: ' ' }, 'distributor'],
  [{ serviceUrl: 'https://a.example', brand, isLive2VodSupported: 'no' }, 'isLive2VodSupported'],
])('[SH1] refuses %j for its %s', (value, field) => {
  expect(() => parseConfiguration(value)).toThrow(
    expect.objectContaining({ code: 'shell/configuration-invalid', facts: { field } }),
  );
});

test('[SH118] knows its own paths, and takes others that lie inside', () => {
  const serviceUrl = 'https://a.example';
  expect(parseConfiguration({ brand, serviceUrl }).paths).toMatchObject({
    home: '/',
    search: '/search',
    signIn: '/signin',
    account: '/konto',
    error: '/fejl',
  });
  const paths = { home: '/a', search: '/b', signIn: '/c', account: '/d', error: '/e' };
  expect(parseConfiguration({ brand, serviceUrl, paths }).paths).toMatchObject(paths);
  for (const name of Object.keys(paths))
    expect(() => parseConfiguration({ brand, serviceUrl, paths: { [name]: 'https://b.example' } })).toThrow();
});

test.each([
  ['ar', undefined, 'rtl'],
  ['fa-IR', undefined, 'rtl'],
  ['da', undefined, 'ltr'],
  ['ar', 'ltr', 'ltr'],
])('[SH2] reads %s with dir %s as %s', (language, dir, expected) => {
  expect(parseConfiguration({ brand, serviceUrl: 'https://a.example', language, ...(dir ? { dir } : {}) }).dir).toBe(
    expected,
  );
});

test.each([
  ...['ar', 'AR', 'ar-EG', 'he-IL', 'fa_IR', 'ku', 'ku-IQ', 'ur-PK'].map((language) => [language, 'rtl']),
  ...['da', 'en', 'kmr', 'hu', 'art', 'arn'].map((language) => [language, 'ltr']),
])('[SH2] [i18n-05] %s reads %s', (language, expected) => {
  expect(parseConfiguration({ brand, serviceUrl: 'https://a.example', language }).dir).toBe(expected);
});

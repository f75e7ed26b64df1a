import { expect, test } from 'vitest';
import { geolocationExample, localeStringsExample } from '../examples/index';
import { parseGeolocation } from './geolocation';
import { parseHealth } from './health';
import { parseLocaleStrings } from './locale-strings';

test.each([
  [true, true],
  [false, false],
  [undefined, true],
  ['<html>', true],
  [{}, true],
  [{ serviceAvailable: false }, false],
  [{ status: { isServiceAvailableTV: false } }, false],
  [{ status: { isServiceAvailableTV: 'false' } }, true],
])('[CT80] [connectivity-04] takes the health answer %j for available: %s', (sent, isAvailable) => {
  expect(parseHealth(sent).isAvailable).toBe(isAvailable);
});

test.each([
  [{ nextPingInMilliseconds: 60_000 }, 60_000],
  [{ status: { nextPingInMinutes: 5 } }, 300_000],
  [{ nextPingInMilliseconds: 0 }, undefined],
  [{ status: { nextPingInMinutes: -1 } }, undefined],
  [{}, undefined],
  [{ status: { nextPingInMinutes: 60_000 } }, 2_147_483_647],
])('[CT80] [connectivity-06] reads the wait of %j as %s ms', (sent, nextPingMs) => {
  expect(parseHealth(sent).nextPingMs).toBe(nextPingMs);
});

test('[CT81] reads where the set is, its flags also as texts', () => {
  expect(parseGeolocation(geolocationExample)).toEqual({
    geoLocation: 'se',
    isDeviceAbroad: true,
    isCountryVerified: false,
  });
  expect(() => parseGeolocation(null)).toThrow(expect.objectContaining({ facts: { what: 'geolocation' } }));
});

test('[CT82] reads texts by id, without those that are none', () => {
  expect(parseLocaleStrings({ ...localeStringsExample, a: '', b: 3 })).toEqual(localeStringsExample);
  expect(() => parseLocaleStrings('x')).toThrow(expect.objectContaining({ facts: { what: 'locale strings' } }));
});

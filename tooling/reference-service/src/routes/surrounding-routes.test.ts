import { parseGeolocation, parseHealth, parseLocaleStrings } from '@fjernsyn/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { healthShapes } from '../server/surroundings';
import { answerOf } from '../testing/answers';
import { signIn } from '../testing/sign-in';

let service: ReferenceService;

beforeAll(async () => {
  service = await startReferenceService();
});
afterAll(() => service.close());

test('[RS230] the health call has every shape, one of them at a time', async () => {
  const bodies: unknown[] = [];
  for (const health of healthShapes) {
    service.surroundings.change({ health });
    bodies.push((await answerOf(`${service.cdnUrl}/health`)).body);
  }
  service.surroundings.change({ health: 'status' });
  expect(bodies.map(parseHealth)).toEqual([
    { isAvailable: true, nextPingMs: 300_000 },
    { isAvailable: true, nextPingMs: undefined },
    { isAvailable: true, nextPingMs: 300_000 },
    { isAvailable: false, nextPingMs: 60_000 },
    { isAvailable: false, nextPingMs: undefined },
    { isAvailable: true, nextPingMs: undefined },
  ]);
  expect(bodies.slice(-2)).toEqual([false, '']);
});

test('[RS231] a set is in Denmark unless the service was told otherwise', async () => {
  const locate = async () => (await answerOf(`${service.url}/geolocation`, { method: 'POST' })).body;
  const home = await locate();
  service.surroundings.change({ place: 'abroad' });
  const abroad = await locate();
  service.surroundings.change({ place: 'denmark' });
  expect(home).toEqual({ geoLocation: 'dk', isDeviceAbroad: false, isCountryVerified: true });
  expect(abroad).toMatchObject({ isDeviceAbroad: 'true' });
  expect(parseGeolocation(abroad)).toEqual({
    geoLocation: 'abroad',
    isDeviceAbroad: true,
    isCountryVerified: false,
  });
});

test('[RS231] the account of the traveller is abroad, wherever the set is', async () => {
  const { account } = await signIn(service.url, 'rejsende@fjernsyn.example');
  expect((await account('POST', '/geolocation')).body).toMatchObject({ geoLocation: 'abroad' });
  const { account: family } = await signIn(service.url, 'malene@fjernsyn.example');
  expect((await family('POST', '/geolocation')).body).toMatchObject({ geoLocation: 'dk' });
});

test('[RS232] the strings of a language are sparse, and there are three of them', async () => {
  const strings = async (language: string) => answerOf(`${service.cdnUrl}/locale/${language}.json`);
  const danish = parseLocaleStrings((await strings('da')).body);
  const english = parseLocaleStrings((await strings('en')).body);
  expect(danish.signin_request_code).toBe('Få en ny kode');
  expect(Object.keys(english).length).toBeLessThan(Object.keys(danish).length);
  expect([(await strings('sv')).status, (await strings('constructor')).status]).toEqual([404, 404]);
});

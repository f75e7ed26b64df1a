import { parseTokens } from '@fjernsyn/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { discoveryPath } from '../identity/addresses';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { answerOf } from '../testing/answers';
import { createTelevision, type Television } from '../testing/television';

let nowAt = 1_795_867_200_000;
let service: ReferenceService;
let television: Television;

beforeAll(async () => {
  service = await startReferenceService({ now: () => nowAt });
  television = await createTelevision(`${service.url}${discoveryPath}`);
});
beforeEach(() => control('PUT', '/codes', { intervalSeconds: 5, lifetimeSeconds: 900 }));
afterAll(() => service.close());

const control = (method: string, path: string, body?: unknown) =>
  answerOf(`${service.url}/__control${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
const post = (path: string, body: unknown) =>
  answerOf(`${service.url}${path}`, { method: 'POST', body: JSON.stringify(body) });
const olderCode = async () =>
  (await post('/authorization/device/code', { id: 'set' })).body as { readonly code: string };
const older = async (code: string) => (await post('/authorization/device', { id: 'set', code })).body;

test('[RS440] control sets the pace and the life of codes, and says how they are', async () => {
  const settings = { intervalSeconds: 1, lifetimeSeconds: 60 };
  expect((await control('PUT', '/codes', settings)).body).toEqual(settings);
  expect((await control('GET', '/codes')).body).toEqual(settings);
  const { deviceCode, ...authorization } = await television.authorize();
  expect(authorization).toMatchObject({ intervalSeconds: 1, expiresInSeconds: 60 });
  expect(await television.poll(deviceCode)).toBe('authorization_pending');
  nowAt += 600;
  expect(await television.poll(deviceCode)).toBe('authorization_pending');
  nowAt += 400;
  expect(await television.poll(deviceCode)).toBe('slow_down');
  nowAt += 60_000;
  expect(await television.poll(deviceCode)).toBe('expired_token');
});

test('[RS440] the older sign-in names a pace only where control has set one', async () => {
  expect(Object.keys(await olderCode())).toEqual(['code']);
  await control('PUT', '/codes', { intervalSeconds: 0.5 });
  expect(await olderCode()).toMatchObject({ interval: 0.5 });
});

test.each([{}, { intervalSeconds: 0 }, { lifetimeSeconds: 'soon' }, { pace: 5 }, { intervalSeconds: 1e20 }, 7])(
  '[RS440] %j says nothing of codes, and changes nothing',
  async (order) => {
    expect((await control('PUT', '/codes', order)).status).toBe(400);
    expect((await control('GET', '/codes')).body).toEqual({ intervalSeconds: 5, lifetimeSeconds: 900 });
  },
);

test.each([
  ['expire', 'expired_token'],
  ['deny', 'access_denied'],
] as const)('[RS441] codes that wait %s at will: %s, and the older one is too old', async (word, said) => {
  const [{ deviceCode }, { code }] = [await television.authorize(), await olderCode()];
  expect(await older(code)).toMatchObject({ code: 1 });
  expect((await control('POST', `/codes/${word}`)).status).toBe(204);
  expect(await television.poll(deviceCode)).toBe(said);
  expect(await older(code)).toMatchObject({ code: 2 });
  expect(await television.poll((await television.authorize()).deviceCode)).toBe('authorization_pending');
});

test('[RS442] tokens are renewed by the provider alone where control says so', async () => {
  const malene = { email: 'malene@fjernsyn.example', password: 'fjernsyn' };
  const renewable = async () =>
    parseTokens((await post('/authorization', malene)).body, () => undefined).map(({ isRefreshable }) => isRefreshable);
  expect(await renewable()).toEqual([true, true]);
  await control('PUT', '/surroundings', { tokenRenewal: 'by-provider' });
  expect(await renewable()).toEqual([false, false]);
  await control('PUT', '/surroundings', { tokenRenewal: 'by-service' });
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { createRequestLog } from '../server/request-log';
import { answerOf } from '../testing/answers';

const nowAt = 1_795_867_200_000;
const status503 = { path: '/health', kind: 'status', status: 503 };
let service: ReferenceService;

beforeAll(async () => {
  service = await startReferenceService({ now: () => nowAt });
});
afterEach(async () => {
  service.faults.clear();
  await control('/clock', 'PUT', { shiftMs: 0 });
});
afterAll(() => service.close());

const control = (path: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}) =>
  answerOf(`${service.url}/__control${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
const health = () => answerOf(`${service.url}/health`);

test('[RS114] orders faults as JSON, lists them with what they met, and takes them back', async () => {
  const [first, second] = [await control('/faults', 'POST', status503), await control('/faults', 'POST', [status503])];
  expect([first.status, second.status]).toEqual([201, 201]);
  const { ids } = first.body as { readonly ids: readonly string[] };
  expect((await health()).status).toBe(503);
  expect((await control('/faults')).body).toEqual([
    { ...status503, id: ids[0], met: 1 },
    { ...status503, id: expect.any(String), met: 0 },
  ]);
  expect((await control(`/faults/${ids[0]}`, 'DELETE')).status).toBe(204);
  expect((await control(`/faults/${ids[0]}`, 'DELETE')).status).toBe(404);
  expect((await health()).status).toBe(503);
  expect((await control('/faults', 'DELETE')).status).toBe(204);
  expect((await health()).status).toBe(200);
});

test('[RS114] orders faults as lines of text', async () => {
  const { body } = await control('/faults', 'POST', 'GET /health status=503 times=1\n/config delay=1 html-page\n');
  expect(body).toEqual({ ids: [expect.any(String), expect.any(String), expect.any(String)] });
  expect([(await health()).status, (await health()).status]).toEqual([503, 200]);
});

test('[RS310] an order with an unreadable fault orders none', async () => {
  expect((await control('/faults', 'POST', [status503, { kind: 'stutter' }])).status).toBe(400);
  expect(service.faults.list()).toEqual([]);
});

test('[RS115] the log is read and cleared, and no control call is in it or met by a fault', async () => {
  await control('/requests', 'DELETE');
  await control('/faults', 'POST', '* status=503');
  await health();
  expect((await control('/requests')).body).toEqual([
    { method: 'GET', path: '/health', query: {}, origin: 'service', at: nowAt },
  ]);
  expect((await control('/requests', 'DELETE')).status).toBe(204);
  expect(service.requests).toEqual([]);
});

test('[RS115] the log keeps the last ten thousand requests', () => {
  const { all, note } = createRequestLog();
  for (let at = 0; at < 10_002; at += 1) note({ method: 'GET', path: '/', query: {}, origin: 'cdn', at });
  expect([all.length, all[0]?.at, all[9_999]?.at]).toEqual([10_000, 2, 10_001]);
});

test('[RS116] the clock is moved for everybody, by a shift or to a time', async () => {
  const shifted = await control('/clock', 'PUT', { shiftMs: -7_200_000 });
  expect(shifted.body).toEqual({ shiftMs: -7_200_000, at: new Date(nowAt - 7_200_000).toISOString() });
  expect((await health()).headers.get('date')).toBe(new Date(nowAt - 7_200_000).toUTCString());
  await control('/clock', 'PUT', { at: '2026-11-28T20:00:00Z' });
  expect((await health()).headers.get('date')).toBe('Sat, 28 Nov 2026 20:00:00 GMT');
  expect((await control('/clock')).body).toMatchObject({ at: '2026-11-28T20:00:00.000Z' });
});

test('[RS125] sets are moved abroad and home, and the service closed and opened', async () => {
  const abroad = await control('/surroundings', 'PUT', { place: 'abroad', health: 'unavailable' });
  expect(abroad.body).toMatchObject({ place: 'abroad', health: 'unavailable', anonymousTokens: 'plain' });
  expect((await health()).body).toMatchObject({ status: { isServiceAvailableTV: false } });
  await control('/surroundings', 'PUT', { place: 'denmark' });
  await control('/surroundings', 'PUT', { health: 'status' });
  expect((await control('/surroundings')).body).toMatchObject({
    place: 'denmark',
    health: 'status',
    anonymousTokens: 'plain',
  });
});

test('[RS118] pages in a browser have no control', async () => {
  const refused = await control('/faults', 'POST', status503, { origin: service.url });
  expect([refused.status, service.faults.list()]).toEqual([403, []]);
  expect(refused.headers.get('access-control-allow-origin')).toBeNull();
});

test.each([
  ['/faults', 'POST', '', 'reference-service/control-refused', 'Say which faults'],
  ['/faults', 'POST', '{"kind":', 'reference-service/control-refused', 'The body is no JSON.'],
  ['/faults', 'POST', '/page statsu=503', 'reference-service/fault-unreadable', 'no word "statsu"'],
  [
    '/faults',
    'POST',
    { kind: 'hang', call: 'pages' },
    'reference-service/fault-unreadable',
    'the name of a call: config',
  ],
  ['/clock', 'PUT', 'soon', 'reference-service/control-refused', 'The body is no JSON.'],
  ['/clock', 'PUT', { at: 'soon' }, 'reference-service/control-refused', 'The clock takes {"shiftMs"'],
  ['/clock', 'PUT', { shiftMs: 1e300 }, 'reference-service/control-refused', 'The clock takes'],
  ['/clock', 'PUT', { shiftMs: 1, at: 1 }, 'reference-service/control-refused', 'The clock takes'],
  ['/clock', 'PUT', 'null', 'reference-service/control-refused', 'The clock takes'],
  ['/surroundings', 'PUT', {}, 'reference-service/control-refused', '"place": denmark, abroad; "health": status'],
  ['/surroundings', 'PUT', { place: 'moon' }, 'reference-service/control-refused', 'The surroundings take'],
  ['/surroundings', 'PUT', { mood: 'bad' }, 'reference-service/control-refused', 'The surroundings take'],
])('[RS119] refuses %s %s %j with 400 and says what is wrong', async (path, method, body, code, message) => {
  const answer = await control(path, method, body);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ code, message: expect.stringContaining(message) });
});

test('[RS119] an unknown call is 404 with the list of calls', async () => {
  expect(await control('/fault')).toMatchObject({
    status: 404,
    body: { controlCalls: { 'GET /__control': expect.any(String) } },
  });
});

test('[RS124] tells in plain JSON what there is, on the service alone', async () => {
  expect((await control('')).body).toMatchObject({
    controlCalls: { 'POST /__control/faults': expect.any(String) },
    faultKinds: { trickle: expect.arrayContaining(['kind', 'path', 'bytesPerSecond']) },
    faultWords: expect.arrayContaining(['status', 'trickle']),
    serviceCalls: { page: { method: 'GET', path: '/page' } },
    clock: { shiftMs: 0 },
  });
  expect((await answerOf(`${service.cdnUrl}/__control`)).body).toEqual({ message: 'Ikke fundet' });
});

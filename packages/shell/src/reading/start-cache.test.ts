import { AppError, durationsMs } from '@fjernsyn/kernel';
import type { HttpRequest } from '@fjernsyn/platform';
import { createFakePorts, type FakeAnswer } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createStartCache } from './start-cache';
import { startCacheKey } from './stored-answers';

const url = 'https://cdn.example/config?lang=da';

const request = (more: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'GET',
  url,
  headers: { accept: 'application/json' },
  timeoutMs: 1_000,
  ...more,
});

const setUp = (answer: FakeAnswer | (() => FakeAnswer) = { body: { now: 1 } }) => {
  const ports = createFakePorts({ service: typeof answer === 'function' ? answer : () => answer });
  const viewer = { audience: 'adult' };
  /** Another start of the application on the same set. */
  const start = (options = {}) =>
    createStartCache(ports, { isStartAddress: (asked) => asked === url, audience: () => viewer.audience, ...options });
  return { ports, viewer, start, kept: start() };
};

const textOf = async (kept: ReturnType<ReturnType<typeof setUp>['start']>, more: Partial<HttpRequest> = {}) =>
  (await kept.http.send(request(more))).text();

const written = (ports: ReturnType<typeof setUp>['ports']) => ports.clock.advanceSettled(3 * durationsMs.second);

const answersOf = (ports: ReturnType<typeof setUp>['ports']) =>
  JSON.parse(ports.store.read(startCacheKey) ?? '{}').answers as Readonly<Record<string, { readonly text: string }>>;

test('[SH220] answers the next start at once with what this one was answered, and goes to the service after that', async () => {
  const { ports, start, kept } = setUp();
  await textOf(kept);
  expect(ports.store.read(startCacheKey)).toBeUndefined();
  await written(ports);
  const next = start();
  expect(await textOf(next)).toBe('{"now":1}');
  expect(ports.http.requests).toHaveLength(1);
  await textOf(next);
  expect(ports.http.requests).toHaveLength(2);
});

test('[SH220] tells whether the service answers otherwise now, and gives the fresh answer to whoever asks next', async () => {
  let now = 1;
  const { ports, start, kept } = setUp(() => ({ body: { now } }));
  await textOf(kept);
  await written(ports);
  const same = start();
  await textOf(same);
  expect(same.isUnconfirmed()).toBe(true);
  expect([await same.refresh(), same.isUnconfirmed()]).toEqual(['same', false]);
  now = 2;
  const changed = start();
  expect(await textOf(changed)).toBe('{"now":1}');
  expect(await changed.refresh()).toBe('changed');
  const asked = ports.http.requests.length;
  expect(await textOf(changed)).toBe('{"now":2}');
  expect(ports.http.requests).toHaveLength(asked);
  await written(ports);
  expect(await textOf(start())).toBe('{"now":2}');
});

test.each([
  ['no answer', () => Promise.reject(new AppError('http/unreachable'))],
  ['a failure', () => ({ status: 503, body: {} })],
  ['a page of a proxy', () => ({ contentType: 'text/html', body: '<p>Sign in</p>' })],
] as const)('[SH220] stays with what was kept where it is answered with %s', async (_, service) => {
  const { ports, start, kept } = setUp();
  await textOf(kept);
  await written(ports);
  const next = start();
  await textOf(next);
  ports.http.serve(service);
  expect(await next.refresh()).toBe('unknown');
  await written(ports);
  expect(await textOf(start())).toBe('{"now":1}');
});

test.each([
  ['an answer to a token', { headers: { 'X-Authorization': 'Bearer secret' } }, {}],
  ['another address', { url: 'https://cdn.example/list' }, {}],
  ['what is sent', { method: 'POST' }, {}],
  ['more than there is room for', {}, { mostCharacters: 20 }],
] as const)('[SH221] never keeps %s', async (_, more, options) => {
  const { ports, start } = setUp();
  await textOf(start(options), more);
  await written(ports);
  expect(ports.store.read(startCacheKey)).toBeUndefined();
});

const told = (answer: unknown, version = 2) =>
  JSON.stringify({ version, audience: 'adult', answers: { [url]: answer } });
const startAt = createFakePorts().clock.now();

test.each([
  '{',
  'null',
  '7',
  '{"version":2,"audience":"adult"}',
  '{"version":2,"audience":"adult","answers":[]}',
  told(7),
  told({ at: 'now', text: '{"now":0}' }),
  told({ at: startAt, text: 7 }),
  told({ at: startAt, text: '{"now":0}' }, 1),
  told({ at: startAt + 8 * durationsMs.day, text: '{"now":0}' }),
])('[SH222] goes to the service where %s was kept', async (text) => {
  const { ports, start } = setUp();
  ports.store.write(startCacheKey, text);
  expect(await textOf(start())).toBe('{"now":1}');
  expect(ports.http.requests).toHaveLength(1);
});

test('[SH222] goes to the service after a week, and where what was kept was of no use', async () => {
  const { ports, start, kept } = setUp();
  await textOf(kept);
  await written(ports);
  const unused = start();
  expect(unused.forget()).toBe(false);
  await textOf(unused);
  await written(ports);
  const used = start();
  await textOf(used);
  expect(used.forget()).toBe(true);
  expect(ports.store.read(startCacheKey)).toBeUndefined();
  await textOf(used);
  await written(ports);
  await ports.clock.advanceSettled(7 * durationsMs.day + 1);
  const asked = ports.http.requests.length;
  await textOf(start());
  expect(ports.http.requests).toHaveLength(asked + 1);
});

test('[SH600] what was kept for one viewer is nobody else’s, and goes with the first answer to another', async () => {
  const { ports, viewer, start, kept } = setUp();
  await textOf(kept);
  await written(ports);
  viewer.audience = 'child';
  const childs = start();
  expect([await textOf(childs), ports.http.requests.length]).toEqual(['{"now":1}', 2]);
  await written(ports);
  viewer.audience = 'adult';
  await textOf(start());
  expect(ports.http.requests).toHaveLength(3);
});

test('[SH600] a viewer who comes meanwhile is answered from nothing that was kept, and what was is not asked for again', async () => {
  const { ports, viewer, start, kept } = setUp();
  await textOf(kept);
  await written(ports);
  const next = start();
  await textOf(next);
  viewer.audience = 'child';
  expect([await next.refresh(), ports.http.requests.length]).toEqual(['unknown', 1]);
  viewer.audience = 'adult';
  const other = start();
  viewer.audience = 'child';
  await textOf(other);
  expect(ports.http.requests).toHaveLength(2);
});

test('[SH600] an answer that comes after its viewer has gone is kept for nobody', async () => {
  const { ports, viewer, kept } = setUp();
  const response = await kept.http.send(request());
  viewer.audience = 'child';
  await response.text();
  await written(ports);
  expect(ports.store.read(startCacheKey)).toBeUndefined();
});

test('[SH222] each answer has an age of its own, whatever else is kept with it', async () => {
  const { ports, start } = setUp();
  const two = { isStartAddress: () => true };
  const english = { url: `${url}&old=1` };
  await textOf(start(two), english);
  await written(ports);
  await ports.clock.advanceSettled(4 * durationsMs.day);
  await textOf(start(two));
  await written(ports);
  await ports.clock.advanceSettled(4 * durationsMs.day);
  const next = start(two);
  await textOf(next);
  expect(ports.http.requests).toHaveLength(2);
  await textOf(next, english);
  expect(ports.http.requests).toHaveLength(3);
});

test('[SH222] keeps no answer that is broken, and writes nothing once it is stopped', async () => {
  const { ports, start } = setUp({ body: '{"now":' });
  await textOf(start());
  await written(ports);
  expect(ports.store.read(startCacheKey)).toBeUndefined();
  const stopped = start();
  await textOf(stopped);
  stopped.stop();
  await written(ports);
  expect(ports.store.read(startCacheKey)).toBeUndefined();
});

test('[SH1580] holds no answer once it is written, and keeps the next one beside those of the store', async () => {
  const { ports, start } = setUp();
  const two = { isStartAddress: () => true };
  const first = start(two);
  await textOf(first);
  await written(ports);
  const stored = ports.store.read(startCacheKey) ?? '';
  await textOf(first, { url: `${url}&second=1` });
  await written(ports);
  expect(Object.keys(answersOf(ports))).toEqual([url, `${url}&second=1`]);
  ports.store.write(startCacheKey, stored.replace('now', 'then'));
  await textOf(first, { url: `${url}&third=1` });
  await written(ports);
  expect(answersOf(ports)[url]).toMatchObject({ text: '{"then":1}' });
});

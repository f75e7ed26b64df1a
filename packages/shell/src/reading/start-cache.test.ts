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
  /** Another start of the application on the same set. */
  const start = (options = {}) => createStartCache(ports, { isStartAddress: (asked) => asked === url, ...options });
  return { ports, start, kept: start() };
};

const textOf = async (kept: ReturnType<ReturnType<typeof setUp>['start']>, more: Partial<HttpRequest> = {}) =>
  (await kept.http.send(request(more))).text();

const written = (ports: ReturnType<typeof setUp>['ports']) => ports.clock.advanceSettled(3 * durationsMs.second);

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

test.each(['{', 'null', '7', '{"version":2,"at":9e15,"texts":{}}', '{"version":1,"texts":3}'])(
  '[SH222] goes to the service where %s was kept',
  async (text) => {
    const { ports, start } = setUp();
    ports.store.write(startCacheKey, text);
    expect(await textOf(start())).toBe('{"now":1}');
    expect(ports.http.requests).toHaveLength(1);
  },
);

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

test('[SH222] keeps no answer that is broken, and writes nothing once it is stopped', async () => {
  const { ports, start } = setUp({ body: '{"now":' });
  await textOf(start());
  await written(ports);
  expect(ports.store.read(startCacheKey)).not.toContain('now');
  ports.store.remove(startCacheKey);
  const stopped = start();
  await textOf(stopped);
  stopped.stop();
  await written(ports);
  expect(ports.store.read(startCacheKey)).toBeUndefined();
});

import { AppError } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import { createFakeCookies } from './fake-cookies';
import { createFakeHistory } from './fake-history';
import { createFakeHttpTransport } from './fake-http-transport';
import { createFakePorts } from './fake-ports';
import { createFakeLock, createSeededRandom } from './recorders';

test('[PF10] walks a history and tells arrivals, but not its own changes', () => {
  const history = createFakeHistory('/');
  const arrivals: string[] = [];
  history.subscribe(({ entry, direction }) => arrivals.push(`${direction} ${entry.path}`));
  const pushed = history.push('/film');
  const { path, key } = history.replace('/serier');
  expect(path).toBe('/serier');
  expect(key).not.toBe(pushed.key);
  expect(history.readdress('/serier?a')).toEqual({ path: '/serier?a', key });
  history.readdress('/serier');
  history.back();
  history.back();
  history.forward();
  expect([arrivals, history.current.key]).toEqual([['back /', 'forward /serier'], key]);
});

test('[PF11] answers as the service says, and fails as a transport does', async () => {
  const http = createFakeHttpTransport(() => ({ status: 404, body: { code: 8009 }, headers: { 'Retry-After': '3' } }));
  const request = { method: 'GET', url: 'https://service.example/a', headers: {}, timeoutMs: 1 } as const;
  const response = await http.send(request);
  expect([response.status, await response.text(), response.header('retry-after')]).toEqual([404, '{"code":8009}', '3']);
  expect(await response.blob()).toEqual({ blob: '{"code":8009}' });
  http.serve(() => Promise.reject(new AppError('http/timeout')));
  await expect(http.send(request)).rejects.toMatchObject({ code: 'http/timeout' });
  const controller = new AbortController();
  http.serve(() => new Promise(() => undefined));
  const waiting = expect(http.send({ ...request, signal: controller.signal })).rejects.toMatchObject({
    code: 'http/aborted',
  });
  controller.abort();
  await waiting;
  expect(http.requests).toHaveLength(3);
});

test('[PF12] gives the same chance for the same seed', () => {
  const [one, other] = [createSeededRandom(7), createSeededRandom(7)];
  expect([one.next(), one.next()]).toEqual([other.next(), other.next()]);
  expect(one.uuid()).not.toBe(one.uuid());
});

test('[PF13] runs one task at a time, and the next after a failure too', async () => {
  const lock = createFakeLock();
  const failed = expect(lock.run('a', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await lock.run('a', async () => 1)).toBe(1);
  await failed;
});

test('[PF14] makes a whole set that holds together', () => {
  const ports = createFakePorts({ path: '/film' });
  const keys: string[] = [];
  ports.remote.subscribe(
    (event) => event.type === 'press' && keys.push(`${event.key} ${event.at - ports.clock.now()}`) > 0,
  );
  expect(ports.remote.press('ok')).toBe(true);
  ports.lifecycle.send({ type: 'suspended' });
  ports.connectivity.turn(false);
  ports.telemetry.emit({ type: 'signed-out' });
  ports.store.writeElsewhere('a', '1');
  expect([
    keys,
    ports.lifecycle.state,
    ports.connectivity.isOnline,
    ports.telemetry.events.length,
    ports.store.read('a'),
  ]).toEqual([['ok 0'], 'suspended', false, 1, '1']);
  expect(ports.history.current.path).toBe('/film');
});

test('[PF90] keeps cookies with the life that each was given', async () => {
  const cookies = createFakeCookies({ m: 'MRAM-07' });
  const writer = await cookies.writer();
  writer.write('s', 'Anonymous', 60_000);
  expect([cookies.read('m'), cookies.read('s'), cookies.kept.get('s')]).toEqual([
    'MRAM-07',
    'Anonymous',
    { value: 'Anonymous', lifeMs: 60_000 },
  ]);
  writer.remove('m');
  expect(cookies.read('m')).toBeUndefined();
});

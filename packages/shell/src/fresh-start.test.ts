import { AppError } from '@fjernsyn/kernel';
import { createFakePorts, type FakeAnswer } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createFreshStart } from './fresh-start';

const lateFile = '/assets/watch.1a2b.js';
const failed = (file = lateFile): Error => Object.assign(new Error('not loaded'), { lateFile: file });
const unexpected = (cause: unknown) => new AppError('shell/unexpected', { cause });

const setUp = (answer: () => FakeAnswer | Promise<FakeAnswer> = () => ({}), hasAddresses = true) => {
  const ports = createFakePorts({ path: '/film/havgus_1', hasAddresses, service: answer });
  return { ports, fresh: createFreshStart(ports), reloads: () => ports.lifecycle.reloadCount };
};

test.each<readonly [string, FakeAnswer]>([
  ['is there, so that the engine keeps its failure', { contentType: 'text/javascript', body: '' }],
  ['is gone with its build', { status: 404 }],
  ['has the page in its place', { contentType: 'text/html', body: '<!doctype html>' }],
])(
  '[SH443] [found-start-02] [found-start-03] a file that fails again and %s begins the page anew, once',
  async (_, answer) => {
    const { ports, fresh, reloads } = setUp(() => answer);
    await fresh.heal(failed());
    expect([reloads(), ports.http.requests.length]).toEqual([0, 0]);
    await fresh.heal(unexpected(failed()));
    expect([reloads(), ports.http.requests.map(({ url }) => url)]).toEqual([1, [lateFile]]);
    const next = createFreshStart(ports);
    for (let count = 0; count < 3; count++) await next.heal(failed());
    expect(reloads()).toBe(1);
    const later = createFreshStart(ports);
    for (let count = 0; count < 2; count++) await later.heal(failed('/assets/other.js'));
    expect(reloads()).toBe(2);
  },
);

test('[SH443] [found-start-03] files of a build that is gone fail in any order, and each is begun anew for once', async () => {
  const { ports, fresh, reloads } = setUp(() => ({ status: 404 }));
  await fresh.heal(failed('/assets/sections.js'));
  await fresh.heal(failed());
  expect(reloads()).toBe(1);
  const next = createFreshStart(ports);
  for (const file of [lateFile, '/assets/sections.js', lateFile]) await next.heal(failed(file));
  expect(reloads()).toBe(1);
});

test('[SH443] several failures at once begin the page anew once', async () => {
  const { fresh, reloads } = setUp();
  await Promise.all([failed(), failed(), failed()].map(fresh.heal));
  expect(reloads()).toBe(1);
});

test('[SH443] one failure that is shown twice counts once, and what is no late file does not', async () => {
  const { fresh, reloads } = setUp();
  const failure = failed();
  for (const thrown of [failure, unexpected(failure), new Error('other'), undefined, 'odd']) await fresh.heal(thrown);
  expect(reloads()).toBe(0);
});

test.each([
  ['nothing answers', () => Promise.reject(new AppError('http/unreachable'))],
  ['the server is down', () => ({ status: 503 })],
  ['the server is busy', () => ({ status: 429 })],
])('[SH444] the page stays where %s', async (_, answer) => {
  const { fresh, reloads } = setUp(answer);
  for (let count = 0; count < 3; count++) await fresh.heal(failed());
  expect(reloads()).toBe(0);
});

test('[SH444] the page stays where the visit keeps nothing, as it would begin anew for ever', async () => {
  const { ports, reloads } = setUp();
  const fresh = createFreshStart({ ...ports, visitStore: { ...ports.visitStore, isDurable: false } });
  for (let count = 0; count < 3; count++) await fresh.heal(failed());
  expect(reloads()).toBe(0);
});

test('[SH445] a set without addresses opens what it showed, once', async () => {
  const { ports, fresh } = setUp(undefined, false);
  ports.history.push('/se/havgus_1');
  for (let count = 0; count < 2; count++) await fresh.heal(failed());
  const reloaded = createFakePorts({ hasAddresses: false });
  const { visitStore } = ports;
  createFreshStart({ ...reloaded, visitStore });
  expect(reloaded.history.current.path).toBe('/se/havgus_1');
  reloaded.history.replace('/');
  createFreshStart({ ...reloaded, visitStore });
  expect(reloaded.history.current.path).toBe('/');
});

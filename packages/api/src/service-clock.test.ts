import type { HttpMethod } from '@fjernsyn/platform';
import { createFakeClock, createFakeHttpTransport, fakeNow } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createServiceClock, hearServiceTime } from './index';

const date = 'Thu, 12 Mar 2026 20:00:00 GMT';
const toldAt = fakeNow;

/** Asks once on a set whose clock says `now`, and is answered with these headers. */
async function ask(now: number, headers: Readonly<Record<string, string>>, method: HttpMethod = 'GET') {
  const clock = createFakeClock(now);
  const serviceClock = createServiceClock(clock);
  const http = hearServiceTime({ http: createFakeHttpTransport(() => ({ headers })), serviceClock });
  await http.send({ method, url: 'https://service.example/health', headers: {}, timeoutMs: 30_000 });
  return { clock, serviceClock };
}

test.each([
  ['five hours ahead', toldAt + 5 * 3_600_000],
  ['at the end of 2019', 1_577_750_400_000],
])('[AP180] [found-clock-01] a set %s has the time that an answer told', async (_, now) => {
  const { clock, serviceClock } = await ask(now, { date });
  clock.advance(60_000);
  expect(serviceClock.now()).toBe(toldAt + 60_000);
});

test('[AP180] the newest answer counts, as the clock of a set may jump; a time in a body is told by hand', async () => {
  const { clock, serviceClock } = await ask(toldAt, { date });
  clock.jumpTo(toldAt + 7_200_000);
  serviceClock.hear(toldAt + 1_000);
  expect(serviceClock.now()).toBe(toldAt + 1_000);
});

test.each([{}, { date: 'today' }])(
  '[AP181] [found-clock-01] the time is unknown where %j says none',
  async (headers) => {
    expect((await ask(toldAt, headers)).serviceClock.now()).toBeUndefined();
  },
);

test.each<readonly [Readonly<Record<string, string>>, HttpMethod, boolean]>([
  [{ 'cache-control': 'public, max-age=300' }, 'GET', false],
  [{ age: '0' }, 'GET', false],
  [{ 'cache-control': 'no-store' }, 'GET', true],
  [{ 'cache-control': 'max-age=0, must-revalidate' }, 'GET', true],
  [{ 'cache-control': 'public, max-age=300' }, 'PUT', true],
])('[AP182] whether %j of a %s tells the time is %s', async (caching, method, isTold) => {
  const { serviceClock } = await ask(0, { date, ...caching }, method);
  expect(serviceClock.now()).toBe(isTold ? toldAt : undefined);
});

import { AppError } from '@fjernsyn/kernel';
import type { HttpRequest } from '@fjernsyn/platform';
import { createFakeClock, createFakeHttpTransport, type FakeAnswer, settled } from '@fjernsyn/platform/testing';
import { describe, expect, it } from 'vitest';
import { watchRequests } from './index';

const request: HttpRequest = { method: 'GET', url: 'https://service.example/page', headers: {}, timeoutMs: 30_000 };

function createSetting(answer: () => FakeAnswer | Promise<FakeAnswer>) {
  const clock = createFakeClock();
  const told: string[] = [];
  const watched = createFakeHttpTransport(answer);
  const http = watchRequests({ http: watched, clock, onTimeout: ({ url }) => void told.push(url) });
  return { clock, http, told };
}

describe('a request that takes too long', () => {
  it('[AP32] [connectivity-03] is told of after 30 s, looked at every 500 ms, once', async () => {
    const { clock, http, told } = createSetting(() => new Promise(() => undefined));
    void http.send(request).catch(() => undefined);
    await clock.advanceSettled(29_500);
    expect(told).toEqual([]);
    await clock.advanceSettled(500);
    expect(told).toEqual([request.url]);
    await clock.advanceSettled(60_000);
    expect([told.length, clock.pending]).toEqual([1, 0]);
  });

  it('[AP32] is told of where the transport gives it up', async () => {
    const { http, told, clock } = createSetting(() => Promise.reject(new AppError('http/timeout')));
    await expect(http.send(request)).rejects.toMatchObject({ code: 'http/timeout' });
    expect([told, clock.pending]).toEqual([[request.url], 0]);
  });

  it('[AP32] [found-time-01] is told of where headers come at once and the body never, counted from the request', async () => {
    const { clock, http, told } = createSetting(
      () => new Promise((resolve) => clock.after(10_250, () => resolve({ body: new Promise(() => undefined) }))),
    );
    const answer = http.send(request);
    await clock.advanceSettled(10_250);
    const { status, text } = await answer;
    void text();
    await clock.advanceSettled(19_500);
    expect([status, told]).toEqual([200, []]);
    await clock.advanceSettled(500);
    expect([told, clock.pending]).toEqual([[request.url], 0]);
  });

  it('[AP32] [found-time-01] an answer whose body nobody reads is not watched on', async () => {
    const { clock, http, told } = createSetting(() => ({ body: new Promise(() => undefined) }));
    await http.send(request);
    await clock.advanceSettled(60_000);
    expect([told, clock.pending]).toEqual([[], 0]);
  });

  it('[AP32] one that ends, well or not, tells nothing and leaves no timer', async () => {
    const good = createSetting(() => ({ body: {} }));
    expect((await good.http.send(request)).status).toBe(200);
    const bad = createSetting(() => Promise.reject(new AppError('http/unreachable')));
    await expect(bad.http.send(request)).rejects.toMatchObject({ code: 'http/unreachable' });
    await settled();
    expect([good.told, bad.told, good.clock.pending, bad.clock.pending]).toEqual([[], [], 0, 0]);
  });
});

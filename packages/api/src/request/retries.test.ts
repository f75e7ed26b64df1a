import { AppError } from '@fjernsyn/kernel';
import type { HttpRequest } from '@fjernsyn/platform';
import { createFakeClock, createFakeHttpTransport, type FakeAnswer, settled } from '@fjernsyn/platform/testing';
import { describe, expect, it } from 'vitest';
import { sendWithRetries } from './retries';

const request: HttpRequest = { method: 'GET', url: 'https://service.example/page', headers: {}, timeoutMs: 30_000 };
const unreachable = (): Promise<FakeAnswer> => Promise.reject(new AppError('http/unreachable'));

/** A service that gives each of its answers once, then the last for ever. */
function createSetting(...answers: readonly (() => FakeAnswer | Promise<FakeAnswer>)[]) {
  const clock = createFakeClock();
  const http = createFakeHttpTransport(() =>
    (answers[http.requests.length - 1] ?? answers[answers.length - 1] ?? unreachable)(),
  );
  return { clock, http };
}

describe('trying again', () => {
  it.each([429, 500, 502, 503, 504])('[AP9] asks again 1, 2 and 4 s later after a status %i', async (status) => {
    const setting = createSetting(() => ({ status }));
    const outcome = sendWithRetries(setting, request);
    const counts: number[] = [];
    for (const waitMs of [999, 1, 1_999, 1, 3_999, 1, 60_000]) {
      await setting.clock.advanceSettled(waitMs);
      counts.push(setting.http.requests.length);
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4]);
    expect((await outcome).status).toBe(status);
  });

  it('[AP9] asks again when the service cannot be reached, and takes the good answer', async () => {
    const setting = createSetting(unreachable, () => ({ body: 'good' }));
    const outcome = sendWithRetries(setting, request);
    await setting.clock.advanceSettled(1_000);
    expect(await (await outcome).text()).toBe('good');
  });

  it('[AP9] gives up as unreachable after the last try', async () => {
    const setting = createSetting(unreachable);
    const outcome = sendWithRetries(setting, request).catch((thrown: AppError) => thrown.code);
    await setting.clock.advanceSettled(7_000);
    expect(await outcome).toBe('http/unreachable');
    expect(setting.http.requests).toHaveLength(4);
  });

  it.each([400, 401, 403, 404, 501])('[AP9] takes a status %i for an answer', async (status) => {
    const setting = createSetting(() => ({ status }));
    expect((await sendWithRetries(setting, request)).status).toBe(status);
    expect(setting.clock.pending).toBe(0);
  });

  it('[AP9] never sends anything but a GET twice', async () => {
    const setting = createSetting(() => ({ status: 503 }));
    expect((await sendWithRetries(setting, { ...request, method: 'PUT' })).status).toBe(503);
    expect(setting.http.requests).toHaveLength(1);
  });

  it('[AP9] does not repeat a request that ran into its time limit', async () => {
    const setting = createSetting(() => Promise.reject(new AppError('http/timeout')));
    await expect(sendWithRetries(setting, request)).rejects.toMatchObject({ code: 'http/timeout' });
    expect(setting.http.requests).toHaveLength(1);
  });

  it('[AP10] waits as long as Retry-After says where it can be read', async () => {
    const setting = createSetting(
      () => ({ status: 429, headers: { 'Retry-After': '12' } }),
      () => ({ status: 200 }),
    );
    const outcome = sendWithRetries(setting, request);
    await setting.clock.advanceSettled(11_999);
    expect(setting.http.requests).toHaveLength(1);
    await setting.clock.advanceSettled(1);
    expect((await outcome).status).toBe(200);
  });

  it.each([
    ['against the set', {}, 20],
    ['against the date of the answer', { date: 'Thu, 12 Mar 2026 18:00:08 GMT' }, 7_212],
    ['and is senseless', { 'retry-after': 'Thu, 12 Mar 2020 20:00:20 GMT' }, 1],
    ['and is no date', { 'retry-after': 'soon' }, 1],
  ])('[AP10] reads a date in Retry-After %s', async (_, headers, seconds) => {
    const asked = { 'retry-after': 'Thu, 12 Mar 2026 20:00:20 GMT', ...headers };
    const setting = createSetting(
      () => ({ status: 503, headers: asked }),
      () => ({ status: 200 }),
    );
    const outcome = sendWithRetries(setting, request);
    await setting.clock.advanceSettled(seconds * 1_000 - 1);
    expect(setting.http.requests).toHaveLength(1);
    await setting.clock.advanceSettled(1);
    // What is longer than 30 s is not waited for.
    expect((await outcome).status).toBe(seconds > 30 ? 503 : 200);
  });

  it('[AP10] does not try again where the service wants more than 30 s', async () => {
    const setting = createSetting(() => ({ status: 503, headers: { 'retry-after': '3600' } }));
    expect((await sendWithRetries(setting, request)).status).toBe(503);
  });

  it('[AP12] ends the wait when the caller leaves', async () => {
    const setting = createSetting(() => ({ status: 503 }));
    const controller = new AbortController();
    const outcome = sendWithRetries(setting, { ...request, signal: controller.signal }).catch(
      (thrown: AppError) => thrown.code,
    );
    await settled();
    controller.abort();
    expect(await outcome).toBe('http/aborted');
    expect(setting.clock.pending).toBe(0);
  });
});

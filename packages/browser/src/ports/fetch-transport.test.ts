import type { HttpRequest } from '@fjernsyn/platform';
import { createFakeClock, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createFetchTransport } from './fetch-transport';

const request: HttpRequest = { method: 'GET', url: 'https://service.example/page', headers: {}, timeoutMs: 30_000 };
const never = <Result>(): Promise<Result> => new Promise<Result>(() => undefined);

/** A transport whose every request is answered by `response`. */
function createSetting(response: Response) {
  const clock = createFakeClock();
  const sent: (readonly [url: string, init: RequestInit])[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    sent.push([url, init]);
    return response;
  };
  return { transport: createFetchTransport({ fetch, clock }), clock, sent };
}

function answer(body: string, contentType?: string): Response {
  return new Response(body, { status: 404, headers: contentType ? { 'Content-Type': contentType } : {} });
}

test('[BR3] sends across origins, with cookies for its own alone and no header of its own', async () => {
  const { transport, sent } = createSetting(answer(''));
  await transport.send({ ...request, method: 'POST', body: '{}' });
  expect(sent).toEqual([
    [request.url, { method: 'POST', headers: {}, mode: 'cors', credentials: 'same-origin', body: '{}' }],
  ]);
});

test('[connectivity-08] [BR3] sends a token in cors mode with same-origin credentials, from whatever origin', async () => {
  const { transport, sent } = createSetting(answer('{}'));
  const headers = { accept: 'application/json', 'x-authorization': 'Bearer t' };
  await transport.send({ ...request, headers });
  // Nothing of the page's origin goes into it: the browser writes `null` for a packaged app by itself.
  expect(sent).toEqual([[request.url, { method: 'GET', headers, mode: 'cors', credentials: 'same-origin' }]]);
});

test('[BR4] gives the media type bare and in lower case, any status, and the body as text', async () => {
  const { transport } = createSetting(answer('{"code":1}', 'Application/JSON; charset=UTF-8'));
  const response = await transport.send(request);
  expect(response).toMatchObject({ status: 404, contentType: 'application/json' });
  expect(response.header('CONTENT-type')).toBe('Application/JSON; charset=UTF-8');
  expect(response.header('retry-after')).toBeUndefined();
  expect(await response.text()).toBe('{"code":1}');
});

test('[BR4] gives the body as a blob, within the same limit', async () => {
  const { transport, clock } = createSetting(
    new Response(new Uint8Array([137, 80]), { headers: { 'content-type': 'image/png' } }),
  );
  const blob = await (await transport.send(request)).blob();
  expect(blob).toBeInstanceOf(Blob);
  expect(blob).toMatchObject({ size: 2, type: 'image/png' });
  const stopped = { status: 200, headers: new Headers(), blob: () => never<Blob>() } as unknown as Response;
  const stopping = createSetting(stopped);
  const outcome = expect((await stopping.transport.send(request)).blob()).rejects.toMatchObject({
    code: 'http/timeout',
  });
  await stopping.clock.advanceSettled(30_000);
  await outcome;
  expect([clock.pending, stopping.clock.pending]).toEqual([0, 0]);
});

test('[BR6] [found-time-01] headers and body share one limit', async () => {
  const clock = createFakeClock();
  const hanging = { status: 200, headers: new Headers(), text: () => never<string>() } as unknown as Response;
  const fetch = (): Promise<Response> => new Promise((resolve) => clock.after(20_000, () => resolve(hanging)));
  const sent = createFetchTransport({ fetch, clock }).send(request);
  await clock.advanceSettled(20_000);
  const outcome = expect((await sent).text()).rejects.toMatchObject({ code: 'http/timeout' });
  await clock.advanceSettled(10_000);
  await outcome;
  expect(clock.pending).toBe(0);
});

test('[BR5] turns a failed fetch, and a body that breaks off, into http/unreachable', async () => {
  const clock = createFakeClock();
  const failing = createFetchTransport({ fetch: () => Promise.reject(new TypeError('Failed to fetch')), clock });
  await expect(failing.send(request)).rejects.toMatchObject({ code: 'http/unreachable' });
  const broken = { ...request };
  const response = { status: 200, headers: new Headers(), text: () => Promise.reject(new TypeError('network')) };
  const breaking = createFetchTransport({ fetch: async () => response as unknown as Response, clock });
  await expect((await breaking.send(broken)).text()).rejects.toMatchObject({ code: 'http/unreachable' });
  expect(clock.pending).toBe(0);
});

test('[BR154] an address whose last call was given up is asked past the browser’s cache, until it answers', async () => {
  const clock = createFakeClock();
  const modes: (RequestCache | undefined)[] = [];
  let isThere = false;
  const fetch = (_url: string, { cache }: RequestInit) => {
    modes.push(cache);
    return isThere ? Promise.resolve(answer('{}')) : never<Response>();
  };
  const transport = createFetchTransport({ fetch, clock });
  const send = (timeoutMs: number) => transport.send({ ...request, timeoutMs }).catch(() => undefined);
  const late = [send(30_000), send(30_000)];
  clock.advance(30_000);
  await Promise.all(late);
  const leaving = new AbortController();
  const left = transport.send({ ...request, signal: leaving.signal }).catch(() => undefined);
  leaving.abort();
  await left;
  isThere = true;
  await send(30_000);
  await send(30_000);
  await transport.send({ ...request, url: 'https://service.example/other' });
  expect(modes).toEqual([undefined, undefined, 'reload', 'reload', undefined, undefined]);
});

test.each([[AbortController], [undefined]])('[BR6] gives up after timeoutMs, with %s', async (Controller) => {
  const clock = createFakeClock();
  const signals: (AbortSignal | null | undefined)[] = [];
  const fetch = (_: string, init: RequestInit): Promise<Response> => {
    signals.push(init.signal);
    return never();
  };
  const sending = createFetchTransport({ fetch, clock, AbortController: Controller }).send(request);
  const outcome = expect(sending).rejects.toMatchObject({ code: 'http/timeout', facts: { timeoutMs: 30_000 } });
  await clock.advanceSettled(30_000);
  await outcome;
  expect(signals[0]?.aborted).toBe(Controller ? true : undefined);
});

test('[BR6] gives up on a body that stops coming', async () => {
  const clock = createFakeClock();
  const response = { status: 200, headers: new Headers(), text: () => never<string>() };
  const transport = createFetchTransport({ fetch: async () => response as unknown as Response, clock });
  const reading = (await transport.send(request)).text();
  const outcome = expect(reading).rejects.toMatchObject({ code: 'http/timeout' });
  await clock.advanceSettled(30_000);
  await outcome;
});

test('[BR7] ends by the caller’s signal, before and while it waits', async () => {
  const clock = createFakeClock();
  let count = 0;
  const fetch = (): Promise<Response> => {
    count++;
    return never();
  };
  const transport = createFetchTransport({ fetch, clock, AbortController });
  const controller = new AbortController();
  const waiting = transport.send({ ...request, signal: controller.signal });
  const outcome = expect(waiting).rejects.toMatchObject({ code: 'http/aborted' });
  await settled();
  controller.abort();
  await outcome;
  await expect(transport.send({ ...request, signal: controller.signal })).rejects.toMatchObject({
    code: 'http/aborted',
  });
  expect([count, clock.pending]).toEqual([1, 0]);
});

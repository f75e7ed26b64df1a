import { parseTokens } from '@fjernsyn/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { answerOf } from '../testing/answers';
import { connectionEnd } from '../testing/connection-end';

const nowAt = 1_795_867_200_000;
let at = nowAt;
let service: ReferenceService;

beforeAll(async () => {
  service = await startReferenceService({ now: () => at });
});
afterEach(() => {
  service.faults.clear();
  at = nowAt;
});
afterAll(() => service.close());

const health = () => `${service.url}/health`;
const home = () => `${service.cdnUrl}/page?path=/`;
/** Waits until the first fault has met a request: an unanswered one may be on its way for long. */
const untilMet = ({ faults }: ReferenceService) => expect.poll(() => faults.list()[0]?.met).toBe(1);

describe('answers instead of the true one', () => {
  test('[RS103] answers with a status, code and message as the service writes them, and with headers', async () => {
    const headers = { 'retry-after': '5' };
    service.faults.add({ path: '/health', kind: 'status', status: 503, code: 1, message: 'Lukket', headers });
    const answer = await answerOf(health());
    expect([answer.status, answer.body]).toEqual([503, { code: 1, message: 'Lukket' }]);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each([
    [{ ok: true }, 'application/json', { ok: true }],
    ['Lukket', 'text/plain', 'Lukket'],
    [undefined, null, ''],
  ])('[RS103] answers with the body %j as it was ordered', async (body, type, expected) => {
    service.faults.add({ path: '/health', kind: 'status', status: 500, body });
    const answer = await answerOf(health());
    expect([answer.status, answer.headers.get('content-type'), answer.body]).toEqual([500, type, expected]);
  });

  test('[RS61] answers with a page of html', async () => {
    service.faults.add({ path: '/health', kind: 'html-page', status: 502 });
    const html = await answerOf(health());
    expect([html.status, html.headers.get('content-type')]).toEqual([502, 'text/html']);
  });

  test('[RS112] refuses what is beyond a rate with 429 and the seconds left, until the window has ended', async () => {
    service.faults.add({ path: '/health', kind: 'rate-limit', calls: 2, windowMs: 10_000 });
    expect([(await answerOf(health())).status, (await answerOf(health())).status]).toEqual([200, 200]);
    at += 3_500;
    const refused = await answerOf(health());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
    at += 6_500;
    expect((await answerOf(health())).status).toBe(200);
  });
});

describe('bodies', () => {
  test('[RS61] ends JSON in its middle', async () => {
    service.faults.add({ path: '/health', kind: 'truncated-json' });
    const response = await fetch(health());
    expect(response.headers.get('content-type')).toContain('application/json');
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  test('[RS104] breaks JSON in its middle and sends all of it', async () => {
    const whole = await (await fetch(home())).text();
    service.faults.add({ path: '/page', kind: 'broken-json' });
    const broken = await (await fetch(home())).text();
    expect(broken.length).toBe(whole.length + 1);
    expect(broken.endsWith(whole.slice(-20))).toBe(true);
    expect(() => JSON.parse(broken)).toThrow(SyntaxError);
  });

  test('[RS106] gives a good body a wrong type', async () => {
    service.faults.add({ path: '/health', kind: 'wrong-type', times: 1 });
    service.faults.add({ path: '/health', kind: 'wrong-type', contentType: 'text/plain' });
    const types = [await fetch(health()), await fetch(health())].map(({ headers }) => headers.get('content-type'));
    expect(types).toEqual(['text/html', 'text/plain']);
    expect(await (await fetch(health())).json()).toHaveProperty('status');
  });

  test('[RS105] promises a whole body, sends half of it and ends the connection', async () => {
    const whole = await (await fetch(home())).arrayBuffer();
    service.faults.add({ path: '/page', kind: 'truncated-body' });
    const response = await fetch(home());
    expect(response.headers.get('content-length')).toBe(String(whole.byteLength));
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    await expect(response.text()).rejects.toThrow();
    expect((await connectionEnd(home())).bytes).toBe(Math.ceil(whole.byteLength / 2));
  });

  test('[RS107] drops the connection in the middle of a body that promised no length', async () => {
    service.faults.add({ path: '/page', kind: 'drop', at: 'body' });
    const response = await fetch(home());
    expect([response.status, response.headers.get('content-length')]).toEqual([200, null]);
    await expect(response.text()).rejects.toThrow();
    expect((await connectionEnd(home())).bytes).toBeGreaterThan(0);
  });

  test('[RS108] trickles a body, which is whole in the end', async () => {
    const whole = await (await fetch(home())).text();
    service.faults.add({ path: '/page', kind: 'trickle', bytesPerSecond: 100_000_000, times: 1 });
    expect(await (await fetch(home())).text()).toBe(whole);
    service.faults.add({ path: '/page', kind: 'trickle', bytesPerSecond: 10 });
    const controller = new AbortController();
    const slow = await fetch(home(), { signal: controller.signal });
    const first = await slow.body?.getReader().read();
    expect(first?.value?.length).toBe(1);
    controller.abort();
  });
});

describe('connections and time', () => {
  test('[RS62] drops the connection', async () => {
    service.faults.add({ path: '/health', kind: 'drop', times: 1 });
    await expect(fetch(health())).rejects.toThrow();
    expect((await answerOf(health())).status).toBe(200);
  });

  test('[RS63] a hanging request gets no answer while others do', async () => {
    service.faults.add({ path: '/health', kind: 'hang', times: 1 });
    const controller = new AbortController();
    let isSettled = false;
    const hanging = fetch(health(), { signal: controller.signal }).finally(() => {
      isSettled = true;
    });
    await untilMet(service);
    await answerOf(`${service.url}/config`);
    expect(isSettled).toBe(false);
    controller.abort();
    await expect(hanging).rejects.toThrow();
  });

  test.each([{ kind: 'hang' }, { kind: 'delay', delayMs: 3_600_000 }, { kind: 'trickle', bytesPerSecond: 1 }] as const)(
    '[RS63] closing does not wait for $kind',
    async (fault) => {
      const other = await startReferenceService();
      other.faults.add({ path: '/health', ...fault });
      const waiting = fetch(`${other.url}/health`).then((response) => response.text());
      const failed = expect(waiting).rejects.toThrow();
      await answerOf(`${other.url}/config`);
      await other.close();
      await failed;
    },
  );

  test('[RS64] answers late, by a time or one between two', async () => {
    service.faults.add({ path: '/health', kind: 'delay', delayMs: 5, times: 1 });
    service.faults.add({ path: '/health', kind: 'delay', delayMs: [1, 5] });
    expect([(await answerOf(health())).status, (await answerOf(health())).status]).toEqual([200, 200]);
  });

  test('[RS109] the clock of one call is wrong: in its Date, and in every time of its answer', async () => {
    service.faults.add({ path: '/authorization*', kind: 'wrong-clock', shiftMs: -7_200_000, times: 1 });
    const signIn = () => answerOf(`${service.url}/authorization/anonymous-sso`, { method: 'POST', body: '{}' });
    const [wrong, right] = [await signIn(), await signIn()];
    const expiresAt = ({ body }: typeof wrong) => Number(parseTokens(body, () => undefined)[0]?.expiresAt);
    expect(wrong.headers.get('date')).toBe(new Date(nowAt - 7_200_000).toUTCString());
    expect(right.headers.get('date')).toBe(new Date(nowAt).toUTCString());
    expect(expiresAt(right) - expiresAt(wrong)).toBe(7_200_000);
  });

  test('[RS110] exposes headers to other origins, and leaves headers away', async () => {
    service.faults.add({ path: '/health', kind: 'headers', expose: ['date', 'retry-after'], times: 1 });
    service.faults.add({ path: '/health', kind: 'headers', hide: ['Date', 'Access-Control-Allow-Origin'], after: 1 });
    const [exposed, hidden] = [await answerOf(health()), await answerOf(health())];
    expect(exposed.headers.get('access-control-expose-headers')).toBe('date, retry-after');
    expect(exposed.headers.has('date')).toBe(true);
    expect(hidden.headers.get('access-control-expose-headers')).toBeNull();
    expect([hidden.headers.has('date'), hidden.headers.has('access-control-allow-origin')]).toEqual([false, false]);
  });

  test('[RS65] leaves preflights alone unless they are named', async () => {
    const preflight = () => answerOf(health(), { method: 'OPTIONS' });
    service.faults.add({ path: '/health', kind: 'status', status: 500 });
    expect((await preflight()).status).toBe(204);
    service.faults.add({ method: 'OPTIONS', path: '/health', kind: 'status', status: 403 });
    expect((await preflight()).status).toBe(403);
  });

  test('[RS113] a fault that breaks connections breaks no other call', async () => {
    service.faults.add({ path: '/health', kind: 'truncated-body' });
    service.faults.add({ path: '/page', kind: 'drop', at: 'body' });
    const broken = Promise.allSettled(
      [health(), home(), health()].map((url) => fetch(url).then((response) => response.text())),
    );
    const config = answerOf(`${service.cdnUrl}/config`);
    const lists = answerOf(`${service.cdnUrl}/lists?ids=none`);
    expect((await broken).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect([(await config).status, (await lists).status]).toEqual([200, 200]);
  });
});

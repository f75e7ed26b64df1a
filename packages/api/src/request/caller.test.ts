import { AppError } from '@fjernsyn/kernel';
import type { HttpTransport } from '@fjernsyn/platform';
import {
  createFakeHttpTransport,
  createFakePorts,
  type FakeAnswer,
  type FakeService,
  settled,
} from '@fjernsyn/platform/testing';
import { describe, expect, it } from 'vitest';
import { createFaultLog } from '../answer/fault-log';
import { anonymousTokenSource } from '../testing/anonymous-token-source';
import type { TokenSource } from '../tokens/token-source';
import type { Call } from './call';
import { type CallerDeps, createCaller } from './caller';
import { type CommonQuery, commonParts } from './common-query';

const read: Call<unknown> = { name: 'thing', method: 'GET', path: '/thing', common: [], parse: (answer) => answer };
const own: Call<unknown> = { ...read, name: 'own', scope: 'profile-catalog' };
const write: Call<unknown> = { ...own, method: 'PUT', body: { rating: 7 } };

function createSetting(
  service: FakeService,
  tokens: TokenSource = anonymousTokenSource,
  common: CommonQuery = {},
  more: Partial<CallerDeps> = {},
) {
  const ports = createFakePorts({ service });
  const caller = createCaller({
    ...ports,
    ...more,
    tokens,
    faults: createFaultLog(ports.telemetry),
    serviceUrl: 'https://service.example/api',
    cdnUrl: 'https://cdn.example/api',
    common: () => common,
  });
  return { ...ports, caller };
}

/** Tokens `t1`, `t2` …: each refused one is followed by the next, up to `last`. */
const numberedTokens = (last: number): TokenSource => ({
  tokenFor: async () => 't1',
  ownerOf: () => 'viewer',
  refreshed: async (refused) => (Number(refused.slice(1)) < last ? `t${Number(refused.slice(1)) + 1}` : undefined),
});

const refusal = (status: number, code?: number): FakeAnswer => ({ status, body: { message: 'No', code } });

describe('where and how a call goes', () => {
  it('[AP5] sends an open GET to the CDN base without any header', async () => {
    const { caller, http } = createSetting(() => ({ body: {} }));
    await caller.perform(read);
    expect(http.requests[0]).toMatchObject({ url: 'https://cdn.example/api/thing', headers: {}, body: undefined });
    expect(http.requests[0]?.timeoutMs).toBe(30_000);
  });

  it('[connectivity-08] [AP6] sends a GET with a token to the service, the token in X-Authorization, and nothing else', async () => {
    const { caller, http } = createSetting(() => ({ body: {} }), numberedTokens(1));
    await caller.perform(own);
    expect(http.requests[0]).toMatchObject({
      url: 'https://service.example/api/thing',
      headers: { accept: 'application/json', 'x-authorization': 'Bearer t1' },
    });
    expect(Object.keys(http.requests[0]?.headers ?? {})).toEqual(['accept', 'x-authorization']);
  });

  it('[AP6] sends a body as JSON to the service', async () => {
    const { caller, http } = createSetting(() => ({ status: 204 }), numberedTokens(1));
    expect(await caller.perform(write)).toBeUndefined();
    expect(http.requests[0]).toMatchObject({
      method: 'PUT',
      body: '{"rating":7}',
      url: 'https://service.example/api/thing',
    });
    expect(http.requests[0]?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
  });

  it('[AP1] adds the parts of the common query that the call names', async () => {
    const common = { device: 'tv_tizen', sub: 'Registered', segments: ['drtv', 'ultra'], maxRating: 'MRAM-07' };
    const { caller, http } = createSetting(() => ({ body: {} }), undefined, common);
    await caller.perform({ ...read, common: commonParts.rated, query: { page: 2 } });
    expect(http.requests[0]?.url).toBe(
      'https://cdn.example/api/thing?device=tv_tizen&ff=idp,ldp,rpt&lang=da&max_rating=MRAM-07&page=2&segments=drtv,ultra&sub=Registered',
    );
  });
});

describe('what comes of a call', () => {
  it.each([
    [400, 'api/rejected'],
    [401, 'api/unauthorized'],
    [403, 'api/refused'],
    [404, 'api/not-found'],
    [410, 'api/not-found'],
    [415, 'api/rejected'],
    [501, 'api/failed'],
    [302, 'api/failed'],
  ])('[AP13] a status %i is the error %s, with its facts, its body as the cause', async (status, code) => {
    const { caller } = createSetting(() => refusal(status, 8012));
    const error = await caller.perform(read).catch((thrown: AppError) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code, message: 'No', facts: { call: 'thing', status, serviceCode: 8012 } });
    expect(error).toHaveProperty('cause', { message: 'No', code: 8012 });
  });

  it('[AP13] a refusal that is no JSON still has its status', async () => {
    const { caller } = createSetting(() => ({ status: 403, body: '<html>', contentType: 'text/html' }));
    await expect(caller.perform(read)).rejects.toMatchObject({
      code: 'api/refused',
      facts: { call: 'thing', status: 403 },
    });
  });

  it('[AP14] [AP35] an answer that is another thing is malformed, and not asked for again', async () => {
    const { caller, http } = createSetting(() => ({ body: [] }));
    const parse = (): never => {
      throw new AppError('contracts/malformed-answer');
    };
    await expect(caller.perform({ ...read, parse })).rejects.toMatchObject({ code: 'api/malformed-answer' });
    expect(http.requests).toHaveLength(1);
  });

  it('[AP35] an answer that was cut off is asked for once more, where asking changes nothing', async () => {
    const bodies = ['{"id":"1","tit', '{"id":"1"}', '{"id', '{"id', '{"id'];
    const { caller, http } = createSetting(() => ({ body: bodies.shift() }), numberedTokens(1));
    expect(await caller.perform(read)).toEqual({ id: '1' });
    expect(http.requests).toHaveLength(2);
    await expect(caller.perform(read)).rejects.toMatchObject({ code: 'api/malformed-answer', facts: { status: 200 } });
    expect(http.requests).toHaveLength(4);
    await expect(caller.perform(write)).rejects.toMatchObject({ code: 'api/malformed-answer' });
    expect(http.requests).toHaveLength(5);
  });

  it('[AP35] a connection that breaks in the middle of an answer is tried once more', async () => {
    const whole = createFakeHttpTransport(() => ({ body: { id: '1' } }));
    let broken = 1;
    const http: HttpTransport = {
      async send(request) {
        const response = await whole.send(request);
        return broken-- > 0 ? { ...response, text: () => Promise.reject(new AppError('http/unreachable')) } : response;
      },
    };
    const { caller } = createSetting(() => ({}), anonymousTokenSource, {}, { http });
    expect(await caller.perform(read)).toEqual({ id: '1' });
    broken = 2;
    await expect(caller.perform(read)).rejects.toMatchObject({ code: 'http/unreachable' });
    expect(whole.requests).toHaveLength(4);
  });

  it('[AP15] is told as started and completed, with the status and the time it took', async () => {
    const { caller, telemetry, clock } = createSetting(() => (clock.now() > 0 ? { body: {} } : {}));
    await caller.perform(read);
    expect(telemetry.events).toEqual([
      { type: 'call-started', call: 'thing' },
      { type: 'call-completed', call: 'thing', status: 200, tookMs: 0 },
    ]);
  });

  it('[AP15] is told as failed, with status 0 where nothing was answered', async () => {
    const { caller, telemetry } = createSetting(() => Promise.reject(new AppError('http/timeout')));
    await expect(caller.perform(read)).rejects.toMatchObject({ code: 'http/timeout' });
    expect(telemetry.events[1]).toEqual({ type: 'call-failed', call: 'thing', status: 0, code: 'http/timeout' });
  });

  it('[AP16] broken parts are told as faults, each once', async () => {
    const { caller, telemetry } = createSetting(() => ({ body: {} }));
    const call: Call<unknown> = {
      ...read,
      parse: (answer, report) => {
        report({ path: 'things[3]', id: '12', reason: 'no-title' });
        return answer;
      },
    };
    await caller.perform(call);
    await caller.perform(call);
    expect(telemetry.events.filter(({ type }) => type === 'fault-found')).toEqual([
      { type: 'fault-found', kind: 'no-title', at: 'things[3] (12)' },
    ]);
  });

  it('[AP11] equal GETs in flight are one request, told once', async () => {
    const { caller, http, telemetry } = createSetting(() => ({ body: { id: '1' } }));
    const [one, other] = await Promise.all([caller.perform(read), caller.perform(read)]);
    expect(one).toBe(other);
    expect(http.requests).toHaveLength(1);
    expect(telemetry.events).toHaveLength(2);
    await caller.perform(read);
    expect(http.requests).toHaveLength(2);
  });

  it('[AP12] the request is cancelled when its only caller leaves', async () => {
    const { caller, http, telemetry } = createSetting(() => new Promise(() => undefined));
    const controller = new AbortController();
    const outcome = caller.perform(read, controller.signal).catch((thrown: AppError) => thrown.code);
    await settled();
    controller.abort();
    expect(await outcome).toBe('http/aborted');
    expect(http.requests[0]?.signal?.aborted).toBe(true);
    await settled();
    expect(telemetry.events[1]).toMatchObject({ type: 'call-failed', code: 'http/aborted' });
  });
});

describe('an error handler', () => {
  it('[AP30] may have a call sent once more, after it failed for good', async () => {
    const asked: string[] = [];
    const shouldRetry = async (error: AppError, call: string) => asked.push(`${call} ${error.code}`) > 0;
    const answers: FakeAnswer[] = [refusal(400), { body: { id: '1' } }];
    const { caller, http } = createSetting(() => answers.shift() ?? refusal(404), undefined, {}, { shouldRetry });
    expect(await caller.perform(read)).toEqual({ id: '1' });
    await expect(caller.perform(read)).rejects.toMatchObject({ code: 'api/not-found' });
    expect(asked).toEqual(['thing api/rejected', 'thing api/not-found']);
    expect(http.requests).toHaveLength(4);
  });

  it('[AP30] may let it be, and is not asked where the caller has left', async () => {
    let asked = 0;
    const shouldRetry = async () => ++asked < 0;
    const { caller, http } = createSetting(() => refusal(400), undefined, {}, { shouldRetry });
    await expect(caller.perform(read)).rejects.toMatchObject({ code: 'api/rejected' });
    http.serve(() => new Promise(() => undefined));
    const controller = new AbortController();
    const left = caller.perform(read, controller.signal).catch((thrown: AppError) => thrown.code);
    controller.abort();
    expect(await left).toBe('http/aborted');
    expect([asked, http.requests.length]).toEqual([1, 2]);
  });
});

describe('calls with a token', () => {
  it('[AP17] fail as not signed in, without a request, where there is none', async () => {
    const { caller, http } = createSetting(() => ({ body: {} }));
    await expect(caller.perform(own)).rejects.toMatchObject({ code: 'api/not-signed-in', message: 'Not signed in' });
    expect(http.requests).toHaveLength(0);
  });

  it.each([
    ['401', refusal(401)],
    ['403 with code 1', refusal(403, 1)],
  ])('[AP18] renew a token refused by %s, and go out once more', async (_, refused) => {
    const { caller, http } = createSetting(
      ({ headers }) =>
        headers['x-authorization'] === 'Bearer t2' ? { body: 'mine', contentType: 'text/plain' } : refused,
      numberedTokens(9),
    );
    expect(await caller.perform(own)).toBe('mine');
    expect(http.requests).toHaveLength(2);
  });

  it('[AP18] renew only once', async () => {
    const { caller, http } = createSetting(() => refusal(403, 1), numberedTokens(9));
    await expect(caller.perform(own)).rejects.toMatchObject({ code: 'api/refused' });
    expect(http.requests).toHaveLength(2);
  });

  it('[AP18] keep the refusal where no other token is to be had, or where it was about something else', async () => {
    const none = createSetting(() => refusal(401), numberedTokens(1));
    await expect(none.caller.perform(own)).rejects.toMatchObject({ code: 'api/unauthorized' });
    const other = createSetting(() => refusal(403, 8012), numberedTokens(9));
    await expect(other.caller.perform(own)).rejects.toMatchObject({ facts: { serviceCode: 8012 } });
    expect(other.http.requests).toHaveLength(1);
  });
});

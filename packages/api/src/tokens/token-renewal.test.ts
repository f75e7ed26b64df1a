import { AppError } from '@fjernsyn/kernel';
import { createFakePorts, type FakeAnswer, type FakeService } from '@fjernsyn/platform/testing';
import { describe, expect, it } from 'vitest';
import { createFaultLog } from '../answer/fault-log';
import type { Call } from '../request/call';
import { createCaller } from '../request/caller';
import type { TokenSource } from './token-source';

const refused: FakeAnswer = { status: 403, body: { code: 1, message: 'No' } };
const good: FakeAnswer = { body: {} };
const acceptOnly =
  (token: string): FakeService =>
  ({ headers }) =>
    headers['x-authorization'] === `Bearer ${token}` ? good : refused;
const own = (path: string): Call<unknown> => ({
  name: path,
  method: 'GET',
  path,
  common: [],
  scope: 'profile-catalog',
  parse: (answer) => answer,
});

/** A source that keeps one token, and what it was told; `next` is what refreshing gives. */
function createSetting(service: FakeService, next: string | undefined) {
  const ports = createFakePorts({ service });
  const told: string[] = [];
  const store = { token: 'old' as string | undefined, owner: 'a' };
  const tokens: TokenSource = {
    tokenFor: async () => store.token,
    ownerOf: () => store.owner,
    async refreshed(token) {
      told.push(token);
      await Promise.resolve();
      if (next !== undefined) store.token = next;
      return next;
    },
  };
  const faults = createFaultLog(ports.telemetry);
  const urls = { serviceUrl: 'https://service.example', cdnUrl: 'https://cdn.example', common: () => ({}) };
  return { ...ports, told, store, caller: createCaller({ ...ports, ...urls, tokens, faults }) };
}

describe('a token that is refused', () => {
  it('[AP18] by 50 calls is renewed once, and each goes out once more', async () => {
    const { caller, http, told } = createSetting(acceptOnly('new'), 'new');
    const paths = Array.from({ length: 50 }, (_, index) => `/thing/${index}`);
    const answers = await Promise.all(paths.map((path) => caller.perform(own(path))));
    expect(answers).toHaveLength(50);
    expect(told).toEqual(['old']);
    expect(http.requests).toHaveLength(100);
  });

  it('[AP37] by 50 calls tells the source once where refreshing is refused too', async () => {
    const { caller, http, told } = createSetting(acceptOnly('new'), undefined);
    const paths = Array.from({ length: 50 }, (_, index) => `/thing/${index}`);
    const codes = await Promise.all(
      paths.map((path) => caller.perform(own(path)).catch((error: AppError) => error.code)),
    );
    expect(new Set(codes)).toEqual(new Set(['api/refused']));
    await expect(caller.perform(own('/later'))).rejects.toMatchObject({ facts: { status: 403, serviceCode: 1 } });
    expect(told).toEqual(['old']);
    expect(http.requests).toHaveLength(51);
  });

  it('[AP37] tells the source once of each token that is lost, whatever order they are refused in', async () => {
    const ports = createFakePorts({ service: () => refused });
    const told: string[] = [];
    const tokens: TokenSource = {
      tokenFor: async (scope) => scope,
      ownerOf: () => 'a',
      async refreshed(token) {
        told.push(token);
        return undefined;
      },
    };
    const urls = { serviceUrl: 'https://service.example', cdnUrl: 'https://cdn.example', common: () => ({}) };
    const caller = createCaller({ ...ports, ...urls, tokens, faults: createFaultLog(ports.telemetry) });
    const scopes = ['account-catalog', 'profile-catalog', 'account-catalog', 'profile-catalog'] as const;
    for (const scope of scopes)
      await expect(caller.perform({ ...own('/thing'), scope })).rejects.toMatchObject({ code: 'api/refused' });
    expect(told).toEqual(['account-catalog', 'profile-catalog']);
  });

  it('[session-15] [AP18] makes one refresh and three retries of three calls in flight', async () => {
    const { caller, http, told } = createSetting(acceptOnly('new'), 'new');
    await Promise.all(['/account', '/account/profile', '/page'].map((path) => caller.perform(own(path))));
    expect([told.length, http.requests.length]).toEqual([1, 6]);
    expect(http.requests.slice(3).map(({ headers }) => headers['x-authorization'])).toEqual(
      Array(3).fill('Bearer new'),
    );
  });

  it('[session-17] [AP18] and refused again after a good refresh is an error, the fresh token kept', async () => {
    const { caller, http, told, store } = createSetting(() => refused, 'new');
    await expect(caller.perform(own('/thing'))).rejects.toMatchObject({ facts: { status: 403, serviceCode: 1 } });
    expect([told, http.requests.length, store.token]).toEqual([['old'], 2, 'new']);
  });

  it('[AP18] is not renewed where another call has done so meanwhile', async () => {
    const { caller, told, store } = createSetting(acceptOnly('new'), 'newer');
    const call = caller.perform(own('/thing'));
    await Promise.resolve();
    store.token = 'new';
    expect(await call).toEqual({});
    expect(told).toEqual([]);
  });

  it('[AP18] keeps its refusal where refreshing fails, and may be renewed by a later call', async () => {
    const ports = createFakePorts({ service: acceptOnly('new') });
    const outcomes = [() => Promise.reject(new AppError('http/unreachable')), () => Promise.resolve('new')];
    const tokens: TokenSource = {
      tokenFor: async () => 'old',
      ownerOf: () => 'a',
      refreshed: () => outcomes.shift()?.() ?? Promise.resolve(undefined),
    };
    const urls = { serviceUrl: 'https://service.example', cdnUrl: 'https://cdn.example', common: () => ({}) };
    const caller = createCaller({ ...ports, ...urls, tokens, faults: createFaultLog(ports.telemetry) });
    await expect(caller.perform(own('/thing'))).rejects.toMatchObject({ code: 'api/refused' });
    expect(await caller.perform(own('/thing'))).toEqual({});
  });

  it('[AP19] is not renewed for a call that says so', async () => {
    const { caller, told } = createSetting(() => ({ status: 401 }), 'new');
    await expect(caller.perform({ ...own('/thing'), renewsToken: false })).rejects.toMatchObject({
      code: 'api/unauthorized',
    });
    expect(told).toEqual([]);
  });
});

describe('a viewer who changes while a token is renewed', () => {
  const asB = (store: { token: string | undefined; owner: string }): void => {
    store.token = 'of-b';
    store.owner = 'b';
  };
  const sentWith = (http: { readonly requests: readonly { readonly headers: Readonly<Record<string, string>> }[] }) =>
    http.requests.map(({ headers }) => headers['x-authorization']);

  it('[AP92] [found-serv-01] sends no refused write with the token of another', async () => {
    const setting = createSetting(() => {
      asB(setting.store);
      return refused;
    }, 'new');
    const removal = setting.caller.perform({ ...own('/bookmarks/1'), method: 'DELETE' });
    await expect(removal).rejects.toMatchObject({ code: 'api/not-signed-in' });
    expect(sentWith(setting.http)).toEqual(['Bearer old']);
  });

  it('[AP92] sends nothing where the change comes while the refresh waits', async () => {
    const setting = createSetting(acceptOnly('new'), 'new');
    const removal = setting.caller.perform({ ...own('/bookmarks/1'), method: 'DELETE' });
    while (setting.told.length === 0) await Promise.resolve();
    setting.store.owner = 'b';
    await expect(removal).rejects.toMatchObject({ code: 'api/not-signed-in' });
    expect(sentWith(setting.http)).toEqual(['Bearer old']);
  });

  it('[AP92] sends nothing where the change comes before the first request', async () => {
    const { caller, http, store } = createSetting(acceptOnly('of-b'), undefined);
    const removal = caller.perform({ ...own('/bookmarks/1'), method: 'DELETE' });
    asB(store);
    await expect(removal).rejects.toMatchObject({ code: 'api/not-signed-in' });
    expect(http.requests).toHaveLength(0);
  });
});

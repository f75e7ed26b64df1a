import { beforeEach, expect, test } from 'vitest';
import { createStore, type Store } from '../state/create-store';
import { createIdentityAdapter } from './identity-adapter';

let nowAt: number;
let store: Store;
let adapterOf: ReturnType<typeof createIdentityAdapter>;

beforeEach(() => {
  nowAt = Date.now();
  store = createStore({ accounts: {}, tokens: {}, deviceCodes: {}, identity: {} });
  adapterOf = createIdentityAdapter({ store, now: () => nowAt });
});

test('[RS215] what ran out is kept for an hour, then forgotten with the next record', async () => {
  const codes = adapterOf('DeviceCode');
  await codes.upsert('one', { userCode: 'BCDF', exp: 1 }, 900);
  nowAt += (900 + 3_599) * 1_000;
  await codes.upsert('two', { userCode: 'GHJK' }, 900);
  expect(await codes.find('one')).toMatchObject({ jti: 'one', userCode: 'BCDF' });
  nowAt += 2_000;
  await codes.upsert('three', {}, 900);
  expect(await codes.find('one')).toBeUndefined();
  expect(Object.keys(store.read().identity)).toHaveLength(2);
});

test('[RS215] of access and refresh tokens only the hash is kept', async () => {
  const tokens = adapterOf('RefreshToken');
  await tokens.upsert('value', { jti: 'value', grantId: 'family' }, 60);
  expect(JSON.stringify(store.read())).not.toContain('value');
  await tokens.consume('value');
  expect(await tokens.find('value')).toMatchObject({ jti: 'value', consumed: Math.floor(nowAt / 1_000) });
  await adapterOf('AccessToken').upsert('value', { grantId: 'family' }, 60);
  await tokens.revokeByGrantId('family');
  expect(await tokens.find('value')).toBeUndefined();
  expect(await adapterOf('AccessToken').find('value')).toBeDefined();
});

test('[RS205] moments are kept by the clock of the service and read by that of the machine', async () => {
  const exp = Math.floor(Date.now() / 1_000) + 60;
  await adapterOf('Session').upsert('id', { jti: 'id', uid: 'uid', exp }, 60);
  nowAt += 61_000;
  expect(Number((await adapterOf('Session').findByUid('uid'))?.exp)).toBeLessThanOrEqual(exp - 60);
});

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { answerOf } from '../testing/answers';
import { signIn } from '../testing/sign-in';
import { firstAccounts } from './accounts-to-try';
import type { ServiceState } from './service-state';

const email = 'malene@fjernsyn.example';
let folder: string;
let path: string;
let lines: string[];
let running: ReferenceService[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fjernsyn-writes-'));
  path = join(folder, 'service.json');
  lines = [];
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((service) => service.close()));
  await rm(folder, { recursive: true });
});

async function start(): Promise<ReferenceService> {
  const service = await startReferenceService({ state: path, warn: (line) => void lines.push(line) });
  running.push(service);
  return service;
}

const keptNow = async (): Promise<ServiceState> => JSON.parse(await readFile(path, 'utf8')).state;
const ratedNow = async (): Promise<unknown> => (await keptNow()).accounts['a-malene']?.profiles[0]?.rated;

test('[RS325] [found-serv-07] what was answered is on disk by then, also under load', async () => {
  const { profile } = await signIn((await start()).url, email);
  const ids = ['301000', '302000', '303000', '305000', '306000', '307000', '308000', '309000'];
  const seen = await Promise.all(
    ids.map(async (id, index) => {
      const { status } = await profile('PUT', `/account/profile/ratings/${id}?rating=${index + 1}`);
      return [status, await ratedNow(), id, index + 1] as const;
    }),
  );
  for (const [status, rated, id, rating] of seen) {
    expect(status).toBe(200);
    expect(rated).toMatchObject({ [id]: rating });
  }
});

test('[RS325] tokens and codes are on disk when they are given out', async () => {
  const { url } = await start();
  const given = await answerOf(`${url}/authorization/anonymous-sso`, { method: 'POST' });
  expect(given.status).toBe(200);
  expect(Object.keys((await keptNow()).tokens)).toHaveLength(2);
  const { body } = await answerOf(`${url}/authorization/device/code`, { method: 'POST', body: '{"id":"set-1"}' });
  expect(Object.keys((await keptNow()).deviceCodes)).toEqual([(body as { readonly code: string }).code]);
  const form = new URLSearchParams({ client_id: 'fjernsyn-tv', scope: 'openid' });
  await answerOf(`${url}/identity/device/auth`, { method: 'POST', body: form });
  expect(Object.keys((await keptNow()).identity).some((key) => key.startsWith('DeviceCode:'))).toBe(true);
});

test('[RS326] a second service on the same file says so, and writes nothing into it', async () => {
  const first = await start();
  const { profile } = await signIn(first.url, email);
  await profile('PUT', '/account/profile/ratings/301000?rating=3');
  const second = await start();
  expect(lines).toEqual([expect.stringContaining('is in use by another service')]);
  const other = await signIn(second.url, email);
  expect((await other.profile('PUT', '/account/profile/ratings/302000?rating=4')).status).toBe(200);
  await second.close();
  expect(await ratedNow()).toMatchObject({ '301000': 3 });
  expect(await ratedNow()).not.toHaveProperty('302000');
  await first.close();
  running = [];
  const { profile: again } = await signIn((await start()).url, email);
  expect((await again('GET', '/account/profile')).body).toMatchObject({ rated: { '301000': 3 } });
  expect(lines).toHaveLength(1);
});

test('[RS326] what a killed service had begun to write is removed, and the file is all there is', async () => {
  const first = await start();
  await signIn(first.url, email);
  await first.close();
  running = [];
  await writeFile(`${path}.next`, '{"vers');
  await writeFile(`${path}.4711.next`, '{"vers');
  await start();
  expect(await readdir(folder)).toEqual(['service.json']);
});

test('[RS326] a service that cannot listen lets go of the file', async () => {
  const first = await start();
  const taken = Number(new URL(first.url).port);
  await first.close();
  running = [];
  const other = await startReferenceService({ port: taken });
  running.push(other);
  await expect(startReferenceService({ state: path, port: taken })).rejects.toMatchObject({
    code: 'reference-service/port-taken',
  });
  await start();
  expect(lines).toEqual([]);
});

const state: ServiceState = { accounts: firstAccounts(0), tokens: {}, deviceCodes: {}, identity: {} };
const withProfile = (part: object): object => {
  const account = state.accounts['a-malene'];
  const profiles = account?.profiles.map((profile, index) => (index === 0 ? { ...profile, ...part } : profile));
  return { ...state, accounts: { ...state.accounts, 'a-malene': { ...account, profiles } } };
};
const watched = { positionSeconds: 1, firstWatchedAt: 1, lastWatchedAt: 1, isFullyWatched: false };

test.each<[string, object]>([
  ['a date that cannot be written', withProfile({ bookmarked: { '201000': 1e300 } })],
  ['a date as text', withProfile({ followed: { '201000': '2026-11-28' } })],
  ['a position below 0', withProfile({ watched: { '206101': { ...watched, positionSeconds: -1 } } })],
  ['half a record', withProfile({ watched: { '206101': { positionSeconds: 1 } } })],
  ['a rating beyond the scale', withProfile({ rated: { '201000': 11 } })],
  ['a colour that is none', withProfile({ color: 7 })],
  ['an account without its primary profile', withProfile({ id: 'p-other' })],
  ['an account under another id', { ...state, accounts: { 'a-x': state.accounts['a-ny'] } }],
  ['a token of no type', { ...state, tokens: { a: { expiresAt: 1, scope: 'Catalog', type: 'Nobody' } } }],
  ['keys that are none', { ...state, identity: { keys: { payload: { signing: { kty: 'EC' }, cookies: 'a' } } } }],
  ['a record of the provider without content', { ...state, identity: { 'Session:a': { payload: 7 } } }],
])('[RS131] [found-serv-08] sets a file with %s aside, and answers', async (_what, wrong) => {
  await writeFile(path, JSON.stringify({ version: 1, state: wrong }));
  const { url } = await start();
  expect(lines).toEqual([`${path} could not be read; it is now service.json.unreadable.`]);
  const { account, profile } = await signIn(url, email);
  for (const ask of [account('GET', '/account'), profile('GET', '/account/profile')])
    expect((await ask).status).toBe(200);
  expect((await answerOf(`${url}/tv`)).status).toBe(200);
});

test('[RS335] an older file gets the accounts to try that it lacks', async () => {
  const { 'a-ny': _left, ...accounts } = state.accounts;
  await writeFile(path, JSON.stringify({ version: 1, state: { ...state, accounts } }));
  const { url } = await start();
  expect(lines).toEqual([]);
  expect((await (await signIn(url, 'ny@fjernsyn.example')).account('GET', '/account')).status).toBe(200);
});

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstAccounts } from './accounts-to-try';
import { changeAccount, changeProfile, createStore } from './create-store';
import type { ServiceState } from './service-state';
import { createStateFile, type StateFile } from './state-file';

const state: ServiceState = { accounts: firstAccounts(0), tokens: {}, deviceCodes: {}, identity: {} };
const named = (name: string): ServiceState => ({ ...state, identity: { name: { payload: { name } } } });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fjernsyn-state-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('[RS130] keeps changes in one file, across runs, in a folder it makes itself', async () => {
  const path = join(folder, 'new', 'service.json');
  const store = createStore(state, createStateFile(path));
  store.update(() => named('first'));
  store.update(() => named('second'));
  await store.flush();
  expect(await createStateFile(path).load()).toEqual(named('second'));
  expect(await readdir(join(folder, 'new'))).toEqual(['service.json']);
});

test('[RS131] a file that is gone begins anew, one that cannot be read is set aside', async () => {
  expect(await createStateFile(join(folder, 'none.json')).load()).toBeUndefined();
  const lines: string[] = [];
  for (const [name, text] of [
    ['half.json', '{"version":1,"state":{'],
    ['old.json', '{"version":0,"state":{}}'],
    ['null.json', 'null'],
    ['empty.json', '{"version":1,"state":{}}'],
    ['torn.json', JSON.stringify({ version: 1, state: { ...state, accounts: { 'a-ny': { id: 'a-ny' } } } })],
  ] as const) {
    await writeFile(join(folder, name), text);
    expect(await createStateFile(join(folder, name), (line) => void lines.push(line)).load()).toBeUndefined();
    expect(await readFile(join(folder, `${name}.unreadable`), 'utf8')).toBe(text);
    expect(lines.pop()).toBe(`${join(folder, name)} could not be read; it is now ${name}.unreadable.`);
  }
});

test('[RS131] what is set aside takes the place of nothing that was before it, a folder included', async () => {
  const path = join(folder, 'again.json');
  for (const text of ['first', 'second']) {
    await writeFile(path, text);
    await createStateFile(path).load();
  }
  await mkdir(path);
  await createStateFile(path).load();
  expect(await readFile(`${path}.unreadable`, 'utf8')).toBe('first');
  expect(await readFile(`${path}.unreadable-2`, 'utf8')).toBe('second');
  expect(await readdir(`${path}.unreadable-3`)).toEqual([]);
});

test('[RS132] writes one state at a time, and the last one in the end', async () => {
  const saves: { readonly state: ServiceState; done(): void }[] = [];
  const file: Pick<StateFile, 'save'> = {
    save: (saved) => new Promise((resolve) => void saves.push({ state: saved, done: resolve })),
  };
  const store = createStore(state, file);
  for (const name of ['a', 'b', 'c']) store.update(() => named(name));
  const flushed = store.flush();
  expect(saves.map((save) => save.state)).toEqual([named('a')]);
  saves[0]?.done();
  await expect.poll(() => saves).toHaveLength(2);
  expect(saves[1]?.state).toEqual(named('c'));
  saves[1]?.done();
  await flushed;
  expect(saves).toHaveLength(2);
});

test('[RS133] a disk that takes nothing is told of and does no harm', async () => {
  const lines: string[] = [];
  const file: Pick<StateFile, 'save'> = { save: () => Promise.reject(new Error('full')) };
  const store = createStore(state, file, (line) => void lines.push(line));
  store.update(() => named('kept'));
  await store.flush();
  expect(store.read()).toEqual(named('kept'));
  expect(lines).toEqual(['The state could not be written: Error: full']);
});

test('[RS134] changes one account or profile and nothing beside it', () => {
  const store = createStore(state);
  changeProfile(store, 'a-malene', 'p-mini', (profile) => ({ ...profile, name: 'Luna' }));
  changeAccount(store, 'nobody', (account) => ({ ...account, email: '' }));
  expect(store.read().accounts['a-malene']?.profiles.map(({ name }) => name)).toEqual([
    'Malene',
    'Aske',
    'Saga',
    'Luna',
  ]);
  expect(store.read().accounts['a-ny']).toBe(state.accounts['a-ny']);
});

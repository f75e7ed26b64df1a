import { expect, test } from 'vitest';
import { createTestWindow } from '../testing/test-window';
import { createStorageStore, type StorageWindow } from './storage-store';

const deaf = { addEventListener: () => undefined };

test('[BR8] keeps texts in the storage and is durable', () => {
  const window = createTestWindow();
  const store = createStorageStore(window);
  store.write('a', '1');
  expect([store.read('a'), store.isDurable, window.localStorage.getItem('a')]).toEqual(['1', true, '1']);
  store.remove('a');
  expect([store.read('a'), window.localStorage.length]).toEqual([undefined, 0]);
});

test('[BR8] keeps what lasts as long as the visit apart from the rest', () => {
  const window = createTestWindow();
  createStorageStore(window, 'sessionStorage').write('a', '1');
  expect([window.sessionStorage.getItem('a'), createStorageStore(window).read('a')]).toEqual(['1', undefined]);
});

test('[BR9] lives in memory where the storage is forbidden', () => {
  const { sessionStorage } = createTestWindow();
  const window = {
    ...deaf,
    sessionStorage,
    get localStorage(): Storage {
      throw new Error('SecurityError');
    },
  };
  const store = createStorageStore(window);
  expect(store.isDurable).toBe(false);
  store.write('a', '1');
  expect(store.read('a')).toBe('1');
  store.remove('a');
  expect(store.read('a')).toBeUndefined();
});

test('[BR9] lives in memory where there is no storage', () => {
  const store = createStorageStore(deaf as unknown as StorageWindow);
  store.write('a', '1');
  expect([store.read('a'), store.isDurable]).toEqual(['1', false]);
});

/** A storage that throws at each change of the keys that `refused` holds. */
const setUpRefusing = (refused: Set<string>) => {
  const values = new Map<string, string>();
  const admit = (key: string): void => {
    if (refused.has(key)) throw new Error('QuotaExceededError');
  };
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      admit(key);
      values.set(key, value);
    },
    removeItem(key: string) {
      admit(key);
      values.delete(key);
    },
  };
  return { values, store: createStorageStore({ ...deaf, localStorage } as unknown as StorageWindow) };
};

test('[BR9] [storage-02] what a storage that has filled up refuses is held, and the rest is kept', () => {
  const { values, store } = setUpRefusing(new Set(['b']));
  store.write('a', '1');
  store.write('b', '2');
  expect([store.read('a'), store.read('b'), store.isDurable]).toEqual(['1', '2', false]);
  expect(Array.from(values)).toEqual([['a', '1']]);
});

test('[BR9] [sto-01] holds what a storage that is full, or always throws, refuses, and reads the newer value', () => {
  const refused = new Set<string>();
  const { values, store } = setUpRefusing(refused);
  store.write('a', 'old');
  refused.add('a');
  store.write('a', 'new');
  expect([store.read('a'), store.isDurable, values.get('a')]).toEqual(['new', false, 'old']);
});

test('[BR9] a removal that the storage refuses counts all the same, and so does what is written after it', () => {
  const refused = new Set<string>();
  const { values, store } = setUpRefusing(refused);
  store.write('a', 'old');
  refused.add('a');
  store.remove('a');
  expect([store.read('a'), store.isDurable, values.get('a')]).toEqual([undefined, false, 'old']);
  refused.clear();
  store.write('a', 'new');
  expect([store.read('a'), values.get('a')]).toEqual(['new', 'new']);
});

test('[BR10] tells of keys that another tab changed, and of all known ones when it emptied the storage', () => {
  const window = createTestWindow();
  const store = createStorageStore(window);
  const heard: string[] = [];
  const end = store.subscribe((key) => heard.push(key));
  store.write('a', '1');
  window.dispatchEvent(new window.StorageEvent('storage', { key: 'b' }));
  window.dispatchEvent(new window.StorageEvent('storage', { key: null }));
  end();
  window.dispatchEvent(new window.StorageEvent('storage', { key: 'c' }));
  expect(heard).toEqual(['b', 'a']);
});

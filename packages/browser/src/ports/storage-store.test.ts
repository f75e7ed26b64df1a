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

test('[BR9] [sto-01] holds what a storage that is full, or always throws, refuses, and reads the newer value', () => {
  const values = new Map<string, string>();
  let isFull = false;
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem(key: string, value: string) {
      if (isFull) throw new Error('QuotaExceededError');
      values.set(key, value);
    },
  };
  const store = createStorageStore({ ...deaf, localStorage } as unknown as StorageWindow);
  store.write('a', 'old');
  isFull = true;
  store.write('a', 'new');
  expect([store.read('a'), store.isDurable]).toEqual(['new', false]);
  store.remove('a');
  expect(store.read('a')).toBeUndefined();
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

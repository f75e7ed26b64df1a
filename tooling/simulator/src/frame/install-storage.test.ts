import { expect, it } from 'vitest';
import { openSet } from '../testing/open-set';
import { installStorage } from './install-storage';

it('[SI22] lets a storage refuse what it is given, and read what it has', () => {
  const { window, connected, device, logged } = openSet('hbbtv');
  installStorage(window, connected);
  window.localStorage.setItem('kept', '1');
  device.update({ isStorageWritable: false });
  expect(() => window.localStorage.setItem('lost', '1')).toThrow(
    expect.objectContaining({ name: 'QuotaExceededError' }),
  );
  expect(window.localStorage.getItem('kept')).toBe('1');
  expect(window.localStorage.getItem('lost')).toBeNull();
  expect(logged()).toEqual(['Storage.setItem refused']);
  // The prototype is that of every window of this process.
  device.update({ isStorageWritable: true });
});

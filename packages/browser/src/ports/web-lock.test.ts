import { settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createWebLock, type LockWindow } from './web-lock';

const without: LockWindow = { navigator: {} };

test('[BR28] runs tasks of one name one after the other, and of two names together', async () => {
  const lock = createWebLock(without);
  const steps: string[] = [];
  let finish: () => void = () => undefined;
  const first = lock.run('a', async () => {
    steps.push('first');
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    throw new Error('refused');
  });
  const failed = expect(first).rejects.toThrow('refused');
  const second = lock.run('a', async () => steps.push('second'));
  await lock.run('b', async () => steps.push('other'));
  await settled();
  expect(steps).toEqual(['first', 'other']);
  finish();
  await failed;
  await second;
  expect(steps).toEqual(['first', 'other', 'second']);
});

test('[BR28] asks the browser’s own locks where there are any', async () => {
  const names: string[] = [];
  const request = async (name: string, task: () => Promise<unknown>) => {
    names.push(name);
    return task();
  };
  const lock = createWebLock({ navigator: { locks: { request } } } as unknown as LockWindow);
  expect(await lock.run('a', async () => 7)).toBe(7);
  await expect(lock.run('a', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(names).toEqual(['a', 'a']);
});

test('[BR29] falls back to the page where the browser refuses locks, and runs the task once', async () => {
  const request = () => Promise.reject(new Error('SecurityError'));
  const lock = createWebLock({ navigator: { locks: { request } } } as unknown as LockWindow);
  let runs = 0;
  expect(await lock.run('a', async () => ++runs)).toBe(1);
});

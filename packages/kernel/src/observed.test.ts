import { expect, test } from 'vitest';
import { createObservable } from './observed';

test('[KE6] tells of a change once, and of none where the value is the same', () => {
  const value = createObservable(1);
  const heard: number[] = [];
  const end = value.subscribe(() => heard.push(value.get()));
  value.set(2);
  value.set(2);
  value.set(3);
  end();
  value.set(4);
  expect(heard).toEqual([2, 3]);
  expect(value.get()).toBe(4);
});

import { expect, test } from 'vitest';
import { createEmitter } from './subscription';

test('[KE5] tells those who listened when the telling began', () => {
  const emitter = createEmitter<string>();
  const heard: string[] = [];
  const endFirst = emitter.subscribe((event) => {
    heard.push(`first ${event}`);
    endFirst();
    emitter.subscribe((late) => heard.push(`late ${late}`));
  });
  emitter.subscribe((event) => heard.push(`second ${event}`));
  emitter.emit('a');
  expect(heard).toEqual(['first a', 'second a']);
  emitter.emit('b');
  expect(heard).toEqual(['first a', 'second a', 'second b', 'late b']);
});

test('[KE5] ends one of two subscriptions of the same function', () => {
  const emitter = createEmitter<number>();
  let sum = 0;
  const add = (value: number): void => {
    sum += value;
  };
  const end = emitter.subscribe(add);
  emitter.subscribe(add);
  end();
  end();
  emitter.emit(2);
  expect(sum).toBe(2);
  expect(emitter.size).toBe(1);
});

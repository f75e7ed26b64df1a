import { expect, it } from 'vitest';
import { keyboardKey } from './keyboard-keys';

const plain = { ctrlKey: false, altKey: false, metaKey: false };

it.each([
  ['ArrowLeft', 'left'],
  ['Enter', 'ok'],
  ['Escape', 'back'],
  ['Backspace', 'back'],
  [' ', 'playPause'],
  ['R', 'red'],
  ['7', 'digit7'],
  ['q', undefined],
])('[SI4] takes %j of a keyboard for the button %s', (key, button) => {
  expect(keyboardKey({ ...plain, key })).toBe(button);
});

it('[SI4] leaves shortcuts to the browser', () => {
  expect(keyboardKey({ ...plain, ctrlKey: true, key: 'r' })).toBeUndefined();
});

import { createTestWindow } from '@fjernsyn/browser/testing';
import { expect, test } from 'vitest';
import { closeKeyboardFirst } from './close-keyboard-first';

test('[BR139] [ime-03] Back closes the set’s keyboard and nothing else while that is shown', () => {
  const window = createTestWindow();
  const { document } = window;
  closeKeyboardFirst(window);
  const heard: number[] = [];
  window.addEventListener('keydown', ({ keyCode }) => heard.push(keyCode));
  const show = (visibility: boolean) =>
    document.dispatchEvent(new window.CustomEvent('keyboardStateChange', { detail: { visibility } }));
  const press = (keyCode: number, key = ''): boolean => {
    const event = new window.KeyboardEvent('keydown', { keyCode, key, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  show(true);
  expect(press(461)).toBe(true);
  expect(document.activeElement).not.toBe(field);
  press(0, 'GoBack');
  expect(heard).toEqual([]);
  press(13);
  show(false);
  press(461);
  expect(heard).toEqual([13, 461]);
});

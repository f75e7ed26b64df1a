import { createTestWindow } from '@fjernsyn/browser/testing';
import { createFakeClock } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { dropClickEcho } from './drop-click-echo';

function open() {
  const window = createTestWindow();
  const clock = createFakeClock();
  dropClickEcho(window, clock);
  const heard: number[] = [];
  window.addEventListener('keydown', (event) => heard.push(event.keyCode));
  const button = window.document.body.appendChild(window.document.createElement('button'));
  const click = (detail: number) =>
    button.dispatchEvent(new window.MouseEvent('click', { detail, bubbles: true, cancelable: true }));
  const press = (keyCode: number): boolean => {
    const event = new window.KeyboardEvent('keydown', { keyCode, bubbles: true, cancelable: true });
    button.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { clock, heard, click, press };
}

test('[BR140] [key-05] the press of OK that follows a click is the click’s, and presses nothing', () => {
  const { click, clock, heard, press } = open();
  click(1);
  expect(press(13)).toBe(true);
  expect(press(37)).toBe(false);
  expect(heard).toEqual([37]);
  clock.advance(200);
  press(13);
  expect(heard).toEqual([37, 13]);
});

test('[BR140] [key-06] a click that a key or a script made takes no press with it', () => {
  const { click, heard, press } = open();
  click(0);
  press(13);
  expect(heard).toEqual([13]);
});

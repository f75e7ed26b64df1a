import { createTestWindow } from '@fjernsyn/browser/testing';
import { expect, test } from 'vitest';
import { ignoreStrayMove } from './ignore-stray-move';

test('[BR141] [ptr-01] one move that comes with a key is none, and the next one is', () => {
  const window = createTestWindow();
  ignoreStrayMove(window);
  const heard: number[] = [];
  window.addEventListener('mousemove', ({ clientX }) => heard.push(clientX));
  const { body } = window.document;
  const move = (clientX: number) => body.dispatchEvent(new window.MouseEvent('mousemove', { clientX, bubbles: true }));
  const press = (keyCode: number) =>
    body.dispatchEvent(new window.KeyboardEvent('keydown', { keyCode, bubbles: true }));
  move(10);
  press(37);
  move(11);
  move(12);
  press(1536);
  move(13);
  expect(heard).toEqual([10, 12, 13]);
});

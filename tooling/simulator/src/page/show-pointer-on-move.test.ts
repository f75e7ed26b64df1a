import { expect, it, vi } from 'vitest';
import { showPointerOnMove } from './show-pointer-on-move';

it('[SI13] shows the pointer once the hand moves, and not for one that lies still', () => {
  const screen = new EventTarget();
  const update = vi.fn();
  showPointerOnMove(screen as HTMLElement, { update });
  const move = (clientX: number) =>
    screen.dispatchEvent(Object.assign(new Event('mousemove'), { clientX, clientY: 5 }));
  move(5);
  move(5);
  expect(update).not.toHaveBeenCalled();
  move(6);
  expect(update.mock.calls).toEqual([[{ isPointerShown: true }]]);
});

import type { Device } from '../device/device';

/** Shows the pointer that a set has hidden, once the hand moves; the browser also tells moves of a hand that lies still. */
export function showPointerOnMove(screen: Pick<HTMLElement, 'addEventListener'>, device: Pick<Device, 'update'>): void {
  let last: { readonly x: number; readonly y: number } | undefined;
  screen.addEventListener('mousemove', ({ clientX: x, clientY: y }) => {
    const hasMoved = last !== undefined && (last.x !== x || last.y !== y);
    last = { x, y };
    if (hasMoved) device.update({ isPointerShown: true });
  });
}

import type { ConnectedDevice } from '../device/device';
import type { AppWindow } from '../frame/app-window';

/** Keeps the broadcast where its object stands on the page, for as long as `isWindowed`. */
export function watchBroadcastArea(
  window: AppWindow,
  device: ConnectedDevice,
  element: HTMLElement,
  isWindowed: () => boolean,
): void {
  const read = (): void => {
    if (!isWindowed()) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    device.update({ broadcastArea: width > 0 && height > 0 ? { left, top, width, height } : null });
  };
  read();
  if (typeof window.ResizeObserver === 'function') new window.ResizeObserver(read).observe(element);
}

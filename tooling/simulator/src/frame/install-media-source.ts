import type { ConnectedDevice } from '../device/device';
import type { AppWindow } from './app-window';

const names = ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource'] as const;

/** Takes from the browser what scripts feed media with, where the set has none of it. */
export function installMediaSource(window: AppWindow, device: ConnectedDevice): void {
  if (device.state().hasMediaSource) return;
  for (const name of names) Reflect.deleteProperty(window, name);
}

import type { ConnectedDevice } from '../device/device';
import type { AppWindow } from './app-window';

/** Lets the set's storage refuse what it is given, as full or forbidden ones do. */
export function installStorage(window: AppWindow, device: ConnectedDevice): void {
  const prototype = window.Storage.prototype;
  const original = prototype.setItem;
  prototype.setItem = function setItem(this: Storage, key: string, value: string): void {
    if (device.state().isStorageWritable) {
      original.call(this, key, value);
      return;
    }
    device.record({ kind: 'call', name: 'Storage.setItem', given: `'${key}'`, answer: 'refused', isRefused: true });
    throw new window.DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

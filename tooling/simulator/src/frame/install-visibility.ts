import type { ConnectedDevice } from '../device/device';
import { type AppWindow, placeGetter } from './app-window';

/** Tells the document that it is hidden while the set shows something else, and when it is back. */
export function installVisibility(window: AppWindow, device: ConnectedDevice): void {
  const { document } = window;
  const isHidden = (): boolean => device.state().stage !== 'running';
  placeGetter(document, 'hidden', isHidden);
  placeGetter(document, 'visibilityState', () => (isHidden() ? 'hidden' : 'visible'));
  placeGetter(document, 'webkitHidden', isHidden);
  placeGetter(document, 'webkitVisibilityState', () => (isHidden() ? 'hidden' : 'visible'));
  device.subscribe((state, previous) => {
    if ((state.stage === 'running') === (previous.stage === 'running')) return;
    device.record({ kind: 'event', name: 'document.visibilitychange', given: isHidden() ? 'hidden' : 'visible' });
    document.dispatchEvent(new window.Event('visibilitychange', { bubbles: true }));
  });
}

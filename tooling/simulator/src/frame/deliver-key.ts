import type { ConnectedDevice, KeyPhase } from '../device/device';
import type { SimulatorKey } from '../device/simulator-key';
import type { AppWindow } from './app-window';
import type { KeyFace, KeyGate } from './key-face';

const clickable = 'button, a[href], summary, input[type="button"], input[type="submit"], input[type="checkbox"]';

function dispatch(window: AppWindow, type: string, face: KeyFace, isRepeat: boolean, hasNames: boolean): boolean {
  const { document } = window;
  const event = new window.KeyboardEvent(type, {
    key: face.name,
    bubbles: true,
    cancelable: true,
    composed: true,
    repeat: isRepeat,
  });
  for (const name of ['keyCode', 'which']) Object.defineProperty(event, name, { value: face.code });
  if (!hasNames) Object.defineProperty(event, 'key', { value: undefined });
  return (document.activeElement ?? document.body ?? document.documentElement).dispatchEvent(event);
}

/** Brings buttons of the remote to the document, those that the set's gate lets through, and does what an unused OK does in an engine. */
export function installKeys(window: AppWindow, device: ConnectedDevice, gate: KeyGate): void {
  const { document } = window;
  device.takeKeys((key: SimulatorKey, phase: KeyPhase) => {
    const face = gate(key);
    if ('why' in face) return { isDelivered: false, why: face.why };
    if (phase === 'down') device.record({ kind: 'key', name: key, given: String(face.code) });
    const type = phase === 'up' ? 'keyup' : 'keydown';
    const isUnused = dispatch(window, type, face, phase === 'repeat', device.model.hasKeyNames);
    const focused = document.activeElement;
    if (key === 'ok' && phase === 'down' && isUnused && focused?.matches(clickable) === true)
      (focused as HTMLElement).click();
    return { isDelivered: true };
  });
}

import type { ConnectedDevice } from '../device/device';
import type { AppWindow } from '../frame/app-window';

const shownCode = 1536;
const hiddenCode = 1537;
/** Sets before this one tell of their pointer by keys alone. */
const eventSinceMajor = 4;

/** Tells of the Magic Remote's pointer and of the set's keyboard that come and go. */
export function installPointer(window: AppWindow, device: ConnectedDevice): void {
  const { document } = window;
  const major = Number.parseInt(device.model.systemVersion, 10);
  const tell = (name: string, isShown: boolean): void => {
    device.record({ kind: 'event', name: `document.${name}`, given: `visibility: ${isShown}` });
    document.dispatchEvent(new window.CustomEvent(name, { detail: { visibility: isShown }, bubbles: true }));
  };
  const tellByKey = (isShown: boolean): void => {
    const code = isShown ? shownCode : hiddenCode;
    device.record({ kind: 'event', name: 'keydown', given: String(code) });
    const event = new window.KeyboardEvent('keydown', { bubbles: true, cancelable: true });
    for (const name of ['keyCode', 'which']) Object.defineProperty(event, name, { value: code });
    (document.activeElement ?? document.documentElement).dispatchEvent(event);
  };
  device.subscribe((state, previous) => {
    if (state.isPointerShown !== previous.isPointerShown) {
      if (major >= eventSinceMajor) tell('cursorStateChange', state.isPointerShown);
      else tellByKey(state.isPointerShown);
    }
    if (state.isKeyboardShown !== previous.isKeyboardShown) tell('keyboardStateChange', state.isKeyboardShown);
  });
}

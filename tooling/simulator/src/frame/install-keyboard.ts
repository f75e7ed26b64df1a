import type { ConnectedDevice } from '../device/device';
import { keyboardKey } from '../device/keyboard-keys';
import type { AppWindow } from './app-window';

const textField =
  'textarea, input:not([type]), input[type="text"], input[type="search"], input[type="email"], input[type="password"], input[type="tel"], input[type="number"]';

const isTextField = (target: EventTarget | null): boolean =>
  (target as Element | null)?.matches?.(textField) === true && (target as HTMLInputElement).readOnly !== true;

/**
 * Turns the developer's keyboard into the remote before the application hears of it: a set has no such keys. In a text field whose
 * keyboard the set shows, what is typed is what the set's keyboard would write. The set opens it when a field takes the focus.
 */
export function installKeyboard(window: AppWindow, device: ConnectedDevice): void {
  const { document } = window;
  const isWriting = (event: KeyboardEvent): boolean =>
    isTextField(event.target) &&
    device.state().isKeyboardShown &&
    (event.key.length === 1 || event.key === 'Backspace' || event.key === 'Delete');
  const hear = (event: KeyboardEvent): void => {
    if (!event.isTrusted || isWriting(event)) return;
    const key = keyboardKey(event);
    // Shortcuts belong to the developer's browser, which is no concern of the application's.
    event.stopImmediatePropagation();
    if (key === undefined) return;
    event.preventDefault();
    device.pressKey(key, event.type === 'keyup' ? 'up' : event.repeat ? 'repeat' : 'down');
  };
  for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, hear, true);
  if (device.model.target === 'hbbtv') return;
  writeWhatIsSaid(window, device);
  document.addEventListener('focusin', ({ target }) => {
    if (isTextField(target)) device.update({ isKeyboardShown: true });
  });
  document.addEventListener('focusout', ({ target }) => {
    if (isTextField(target)) device.update({ isKeyboardShown: false });
  });
}

/** What is said to the microphone of the set's keyboard comes into the field at once, as a word that was chosen there does. */
function writeWhatIsSaid({ document, InputEvent }: AppWindow, device: ConnectedDevice): void {
  device.subscribe(({ spoken, isKeyboardShown }, previous) => {
    const field = document.activeElement as HTMLInputElement | null;
    if (spoken.count === previous.spoken.count || !isKeyboardShown || field === null || !isTextField(field)) return;
    const end = field.value.length;
    field.setRangeText(spoken.text, field.selectionStart ?? end, field.selectionEnd ?? end, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: spoken.text }));
  });
}

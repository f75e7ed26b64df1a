import type { Device, KeyPhase } from '../device/device';
import { remoteKeys, type SimulatorKey } from '../device/simulator-key';
import { element } from './element';
import { remoteFaces, remoteTitles, rowsOf } from './remote-faces';

const repeatDelayMs = 400;
const repeatEveryMs = 100;

/** The remote as it is drawn, and a way to light a button that was pressed elsewhere. */
export interface Remote {
  readonly element: HTMLElement;
  light(key: SimulatorKey, isDown: boolean): void;
}

function digitOf(key: SimulatorKey): string | undefined {
  return /^digit(\d)$/.exec(key)?.[1];
}

/** Draws a target's remote: buttons go down and up with the mouse, and repeat while they are held. */
export function createRemote(device: Device, move: (key: SimulatorKey, phase: KeyPhase) => void): Remote {
  const { target } = device.model;
  const buttons = new Map<SimulatorKey, HTMLElement>();
  let timer = 0;
  let held: SimulatorKey | undefined;

  const release = (): void => {
    window.clearTimeout(timer);
    if (held === undefined) return;
    const key = held;
    held = undefined;
    light(key, false);
    move(key, 'up');
  };
  const repeat = (key: SimulatorKey): void => {
    move(key, 'repeat');
    timer = window.setTimeout(() => repeat(key), repeatEveryMs);
  };
  const press = (key: SimulatorKey): void => {
    release();
    held = key;
    light(key, true);
    move(key, 'down');
    timer = window.setTimeout(() => repeat(key), repeatDelayMs);
  };
  const light = (key: SimulatorKey, isDown: boolean): void => {
    const button = buttons.get(key);
    if (isDown) button?.setAttribute('data-down', '');
    else button?.removeAttribute('data-down');
  };
  const buttonFor = (key: SimulatorKey): HTMLElement => {
    const digit = digitOf(key);
    const { sign, name, keyboard } = remoteFaces[key] ?? {
      sign: digit ?? key,
      name: digit ?? key,
      keyboard: digit ?? '',
    };
    const title = keyboard === '' ? name : `${name} (${keyboard})`;
    const button = element('button', { type: 'button', tabindex: '-1', 'data-key': key, title, 'aria-label': name }, [
      sign,
    ]);
    button.addEventListener('mousedown', (event) => {
      // The application keeps the keyboard while the remote is clicked.
      event.preventDefault();
      if (event.button === 0) press(key);
    });
    buttons.set(key, button);
    return button;
  };
  window.addEventListener('mouseup', release);
  window.addEventListener('blur', release);

  const rows = rowsOf(remoteKeys[target]).map(({ name, keys }) =>
    element('div', { class: `row row-${name}` }, keys.map(buttonFor)),
  );
  const body = element('div', { class: 'remote', role: 'group', 'aria-label': remoteTitles[target] }, rows);
  return { element: body, light };
}

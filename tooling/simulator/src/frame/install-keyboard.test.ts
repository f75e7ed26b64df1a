import { expect, it } from 'vitest';
import { openSet } from '../testing/open-set';
import { installKeyboard } from './install-keyboard';

function setUp(target: 'tizen' | 'hbbtv' = 'tizen') {
  const opened = openSet(target);
  const { window, connected, device } = opened;
  const pressed: string[] = [];
  device.onKeyboard((key, phase) => pressed.push(`${key} ${phase}`));
  installKeyboard(window, connected);
  const heard: string[] = [];
  window.addEventListener('keydown', ({ key }) => heard.push(key));
  const field = window.document.createElement('input');
  window.document.body.append(field);
  const type = (key: string, isTrusted = true, on: EventTarget = window.document.body) => {
    const event = new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'isTrusted', { value: isTrusted });
    on.dispatchEvent(event);
  };
  return { ...opened, pressed, heard, field, type };
}

it('[SI28] turns the developer’s keyboard into the remote before the application hears of it', () => {
  const { type, pressed, heard } = setUp();
  type('Escape');
  type('q');
  expect(pressed).toEqual(['back down']);
  expect(heard).toEqual([]);
});

it('[SI28] leaves alone what comes from the remote', () => {
  const { type, pressed, heard } = setUp();
  type('Enter', false);
  expect(pressed).toEqual([]);
  expect(heard).toEqual(['Enter']);
});

it('[SI28] opens the set’s keyboard with a text field, and lets it write', () => {
  const { type, pressed, heard, field, device } = setUp();
  field.focus();
  expect(device.state().isKeyboardShown).toBe(true);
  type('q', true, field);
  type('Backspace', true, field);
  expect(heard).toEqual(['q', 'Backspace']);
  expect(pressed).toEqual([]);
  field.blur();
  expect(device.state().isKeyboardShown).toBe(false);
});

it('[SI28] has no keyboard of the set on HbbTV', () => {
  const { field, device } = setUp('hbbtv');
  field.focus();
  expect(device.state().isKeyboardShown).toBe(false);
});

it('[SI410] writes what is said to the set’s keyboard while it is shown, and at no other time', () => {
  const { field, device } = setUp();
  const written: string[] = [];
  field.addEventListener('input', () => written.push(field.value));
  const say = (text: string, count: number) => device.update({ spoken: { text, count } });
  say('før', 1);
  field.focus();
  say('hav', 2);
  field.blur();
  say('efter', 3);
  expect(written).toEqual(['hav']);
});

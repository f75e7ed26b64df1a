import { expect, it } from 'vitest';
import { openSet } from '../testing/open-set';
import { installKeys } from './deliver-key';
import type { KeyGate } from './key-face';

const gate: KeyGate = (key) =>
  key === 'exit' ? { why: 'kept' } : { code: key === 'ok' ? 13 : 10009, name: 'XF86Back' };

function setUp(model?: string) {
  const opened = openSet('tizen', { ...(model !== undefined && { model }) });
  const { window, connected } = opened;
  installKeys(window, connected, gate);
  const heard: string[] = [];
  for (const type of ['keydown', 'keyup'] as const)
    window.addEventListener(type, (event) => {
      heard.push(`${type} ${event.keyCode} ${event.key}${event.repeat ? ' repeat' : ''}`);
    });
  return { ...opened, heard };
}

it('[SI26] brings a button as the set’s engine does: its number, its name, down, repeated and up', () => {
  const { device, heard, logged } = setUp();
  device.sendKey('back', 'down');
  device.sendKey('back', 'repeat');
  device.sendKey('back', 'up');
  expect(heard).toEqual(['keydown 10009 XF86Back', 'keydown 10009 XF86Back repeat', 'keyup 10009 XF86Back']);
  expect(logged()).toEqual(['back']);
});

it('[SI26] gives no names on an engine that knows none', () => {
  const { device, heard } = setUp('2017');
  device.sendKey('back', 'down');
  expect(heard).toEqual(['keydown 10009 undefined']);
});

it('[SI26] brings nothing that the gate keeps', () => {
  const { device, heard } = setUp();
  expect(device.sendKey('exit', 'down')).toEqual({ isDelivered: false, why: 'kept' });
  expect(heard).toEqual([]);
});

it('[SI27] clicks the focused button by an OK that the application leaves unused, once', () => {
  const { device, window } = setUp();
  const button = window.document.createElement('button');
  window.document.body.append(button);
  button.focus();
  let clicks = 0;
  button.addEventListener('click', () => clicks++);
  device.sendKey('ok', 'down');
  device.sendKey('ok', 'up');
  expect(clicks).toBe(1);
  window.addEventListener('keydown', (event) => event.preventDefault());
  device.sendKey('ok', 'down');
  expect(clicks).toBe(1);
});

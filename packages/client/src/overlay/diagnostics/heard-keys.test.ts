import { expect, test } from 'vitest';
import { type HeardKey, hearKey, type KeySignal } from './heard-keys';

const down = (name: string, code: number, at: number, isRepeat = false): KeySignal => ({
  type: 'down',
  name,
  code,
  isRepeat,
  at,
});
const up = (code: number, at: number): KeySignal => ({ type: 'up', code, at });
const ok: KeySignal = { type: 'meant', key: 'ok' };

const hear = (...signals: readonly KeySignal[]): readonly HeardKey[] =>
  signals.reduce<readonly HeardKey[]>(hearKey, []);
const told = (heard: readonly HeardKey[]): readonly string[] =>
  heard.map(({ key, name, code, repeats, isLong }) => `${key} ${name} ${code} ${repeats}${isLong ? ' long' : ''}`);

test('[CL183] names a button by what it means and by what the device calls it, the newest first', () => {
  const heard = hear(down('Enter', 13, 0), ok, up(13, 80), down('', 10_252, 900), up(10_252, 950));
  expect(told(heard)).toEqual(['undefined  10252 0', 'ok Enter 13 0']);
});

test('[CL183] counts how often a held button repeats, and tells a long press from a short one', () => {
  const held = [down('Enter', 13, 0), ok, down('Enter', 13, 500, true), ok, down('Enter', 13, 540, true)];
  expect(told(hear(...held))).toEqual(['ok Enter 13 2']);
  expect(told(hear(...held, up(13, 700)))).toEqual(['ok Enter 13 2 long']);
  expect(told(hear(down('Enter', 13, 0), ok, up(13, 599)))).toEqual(['ok Enter 13 0']);
  expect(told(hear(down('Enter', 13, 0), ok, up(13, 600)))).toEqual(['ok Enter 13 0 long']);
});

test('[CL183] two presses are two, also where a set sends no releases', () => {
  expect(told(hear(down('F', 1, 0), up(1, 50), down('F', 1, 100)))).toEqual(['undefined F 1 0', 'undefined F 1 0']);
  expect(told(hear(down('F', 1, 0), down('F', 1, 100), down('F', 1, 2000)))).toEqual([
    'undefined F 1 0',
    'undefined F 1 1',
  ]);
});

test('[CL183] takes nothing for a button that did not come', () => {
  expect(hear(ok, up(13, 0))).toEqual([]);
  expect(told(hear(down('F', 1, 0), up(2, 10), ok))).toEqual(['ok F 1 0']);
  expect(told(hear(down('F', 1, 0), up(1, 10), ok))).toEqual(['undefined F 1 0']);
});

test('[CL183] names five', () => {
  const heard = hear(...[1, 2, 3, 4, 5, 6].map((code) => down(`F${code}`, code, code * 1000)));
  expect(heard.map(({ name }) => name)).toEqual(['F6', 'F5', 'F4', 'F3', 'F2']);
});

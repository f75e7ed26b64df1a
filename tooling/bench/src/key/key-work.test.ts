import { expect, it } from 'vitest';
import type { TraceEvent } from '../browser/record-trace';
import { heldWorkOf, keyWorksOf } from './key-work';

const event = (name: string, ts: number, dur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts,
  dur,
  args: {},
  ...more,
});
const keyDown = (ts: number, dur: number) => event('EventDispatch', ts, dur, { args: { data: { type: 'keydown' } } });

it('[BE12] counts what the main thread does from the task of a key to the end of the one that commits the next frame', () => {
  const record = [
    event('RunTask', 0, 900),
    event('RunTask', 1_000, 4_000),
    keyDown(1_500, 3_000),
    event('RunTask', 6_000, 500),
    event('RunTask', 10_000, 9_000, { tdur: 5_000 }),
    event('UpdateLayoutTree', 10_100, 1_000),
    event('Layout', 11_200, 700),
    event('Paint', 12_000, 1_000),
    event('Commit', 13_500, 200),
    event('RunTask', 20_000, 9_000),
    event('RunTask', 2_000, 9_000, { tid: 2 }),
  ];
  expect(keyWorksOf(record, 10)).toMatchObject([
    { totalMs: 9.5, partsMs: { script: 3, style: 1, layout: 0.7, paint: 1.2 } },
  ]);
});

it('[BE12] knows nothing of a key after which no frame came, nor of other events', () => {
  expect(keyWorksOf([event('RunTask', 0, 10), keyDown(1, 5)], 10)).toEqual([]);
  expect(keyWorksOf([event('EventDispatch', 1, 5, { args: { data: { type: 'keyup' } } })], 10)).toEqual([]);
});

it('[BE13] counts what a key has put off, as far as it comes within the time', () => {
  const record = [
    event('RunTask', 1_000, 4_000),
    keyDown(1_500, 3_000),
    event('RunTask', 10_000, 3_000),
    event('Commit', 11_000, 200),
    event('RunTask', 20_000, 2_000),
    event('RunTask', 60_000, 5_000),
  ];
  expect(keyWorksOf(record, 50)).toMatchObject([{ totalMs: 7, withinMs: 9 }]);
});

it('[BE130] counts for a held key all that follows its first press, and as its script what the presses run', () => {
  const record = [
    event('RunTask', 0, 900),
    event('RunTask', 1_000, 4_000),
    keyDown(1_500, 3_000),
    event('RunTask', 10_000, 3_000),
    keyDown(10_100, 1_000),
    event('RunTask', 900_000, 2_000),
    event('EventDispatch', 900_100, 500, { args: { data: { type: 'load' } } }),
    event('RunTask', 2_000, 9_000, { tid: 2 }),
  ];
  expect(heldWorkOf(record)).toEqual({ scriptMs: 4, totalMs: 9 });
  expect(heldWorkOf([event('RunTask', 0, 10)])).toBeUndefined();
});

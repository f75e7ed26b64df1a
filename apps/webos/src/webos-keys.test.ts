import type { RemoteKey } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import { webosKeyMap } from './webos-keys';

const buttons: readonly (readonly [RemoteKey, readonly number[]])[] = [
  ['left', [37]],
  ['up', [38]],
  ['right', [39]],
  ['down', [40]],
  ['ok', [13]],
  ['back', [461]],
  ['play', [415]],
  ['pause', [19]],
  ['stop', [413]],
  ['rewind', [412]],
  ['fastForward', [417]],
  ['red', [403]],
  ['green', [404, 172]],
  ['yellow', [405, 170]],
  ['blue', [406, 167, 191]],
  ['channelUp', [33]],
  ['channelDown', [34]],
  ['info', [457]],
  ['digit0', [48]],
  ['digit1', [49]],
  ['digit2', [50]],
  ['digit3', [51]],
  ['digit4', [52]],
  ['digit5', [53]],
  ['digit6', [54]],
  ['digit7', [55]],
  ['digit8', [56]],
  ['digit9', [57]],
];

test.each(buttons)('[WO1] [ptr-06] knows %s by each of its codes', (key, codes) => {
  for (const code of codes) expect(webosKeyMap.byCode[code]).toBe(key);
});

test('[WO1] [back-13] [P093] knows Back by its name, where it comes without a code', () => {
  expect(webosKeyMap.byName.GoBack).toBe('back');
});

test('[WO1] leaves Exit, volume and what no LG remote has to the set', () => {
  const keys = new Set<RemoteKey>([...Object.values(webosKeyMap.byCode), ...Object.values(webosKeyMap.byName)]);
  expect(buttons.map(([key]) => key).filter((key) => !keys.has(key))).toEqual([]);
  expect(keys.size).toBe(buttons.length);
});

import type { RemoteKey } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import { readHbbtvKeys } from './hbbtv-keys';

const buttons: readonly (readonly [RemoteKey, string, readonly number[]])[] = [
  ['left', 'VK_LEFT', [37]],
  ['up', 'VK_UP', [38]],
  ['right', 'VK_RIGHT', [39]],
  ['down', 'VK_DOWN', [40]],
  ['ok', 'VK_ENTER', [13]],
  ['back', 'VK_BACK', [461]],
  ['play', 'VK_PLAY', [415]],
  ['pause', 'VK_PAUSE', [19]],
  ['playPause', 'VK_PLAY_PAUSE', [402]],
  ['stop', 'VK_STOP', [413]],
  ['rewind', 'VK_REWIND', [412]],
  ['fastForward', 'VK_FAST_FWD', [417, 473]],
  ['previous', 'VK_TRACK_PREV', [424]],
  ['next', 'VK_TRACK_NEXT', [425]],
  ['record', 'VK_RECORD', [416]],
  ['red', 'VK_RED', [403]],
  ['green', 'VK_GREEN', [404]],
  ['yellow', 'VK_YELLOW', [405]],
  ['blue', 'VK_BLUE', [406]],
  ['info', 'VK_INFO', [457]],
  ['subtitles', 'VK_SUBTITLE', [460, 467]],
  ['digit0', 'VK_0', [48]],
  ['digit1', 'VK_1', [49]],
  ['digit2', 'VK_2', [50]],
  ['digit3', 'VK_3', [51]],
  ['digit4', 'VK_4', [52]],
  ['digit5', 'VK_5', [53]],
  ['digit6', 'VK_6', [54]],
  ['digit7', 'VK_7', [55]],
  ['digit8', 'VK_8', [56]],
  ['digit9', 'VK_9', [57]],
];
const usual = { isBackspaceBack: false };

test.each(buttons)('[HB1] knows %s by its usual codes where the set names none', (key, _name, codes) => {
  const { byCode } = readHbbtvKeys({}, usual);
  for (const code of codes) expect(byCode[code]).toBe(key);
});

test.each(buttons)('[HB1] [key-16] knows %s by the number that the set tells for %s', (key, name, codes) => {
  const { byCode } = readHbbtvKeys({ KeyEvent: { [name]: 9000 } }, usual);
  expect(byCode[9000]).toBe(key);
  for (const code of codes) expect(byCode[code]).toBeUndefined();
  expect(readHbbtvKeys({ [name]: 9001 } as object, usual).byCode[9001]).toBe(key);
});

test('[HB1] [key-16] takes an old number only from a set that tells it, and over a usual code', () => {
  expect(readHbbtvKeys({}, usual).byCode[0x50]).toBeUndefined();
  expect(readHbbtvKeys({ KeyEvent: { VK_PLAY: 0x50, VK_BACK: 166 } }, usual).byCode).toMatchObject({
    80: 'play',
    166: 'back',
  });
  expect(readHbbtvKeys({ KeyEvent: { VK_STOP: 415 } }, usual).byCode[415]).toBe('stop');
  expect(readHbbtvKeys({ KeyEvent: { VK_PLAY: 'no number', VK_STOP: 0 } }, usual).byCode).toMatchObject({
    413: 'stop',
    415: 'play',
  });
});

test('[HB2] [back-12] [P093] takes Backspace for Back only on a set whose remote sends it', () => {
  expect(readHbbtvKeys({}, usual).byCode[8]).toBeUndefined();
  expect(readHbbtvKeys({}, { isBackspaceBack: true }).byCode[8]).toBe('back');
});

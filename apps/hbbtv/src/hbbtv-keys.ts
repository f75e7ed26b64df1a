import type { KeyMap } from '@fjernsyn/browser';
import type { RemoteKey } from '@fjernsyn/kernel';
import { type HbbtvWindow, keyNumberOf } from './hbbtv-api';

/** Buttons by the names of CEA-2014 (TS 102 796, 10.2.2.1), and the codes they have on sets that name none. */
const buttons: readonly (readonly [name: string, key: RemoteKey, ...codes: number[]])[] = [
  ['VK_LEFT', 'left', 37],
  ['VK_UP', 'up', 38],
  ['VK_RIGHT', 'right', 39],
  ['VK_DOWN', 'down', 40],
  ['VK_ENTER', 'ok', 13],
  ['VK_BACK', 'back', 461],
  ['VK_PLAY', 'play', 415],
  ['VK_PAUSE', 'pause', 19],
  ['VK_PLAY_PAUSE', 'playPause', 402],
  ['VK_STOP', 'stop', 413],
  ['VK_REWIND', 'rewind', 412],
  ['VK_FAST_FWD', 'fastForward', 417, 473],
  ['VK_TRACK_PREV', 'previous', 424],
  ['VK_TRACK_NEXT', 'next', 425],
  ['VK_RECORD', 'record', 416],
  ['VK_RED', 'red', 403],
  ['VK_GREEN', 'green', 404],
  ['VK_YELLOW', 'yellow', 405],
  ['VK_BLUE', 'blue', 406],
  ['VK_INFO', 'info', 457],
  ['VK_SUBTITLE', 'subtitles', 460, 467],
  ['VK_0', 'digit0', 48],
  ['VK_1', 'digit1', 49],
  ['VK_2', 'digit2', 50],
  ['VK_3', 'digit3', 51],
  ['VK_4', 'digit4', 52],
  ['VK_5', 'digit5', 53],
  ['VK_6', 'digit6', 54],
  ['VK_7', 'digit7', 55],
  ['VK_8', 'digit8', 56],
  ['VK_9', 'digit9', 57],
];

/** What a set's remote is, beyond what the set tells of it. */
export interface HbbtvKeyQuirks {
  /** Whether Back is sent as Backspace; inside a text field it erases all the same. */
  readonly isBackspaceBack: boolean;
}

/**
 * The buttons by the numbers that the set itself tells. The usual codes stand in where it names none, and never over what it does tell: 0x50 is Play
 * on one set and a letter on the next.
 */
export function readHbbtvKeys(window: HbbtvWindow, quirks: HbbtvKeyQuirks): KeyMap {
  const byCode: Record<number, RemoteKey> = quirks.isBackspaceBack ? { 8: 'back' } : {};
  const told = buttons.map(([name, key]) => [keyNumberOf(window, name), key] as const);
  buttons.forEach(([, key, ...codes], index) => {
    if (told[index]?.[0] === undefined) for (const code of codes) byCode[code] = key;
  });
  for (const [number, key] of told) if (number !== undefined) byCode[number] = key;
  return { byName: {}, byCode };
}

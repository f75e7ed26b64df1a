import type { SimulatedTarget } from './device-state';

/** A button of a remote control, by what stands on it. */
export type SimulatorKey =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'ok'
  | 'back'
  | 'exit'
  | 'home'
  | 'play'
  | 'pause'
  | 'playPause'
  | 'stop'
  | 'record'
  | 'rewind'
  | 'fastForward'
  | 'previous'
  | 'next'
  | 'channelUp'
  | 'channelDown'
  | 'red'
  | 'green'
  | 'yellow'
  | 'blue'
  | 'info'
  | 'guide'
  | 'search'
  | 'subtitles'
  | `digit${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

const arrows = ['up', 'down', 'left', 'right', 'ok', 'back'] as const;
const colours = ['red', 'green', 'yellow', 'blue'] as const;
const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `digit${digit}` as SimulatorKey);
const tape = ['play', 'pause', 'stop', 'rewind', 'fastForward'] as const;

/** The buttons that the remote of each set has. */
export const remoteKeys: Readonly<Record<SimulatedTarget, readonly SimulatorKey[]>> = {
  tizen: [
    ...arrows,
    'exit',
    'home',
    ...tape,
    'playPause',
    'record',
    'previous',
    'next',
    'channelUp',
    'channelDown',
    ...colours,
    ...digits,
    'info',
    'guide',
    'search',
    'subtitles',
  ],
  webos: [...arrows, 'exit', 'home', ...tape, 'channelUp', 'channelDown', ...colours, ...digits, 'info'],
  hbbtv: [
    ...arrows,
    'exit',
    ...tape,
    'playPause',
    'record',
    'previous',
    'next',
    'channelUp',
    'channelDown',
    ...colours,
    ...digits,
    'info',
    'subtitles',
  ],
};

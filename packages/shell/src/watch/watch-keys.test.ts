import type { InputAction } from '@fjernsyn/focus';
import type { Direction, RemoteKey } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import { reactToWatchKey, type WatchKeyState, type WatchReaction } from './watch-keys';

const hidden: WatchKeyState = {
  areControlsShown: false,
  isPlaying: true,
  isSeekPending: false,
  isSeekRecent: false,
  isScanning: false,
  isRemote: true,
  hasFailed: false,
  isSeekBarFocused: false,
  dir: 'ltr',
};
const shown: WatchKeyState = { ...hidden, areControlsShown: true };
const onSeekBar: WatchKeyState = { ...shown, isSeekBarFocused: true };

const move = (direction: Direction): InputAction => ({ type: 'move', direction, isRepeat: false });
const key = (name: RemoteKey): InputAction => ({ type: 'key', key: name, isRepeat: false });
const pass: WatchReaction = { type: 'pass' };

test.each<[string, InputAction, WatchReaction]>([
  ['left', move('left'), { type: 'show', command: 'seek-backward', enter: 'seek-bar' }],
  ['right', move('right'), { type: 'show', command: 'seek-forward', enter: 'seek-bar' }],
  ['up', move('up'), { type: 'show', enter: 'play-pause' }],
  ['down', move('down'), { type: 'show', enter: 'play-pause' }],
  ['OK', { type: 'activate' }, { type: 'show', enter: 'play-pause' }],
  ['play/pause', key('playPause'), { type: 'show', command: 'toggle', enter: 'play-pause' }],
])('[P090] [SH16] %s with hidden controls', (_, action, reaction) => {
  expect(reactToWatchKey(action, hidden)).toEqual(reaction);
});

test('[SH16] seeks forward on the left where the writing runs to the left', () => {
  expect(reactToWatchKey(move('left'), { ...hidden, dir: 'rtl' })).toMatchObject({ command: 'seek-forward' });
});

test('[SH18] Back hides shown controls only while something plays', () => {
  expect(reactToWatchKey({ type: 'back' }, shown)).toEqual({ type: 'hide' });
  expect(reactToWatchKey({ type: 'back' }, { ...shown, isPlaying: false })).toEqual(pass);
  expect(reactToWatchKey({ type: 'back' }, hidden)).toEqual(pass);
});

test('[P092] [SH27] Back drops the steps of a pending seek, while it plays and in pause', () => {
  const seeking: WatchKeyState = { ...onSeekBar, isSeekPending: true };
  const reaction: WatchReaction = { type: 'show', command: 'cancel-seek' };
  expect(reactToWatchKey({ type: 'back' }, seeking)).toEqual(reaction);
  expect(reactToWatchKey({ type: 'back' }, { ...seeking, isPlaying: false })).toEqual(reaction);
});

test.each([
  ['OK', { type: 'activate' }],
  ['play', { type: 'key', key: 'play', isRepeat: false }],
  ['play/pause', { type: 'key', key: 'playPause', isRepeat: false }],
] as const)('[P092] [SH37] %s takes the steps of a pending seek', (_, action) => {
  const seeking: WatchKeyState = { ...onSeekBar, isSeekPending: true };
  for (const isPlaying of [true, false])
    expect(reactToWatchKey(action, { ...seeking, isPlaying })).toEqual({ type: 'show', command: 'take-seek' });
  expect(reactToWatchKey(action, onSeekBar)).not.toMatchObject({ command: 'take-seek' });
});

test('[P090] [SH20] arrows seek on the seek bar and move focus elsewhere', () => {
  expect(reactToWatchKey(move('right'), onSeekBar)).toEqual({ type: 'show', command: 'seek-forward' });
  expect(reactToWatchKey(move('right'), shown)).toEqual(pass);
  expect(reactToWatchKey(move('down'), onSeekBar)).toEqual(pass);
  expect(reactToWatchKey({ type: 'activate' }, onSeekBar)).toEqual({ type: 'show', command: 'toggle' });
  expect(reactToWatchKey({ type: 'activate' }, shown)).toEqual(pass);
});

test('[SH1760] [P019] an arrow that is held on the seek bar asks for steps that grow, as held winding keys of a computer do', () => {
  const held: InputAction = { type: 'move', direction: 'left', isRepeat: true };
  expect(reactToWatchKey(held, onSeekBar)).toEqual({ type: 'show', command: 'seek-backward-held' });
  expect(reactToWatchKey(held, { ...onSeekBar, dir: 'rtl' })).toEqual({ type: 'show', command: 'seek-forward-held' });
  expect(reactToWatchKey(held, shown)).toEqual(pass);
  const wound = reactToWatchKey({ type: 'key', key: 'fastForward', isRepeat: true }, { ...shown, isRemote: false });
  expect(wound).toEqual({ type: 'show', command: 'seek-forward-held' });
});

test('[SH19] leaves every key to the message of a failure', () => {
  for (const action of [move('left'), key('playPause'), { type: 'back' } as const, { type: 'activate' } as const])
    expect(reactToWatchKey(action, { ...shown, hasFailed: true })).toEqual(pass);
});

test('[SH16] leaves keys alone that mean nothing here', () => {
  expect(reactToWatchKey(key('red'), hidden)).toEqual(pass);
});

test('[SH1480] the winding keys of a remote scan, and those of a computer step', () => {
  for (const [name, scan, step] of [
    ['rewind', 'scan-backward', 'seek-backward'],
    ['fastForward', 'scan-forward', 'seek-forward'],
  ] as const) {
    expect(reactToWatchKey(key(name), hidden)).toEqual({ type: 'show', command: scan, enter: 'seek-bar' });
    expect(reactToWatchKey(key(name), { ...shown, isRemote: false })).toEqual({ type: 'show', command: step });
  }
});

test('[SH1480] [P092] a scan is taken by OK wherever focus is, and by play, and dropped by Back', () => {
  const scanning: WatchKeyState = { ...shown, isScanning: true, isSeekPending: true };
  expect(reactToWatchKey({ type: 'activate' }, scanning)).toEqual({ type: 'show', command: 'take-seek' });
  expect(reactToWatchKey(key('play'), scanning)).toEqual({ type: 'show', command: 'take-seek' });
  expect(reactToWatchKey({ type: 'back' }, scanning)).toEqual({ type: 'show', command: 'cancel-seek' });
});

test('[SH16] [P089] play, pause, play/pause and stop are asked for as they are, and are never Back', () => {
  for (const isPlaying of [true, false])
    expect(
      (['playPause', 'play', 'pause', 'stop'] as const).map((name) =>
        reactToWatchKey(key(name), { ...shown, isPlaying }),
      ),
    ).toEqual(['toggle', 'play', 'pause', 'leave'].map((command) => ({ type: 'show', command })));
});

import { expect, test } from 'vitest';
import type { Playback } from './playback';
import { createPlayerRig } from './testing/player-rig';

async function scanFrom(startSeconds: number) {
  const rig = createPlayerRig();
  const playback = await rig.play({ startSeconds });
  const scan = (direction: 'forward' | 'backward') => playback.send({ type: 'SCAN', direction });
  return { ...rig, playback, scan, calls: () => rig.engine().calls.slice(2) };
}

const shown = (playback: Playback) => {
  const { state, scanRate, previewSeconds, positionSeconds } = playback.getSnapshot();
  return [state, scanRate, previewSeconds, positionSeconds];
};

test('[PL531] a scan runs as a preview over the paused picture, faster with each press, and stops at the window', async () => {
  const { playback, scan, clock, calls } = await scanFrom(20);
  scan('forward');
  expect(shown(playback)).toEqual(['FF', 2, 20, 20]);
  clock.advance(2_000);
  expect(shown(playback)).toEqual(['FF', 2, 24, 20]);
  scan('forward');
  clock.advance(1_000);
  expect(shown(playback)).toEqual(['FF', 4, 28, 20]);
  scan('backward');
  clock.advance(1_000);
  expect(shown(playback)).toEqual(['REWIND', -2, 26, 20]);
  clock.advance(60_000);
  expect(shown(playback)).toEqual(['REWIND', -2, 0, 20]);
  expect(calls()).toEqual(['pause']);
});

test.each(['SCAN_END', 'SEEK_COMMIT', 'PLAY', 'TOGGLE'] as const)(
  '[PL532] %s plays on from where a scan has come, by one seek',
  async (type) => {
    const { playback, scan, clock, calls, told } = await scanFrom(20);
    scan('forward');
    clock.advance(2_000);
    playback.send({ type });
    clock.advance(1_000);
    expect(shown(playback)).toEqual(['PLAYING', 0, undefined, 24]);
    expect(calls()).toEqual(['pause', 'seek 24', 'play']);
    expect(told().slice(2)).toEqual(['playback-sought']);
  },
);

test('[PL532] SEEK_CANCEL goes back to where it was, and what was paused stays so', async () => {
  const { playback, scan, clock, calls } = await scanFrom(20);
  scan('backward');
  clock.advance(1_000);
  playback.send({ type: 'SEEK_CANCEL' });
  expect(shown(playback)).toEqual(['PLAYING', 0, undefined, 20]);
  playback.send({ type: 'PAUSE' });
  scan('forward');
  clock.advance(1_000);
  playback.send({ type: 'SCAN_END' });
  clock.advance(1_000);
  expect(shown(playback)).toEqual(['PAUSED', 0, undefined, 22]);
  expect(calls()).toEqual(['pause', 'play', 'pause', 'pause', 'seek 22', 'pause']);
});

test('[PL532] PAUSE takes the place too, and a step ends the run', async () => {
  const { playback, scan, clock } = await scanFrom(20);
  scan('forward');
  clock.advance(1_000);
  playback.send({ type: 'PAUSE' });
  expect(shown(playback)).toEqual(['PAUSED', 0, undefined, 22]);
  scan('forward');
  clock.advance(1_000);
  playback.send({ type: 'SEEK_BY', bySeconds: 10 });
  expect(shown(playback)).toEqual(['FF', 0, 34, 22]);
  clock.advance(700);
  expect(shown(playback)).toEqual(['PAUSED', 0, undefined, 34]);
});

test('[PL531] nothing scans before there is a picture, after the end, or where nothing can be sought', async () => {
  const { open, engine } = createPlayerRig();
  const playback = await open();
  playback.send({ type: 'SCAN', direction: 'forward' });
  expect(shown(playback)).toEqual(['LOADING', 0, undefined, 0]);
  const ended = await scanFrom(20);
  ended.engine().observe({ positionSeconds: 100, hasEnded: true, isPaused: true });
  ended.scan('backward');
  expect(shown(ended.playback)).toEqual(['ENDED', 0, undefined, 100]);
  const fixed = await scanFrom(20);
  fixed.engine().observe({ seekableSeconds: { start: 0, end: 0 } });
  fixed.scan('forward');
  expect(shown(fixed.playback)).toEqual(['PLAYING', 0, undefined, 20]);
  expect(engine().calls).toEqual(['load']);
});

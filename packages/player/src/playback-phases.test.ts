import { expect, test } from 'vitest';
import { createPlayerRig } from './testing/player-rig';

const toEnd = { positionSeconds: 100, hasEnded: true, isPaused: true };

test.each([
  ['plays', {}],
  ['waits', { isWaiting: true }],
  ['is paused', { isPaused: true }],
])('[PL7] ends where a stream ends that %s', async (_, before) => {
  const { play, engine, told } = createPlayerRig();
  const playback = await play();
  engine().observe(before);
  engine().observe({ isWaiting: false, ...toEnd });
  expect([playback.getSnapshot().state, told().slice(-1)]).toEqual(['ENDED', ['playback-ended']]);
});

test('[PL27] a play that has to wait is resumed once, when it is asked for', async () => {
  const { play, engine, told } = createPlayerRig();
  const playback = await play();
  playback.send({ type: 'PAUSE' });
  engine().observe({ isPaused: false, isWaiting: true });
  expect(playback.getSnapshot().state).toBe('BUFFERING');
  engine().observe({ isWaiting: false });
  expect(playback.getSnapshot().state).toBe('PLAYING');
  expect(told().slice(2)).toEqual(['playback-paused', 'playback-resumed']);
});

test('[PL16] a browser that pauses while it waits sets the intent to pause', async () => {
  const { play, engine, told } = createPlayerRig();
  const playback = await play();
  engine().observe({ isWaiting: true });
  engine().observe({ isPaused: true });
  expect(playback.getSnapshot()).toMatchObject({ state: 'PAUSED', isPlayIntended: false });
  expect(told().slice(2)).toEqual(['playback-stalled', 'playback-paused']);
});

test('[PL26] a place that is chosen after the end plays on from there', async () => {
  const { play, engine, told } = createPlayerRig();
  const playback = await play();
  engine().observe(toEnd);
  playback.send({ type: 'SEEK_TO', atSeconds: 40 });
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', positionSeconds: 40 });
  expect(engine().calls.slice(2)).toEqual(['seek 40', 'play']);
  expect(told().slice(-1)).toEqual(['playback-sought']);
});

test('[PL22] a playback that is closed by a command tells nobody, and takes no more', async () => {
  const { play, engine } = createPlayerRig();
  const playback = await play();
  let count = 0;
  playback.subscribe(() => count++);
  playback.send({ type: 'CLOSE' });
  playback.send({ type: 'PLAY' });
  expect([count, engine().calls.slice(-1)]).toEqual([0, ['dispose']]);
});

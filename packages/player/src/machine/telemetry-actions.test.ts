import { AppError } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import { createPlayerRig } from '../testing/player-rig';

const item = { itemId: 'film-1', itemType: 'movie' };

test('[PL27] tells an evening: requested, started, paused, resumed, sought, stalled, ended', async () => {
  const { play, engine, telemetry } = createPlayerRig();
  const playback = await play({ startSeconds: 30 });
  playback.send({ type: 'PAUSE' });
  playback.send({ type: 'PLAY' });
  playback.send({ type: 'SEEK_TO', atSeconds: 60 });
  engine().observe({ isWaiting: true });
  engine().observe({ isWaiting: false });
  engine().observe({ positionSeconds: 100, hasEnded: true, isPaused: true });
  await playback.close();
  expect(telemetry.events).toEqual([
    { type: 'playback-requested', ...item },
    { type: 'stream-started', format: 'dash', startSeconds: 30, ...item },
    { type: 'playback-paused', positionSeconds: 30, ...item },
    { type: 'playback-resumed', positionSeconds: 30, ...item },
    { type: 'playback-sought', fromSeconds: 30, toSeconds: 60, ...item },
    { type: 'playback-stalled', positionSeconds: 60, ...item },
    { type: 'playback-ended', positionSeconds: 100, ...item },
  ]);
});

test('[PL28] tells stream-consumed after 3 s of continuous play, once', async () => {
  const { play, engine, clock, told } = createPlayerRig();
  await play();
  const count = () => told().filter((type) => type === 'stream-consumed').length;
  clock.advance(2_900);
  engine().observe({ isWaiting: true });
  engine().observe({ isWaiting: false, positionSeconds: 3 });
  clock.advance(2_999);
  engine().observe({ positionSeconds: 6 });
  expect(count()).toBe(0);
  clock.advance(1);
  expect(count()).toBe(1);
  engine().observe({ isWaiting: true });
  engine().observe({ isWaiting: false });
  clock.advance(10_000);
  expect(count()).toBe(1);
});

test('[PL29] tells that a viewer left what had played, and why it failed', async () => {
  const left = createPlayerRig();
  const playback = await left.play();
  left.engine().observe({ positionSeconds: 12 });
  await playback.close();
  expect(left.telemetry.events.slice(-1)).toEqual([{ type: 'playback-left', positionSeconds: 12, ...item }]);
  const early = createPlayerRig();
  await (await early.open()).close();
  expect(early.told()).toEqual(['playback-requested']);
  const failed = createPlayerRig();
  await failed.play();
  failed.engine().fail(new AppError('media/drm'));
  expect(failed.telemetry.events.slice(-1)).toEqual([{ type: 'playback-failed', code: 'media/drm', ...item }]);
});

test('[PL27] calls no seek a stall', async () => {
  const { play, engine, told } = createPlayerRig();
  await play();
  engine().observe({ isSeeking: true, isWaiting: true });
  engine().observe({ isSeeking: false, isWaiting: false });
  expect(told()).toEqual(['playback-requested', 'stream-started']);
});

import type { MediaSource } from '@fjernsyn/platform';
import { createFakeClock, createFakeMediaEngine, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createFakeDevicePlayer, createFakeShaka, createFakeVideo } from '../../testing/fake-shaka';
import { createLoadAhead } from './load-ahead';
import { createShakaEngine } from './shaka-engine';

const source: MediaSource = {
  url: 'https://media.example/film.mpd',
  format: 'dash',
  isLive: false,
  startSeconds: 30,
  subtitles: [],
};
const begun = 'ahead https://media.example/film.mpd 30 application/dash+xml';
const anew = 'load https://media.example/film.mpd 30 application/dash+xml';

function setUp(failure?: unknown) {
  const shaka = createFakeShaka();
  shaka.preloadFailure = failure;
  const clock = createFakeClock();
  const ahead = createLoadAhead({ clock, createPlayer: async () => createFakeDevicePlayer(shaka) });
  /** Loads on the player that was taken. */
  const load = async (wanted: MediaSource) => {
    const opened = await ahead.take();
    if (!opened) throw new Error('nothing was begun');
    const { abilities } = createFakeMediaEngine({ formats: ['dash', 'mp4'], protection: ['clearkey'] });
    const engine = createShakaEngine({ opened, video: createFakeVideo(), abilities });
    const loading = engine.load(wanted);
    await settled();
    shaka.finishLoad();
    await loading;
    return engine;
  };
  const called = () => shaka.calls.filter((call) => /ahead|^load|destroy/.test(call));
  return { shaka, clock, ahead, load, called };
}

test('[BR803] the first load of a source goes on with its beginning, and a later one loads it anew', async () => {
  const { shaka, clock, ahead, load, called } = setUp();
  ahead.begin(source);
  const engine = await load(source);
  expect([called(), clock.pending]).toEqual([[begun, 'load ahead 30 application/dash+xml'], 0]);
  const again = engine.load(source);
  await settled();
  shaka.finishLoad();
  await again;
  expect(called().slice(2)).toEqual([anew]);
  expect(ahead.take()).toBeUndefined();
});

test('[BR804] what was begun ends when it is given up, another begins, or 30 s have passed', async () => {
  const { clock, ahead, called } = setUp();
  const giveUp = ahead.begin(source);
  await settled();
  giveUp();
  await settled();
  expect([called(), ahead.take()]).toEqual([[begun, 'destroy'], undefined]);
  ahead.begin(source);
  await settled();
  ahead.begin({ ...source, startSeconds: 0 });
  await settled();
  expect(called().slice(2)).toEqual([begun, 'destroy', begun.replace(' 30 ', ' null ')]);
  giveUp();
  await clock.advanceSettled(29_999);
  expect(called()).toHaveLength(5);
  await clock.advanceSettled(1);
  expect([called().slice(5), ahead.take(), clock.pending]).toEqual([['destroy'], undefined, 0]);
});

test('[BR804] what is given up before the player is there begins nothing, and what was taken is not given up', async () => {
  const { ahead, called, load } = setUp();
  ahead.begin(source)();
  await settled();
  expect(called()).toEqual(['destroy']);
  const giveUp = ahead.begin(source);
  await load(source);
  giveUp();
  await settled();
  expect(called().slice(1)).toEqual([begun, 'load ahead 30 application/dash+xml']);
});

test.each([
  ['another place', { startSeconds: 40 }, undefined],
  ['other keys', { protection: { system: 'clearkey', keys: { aa: 'bb' } } }, undefined],
  ['a beginning that failed', {}, { severity: 2, category: 1, code: 1002, data: [] }],
] as const)('[BR805] for %s the source is loaded from its address', async (_, change, failure) => {
  const { ahead, load, called } = setUp(failure);
  ahead.begin(source);
  await settled();
  await load({ ...source, ...change });
  const place = 'startSeconds' in change ? change.startSeconds : 30;
  expect(called()).toEqual([begun, 'destroy ahead', anew.replace(' 30 ', ` ${place} `)]);
});

test('[BR805] a file that the browser plays by itself has no beginning, and loads', async () => {
  const { ahead, load, called } = setUp();
  const file = { ...source, format: 'mp4' } as const;
  ahead.begin(file);
  await load(file);
  expect(called().slice(-1)).toEqual(['load https://media.example/film.mpd 30 video/mp4']);
});

import type { MediaFile } from '@fjernsyn/contracts';
import { AppError } from '@fjernsyn/kernel';
import { createFakeMediaEngine, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import type { Playback } from './playback';
import { toMediaFile } from './testing/media-files';
import { createPlayerRig } from './testing/player-rig';

const twoFiles: readonly MediaFile[] = [toMediaFile({ format: 'dash' }), toMediaFile({ format: 'mp4' })];

type Rig = ReturnType<typeof createPlayerRig>;

/** Whether a load that has just begun is given up after 30 s, and not before. */
async function givesUp({ clock }: Rig, playback: Playback) {
  await clock.advanceSettled(29_999);
  expect(playback.getSnapshot().state).not.toBe('ERROR');
  await clock.advanceSettled(1);
  return playback.getSnapshot().error?.code === 'PLAYBACK_LOADING_TIMEOUT';
}

test.each([
  [[], 'player/files-not-available'],
  [[toMediaFile({ format: 'other' })], 'player/video-format'],
  [[toMediaFile({ drm: 'Widevine' })], 'player/drm-protected'],
])('[PL5] fails with the reason where nothing can be chosen', async (files, reason) => {
  const { open } = createPlayerRig({ files });
  expect((await open()).getSnapshot()).toMatchObject({ state: 'ERROR', error: { reason } });
});

test('[P109] [PL779] from the request to the first frame nothing waits for a time', async () => {
  const { play, clock } = createPlayerRig();
  const began = clock.now();
  expect((await play({ startSeconds: 40 })).getSnapshot()).toMatchObject({ state: 'PLAYING', positionSeconds: 40 });
  expect(clock.now()).toBe(began);
});

test('[PL773] the files are asked for once, whatever is loaded of them, and anew by a retry after a failure', async () => {
  let asked = 0;
  const rig = createPlayerRig({
    resolveMedia: async () => {
      asked++;
      return twoFiles;
    },
  });
  const playback = await rig.play();
  for (const code of ['media/decode', 'media/missing'] as const) {
    rig.engine().fail(new AppError(code));
    await settled();
    rig.engine().finishLoad();
    await settled();
  }
  expect([asked, playback.getSnapshot().state, rig.engine().source?.format]).toEqual([1, 'PLAYING', 'mp4']);
  rig.engine().fail(new AppError('media/missing'));
  playback.send({ type: 'RETRY' });
  await settled();
  expect([asked, rig.engine().source?.format]).toEqual([2, 'dash']);
});

test('[PL355] what is loaded anew has 30 s of its own: a reload, and the next file', async () => {
  const reloaded = createPlayerRig();
  const playback = await reloaded.play();
  await reloaded.playOn(60);
  reloaded.engine().fail(new AppError('media/decode'));
  await settled();
  expect(await givesUp(reloaded, playback)).toBe(true);
  const replaced = createPlayerRig({ files: twoFiles });
  const next = await replaced.play();
  await replaced.playOn(60);
  replaced.engine().fail(new AppError('media/missing'));
  await settled();
  expect(await givesUp(replaced, next)).toBe(true);
});

test.each(['media/drm', 'media/network'] as const)('[PL355] so has another try after %s', async (code) => {
  const rig = createPlayerRig();
  const playback = await rig.play();
  rig.engine().fail(new AppError(code));
  await rig.clock.advanceSettled(60_000);
  playback.send({ type: 'RETRY' });
  await settled();
  expect(await givesUp(rig, playback)).toBe(true);
});

test('[PL355] and so has a play after the end', async () => {
  const rig = createPlayerRig();
  const playback = await rig.play();
  rig.engine().observe({ positionSeconds: 100, hasEnded: true, isPaused: true });
  await rig.clock.advanceSettled(60_000);
  expect(playback.getSnapshot().state).toBe('ENDED');
  rig.engine().observe({ hasEnded: false, isWaiting: true });
  playback.send({ type: 'PLAY' });
  expect(await givesUp(rig, playback)).toBe(true);
});

test('[PL20] the first files share their 30 s', async () => {
  const { open, engine, clock } = createPlayerRig({ files: twoFiles });
  const playback = await open();
  await clock.advanceSettled(20_000);
  engine().finishLoad(new AppError('media/manifest'));
  await clock.advanceSettled(9_999);
  expect(playback.getSnapshot().state).toBe('LOADING');
  await clock.advanceSettled(1);
  expect(playback.getSnapshot().error?.code).toBe('PLAYBACK_LOADING_TIMEOUT');
});

test('[PL18] after a failure for good begins with the service again, as a stream of its own', async () => {
  let asked = 0;
  const { play, engine, engines, told } = createPlayerRig({
    async resolveMedia() {
      asked++;
      return [toMediaFile()];
    },
  });
  const playback = await play();
  engine().fail(new AppError('media/drm'));
  const failed = playback.getSnapshot();
  for (const type of ['PAUSE', 'TOGGLE', 'PLAY'] as const) {
    playback.send({ type });
    expect(playback.getSnapshot()).toBe(failed);
  }
  playback.send({ type: 'RETRY' });
  await settled();
  expect(playback.getSnapshot()).toMatchObject({ state: 'LOADING', isPlayIntended: true });
  engine().finishLoad();
  await settled();
  expect([asked, engines.length, playback.getSnapshot().state]).toEqual([2, 2, 'PLAYING']);
  expect(told().filter((type) => type === 'stream-started')).toHaveLength(2);
});

test('[PL17] a file that fails as it is told to play is replaced too', async () => {
  const { open, engine } = createPlayerRig({
    files: twoFiles,
    toEngine() {
      const broken = createFakeMediaEngine();
      const play = () =>
        broken.source?.format === 'dash' ? Promise.reject(new AppError('media/decode')) : broken.play();
      return Object.create(broken, { play: { value: play } });
    },
  });
  const playback = await open();
  engine().finishLoad();
  await settled();
  expect(engine().source?.format).toBe('mp4');
  engine().finishLoad();
  await settled();
  expect(playback.getSnapshot().state).toBe('PLAYING');
});

test('[PL22] what an engine that has gone still refuses changes nothing', async () => {
  let refuse: (error: AppError) => void = () => undefined;
  let isFirst = true;
  const { open, engine, engines } = createPlayerRig({
    toEngine() {
      const slow = createFakeMediaEngine();
      if (!isFirst) return slow;
      isFirst = false;
      const play = () =>
        new Promise<void>((_, reject) => {
          refuse = reject;
        });
      return Object.create(slow, { play: { value: play } });
    },
  });
  const playback = await open();
  engine().finishLoad();
  await settled();
  engine().fail(new AppError('media/drm'));
  playback.send({ type: 'RETRY' });
  await settled();
  engine().finishLoad();
  await settled();
  refuse(new AppError('media/decode'));
  await settled();
  expect([engines.length, playback.getSnapshot().state]).toEqual([2, 'PLAYING']);
});

test('[PL104] a sound that is chosen before there is an engine is its first', async () => {
  let deliver: (files: readonly MediaFile[]) => void = () => undefined;
  const { open, engine } = createPlayerRig({
    resolveMedia: () =>
      new Promise((resolve) => {
        deliver = resolve;
      }),
  });
  const playback = await open();
  playback.send({ type: 'SET_SOUND', volume: 0.25, isMuted: true });
  deliver([toMediaFile()]);
  await settled();
  engine().finishLoad();
  await settled();
  expect(engine().calls).toEqual(['load', 'volume 0.25 muted', 'play']);
});

test('[PL353] thumbnails are those of what is loaded: none before, and none where they fail', async () => {
  const { open, engine, engines } = createPlayerRig();
  const playback = await open();
  const [first] = engines;
  const place = { url: 'https://media.example/sheet.jpg', x: 0, y: 0, width: 240, height: 135 };
  const thumbnail = { ...place, startSeconds: 0, durationSeconds: 4, sheetWidth: 1_200, sheetHeight: 405 };
  if (first) first.thumbnails = [thumbnail];
  expect(await playback.loadThumbnails()).toEqual([thumbnail]);
  if (first) first.loadThumbnails = () => Promise.reject(new AppError('media/network'));
  expect(await playback.loadThumbnails()).toEqual([]);
  engine().finishLoad(new AppError('media/decode'));
  await settled();
  expect(await playback.loadThumbnails()).toEqual([]);
});

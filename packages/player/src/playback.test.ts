import type { MediaFile } from '@fjernsyn/contracts';
import { AppError } from '@fjernsyn/kernel';
import type { MediaTrack } from '@fjernsyn/platform';
import { createFakeMediaEngine, fakeMediaSurface, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import type { Playback } from './playback';
import { toMediaFile } from './testing/media-files';
import { createPlayerRig, film } from './testing/player-rig';
import { createSlowEngine } from './testing/special-engines';

const twoFiles: readonly MediaFile[] = [toMediaFile({ format: 'dash' }), toMediaFile({ format: 'mp4' })];

test('[PL12] goes from an item to a picture, and shows it', async () => {
  const { open, engine } = createPlayerRig();
  const playback = await open({ startSeconds: 30 });
  expect(playback.getSnapshot()).toMatchObject({ state: 'LOADING', positionSeconds: 30, durationSeconds: 95 });
  engine().finishLoad();
  await settled();
  expect(engine().source).toMatchObject({ url: 'https://media.example/film.dash', startSeconds: 30 });
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', positionSeconds: 30, durationSeconds: 100 });
});

test('[P010] [PL12] sends no seek for a start at 0', async () => {
  const { play, engine } = createPlayerRig();
  await play();
  expect(engine().calls).toEqual(['load', 'play']);
});

test('[PL13] shows where it was sent until the engine has arrived there', async () => {
  const { play, engine } = createPlayerRig({ toEngine: createSlowEngine });
  const playback = await play();
  playback.send({ type: 'SEEK_TO', atSeconds: 60 });
  expect(playback.getSnapshot()).toMatchObject({ state: 'BUFFERING', positionSeconds: 60 });
  engine().observe({ positionSeconds: 57.5, isSeeking: false });
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', positionSeconds: 57.5 });
});

test('[PL14] tells only changes of what is shown, and keeps the snapshot between them', async () => {
  const { play, engine } = createPlayerRig();
  const playback = await play();
  let count = 0;
  playback.subscribe(() => count++);
  const before = playback.getSnapshot();
  engine().observe({ rate: 1 });
  expect([playback.getSnapshot() === before, count]).toEqual([true, 0]);
  engine().observe({ positionSeconds: 4 });
  expect([playback.getSnapshot().positionSeconds, count]).toEqual([4, 1]);
});

test('[PL15] obeys play, pause and toggle, and keeps intent apart from facts', async () => {
  const { play, engine } = createPlayerRig();
  const playback = await play();
  const shown = () => [playback.getSnapshot().state, playback.getSnapshot().isPlayIntended];
  playback.send({ type: 'PAUSE' });
  expect(shown()).toEqual(['PAUSED', false]);
  playback.send({ type: 'TOGGLE' });
  expect(shown()).toEqual(['PLAYING', true]);
  engine().observe({ isWaiting: true });
  expect(shown()).toEqual(['BUFFERING', true]);
  playback.send({ type: 'TOGGLE' });
  expect([shown(), engine().calls]).toEqual([
    ['PAUSED', false],
    ['load', 'play', 'pause', 'play', 'pause'],
  ]);
});

test('[PL15] is READY where it was paused before its first frame', async () => {
  const { open, engine, told } = createPlayerRig();
  const playback = await open();
  playback.send({ type: 'PAUSE' });
  engine().finishLoad();
  await settled();
  expect([playback.getSnapshot().state, told()]).toEqual(['READY', ['playback-requested']]);
  playback.send({ type: 'PLAY' });
  expect(playback.getSnapshot().state).toBe('PLAYING');
});

test('[PL16] is READY where the browser refuses to play, and follows a browser that pauses', async () => {
  const { open, engine, engines } = createPlayerRig({
    toEngine: () => {
      const refusing = createFakeMediaEngine();
      const { play } = refusing;
      let isAllowed = false;
      return Object.create(refusing, {
        play: {
          value: () => {
            if (isAllowed) return play();
            isAllowed = true;
            return Promise.reject(new AppError('media/play-refused'));
          },
        },
      });
    },
  });
  const playback = await open();
  engine().finishLoad();
  await settled();
  expect(playback.getSnapshot()).toMatchObject({ state: 'READY', isPlayIntended: false });
  playback.send({ type: 'PLAY' });
  expect(playback.getSnapshot().state).toBe('PLAYING');
  engines[0]?.observe({ isPaused: true });
  expect(playback.getSnapshot()).toMatchObject({ state: 'PAUSED', isPlayIntended: false });
});

test('[PL17] plays the next file where one fails, at its place and with its subtitles', async () => {
  const { play, engine, told } = createPlayerRig({ files: twoFiles });
  const playback = await play();
  const danish: MediaTrack = {
    id: 's1',
    type: 'subtitle',
    language: 'da',
    label: 'Dansk',
    roles: [],
    isSelected: false,
  };
  engine().observe({ positionSeconds: 42, tracks: [danish] });
  playback.send({ type: 'SELECT_SUBTITLES', id: 's1' });
  engine().fail(new AppError('media/missing'));
  await settled();
  expect(playback.getSnapshot()).toMatchObject({ state: 'BUFFERING', positionSeconds: 42 });
  expect(engine().source).toMatchObject({ format: 'mp4', startSeconds: 42 });
  engine().finishLoad();
  engine().observe({ tracks: [{ ...danish, id: 's9' }] });
  await settled();
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', selectedSubtitleId: 's9' });
  expect(told().filter((type) => type === 'stream-started')).toHaveLength(1);
});

test('[PL17] fails when the last file has failed, and gives the decoder back once', async () => {
  const { open, engine } = createPlayerRig({ files: twoFiles });
  const playback = await open();
  engine().finishLoad(new AppError('media/manifest'));
  await settled();
  engine().finishLoad(new AppError('media/network'));
  await settled();
  expect(playback.getSnapshot()).toMatchObject({
    state: 'ERROR',
    error: { code: 'PLAYBACK_UNKNOWN_ERROR', reason: 'media/network' },
  });
  expect(engine().calls).toEqual(['load', 'load', 'dispose']);
});

test('[PL18] tries again at its place when asked to', async () => {
  const { play, engine, engines } = createPlayerRig();
  const playback = await play();
  engine().observe({ positionSeconds: 42 });
  engine().fail(new AppError('media/drm'));
  expect(playback.getSnapshot()).toMatchObject({ state: 'ERROR', positionSeconds: 42 });
  playback.send({ type: 'RETRY' });
  await settled();
  expect(playback.getSnapshot().error).toBeUndefined();
  engine().finishLoad();
  await settled();
  expect([engines.length, engine().source?.startSeconds, playback.getSnapshot().state]).toEqual([2, 42, 'PLAYING']);
});

test('[PL103] [found-offline-01] a lost connection keeps the engine, paused on its last picture, and a pending seek', async () => {
  const { play, playOn, engine, engines, clock, told } = createPlayerRig();
  const playback = await play();
  engine().observe({ positionSeconds: 41 });
  await playOn(1);
  engine().observe({ isWaiting: true });
  engine().fail(new AppError('media/network'));
  await clock.advanceSettled(29_600);
  playback.send({ type: 'SEEK_BY', bySeconds: 10 });
  await clock.advanceSettled(400);
  expect(playback.getSnapshot()).toMatchObject({
    state: 'ERROR',
    isPictureKept: true,
    error: { reason: 'media/network' },
  });
  expect([engine().calls.slice(-1), told().slice(-1)]).toEqual([['pause'], ['playback-failed']]);
  playback.send({ type: 'TOGGLE' });
  playback.send({ type: 'RETRY' });
  await settled();
  expect([engines.length, engine().source?.startSeconds]).toEqual([1, 52]);
  engine().finishLoad(new AppError('media/network'));
  await settled();
  expect(playback.getSnapshot()).toMatchObject({ state: 'ERROR', isPictureKept: false });
  expect(engine().calls.slice(-1)).toEqual(['dispose']);
});

test('[PL103] nothing is kept of a picture that broke otherwise, or that never was', async () => {
  const { play, open, engine } = createPlayerRig();
  const snapshotAfter = async (playback: Playback) => {
    await settled();
    return playback.getSnapshot();
  };
  const broken = await play();
  engine().fail(new AppError('media/drm'));
  expect(await snapshotAfter(broken)).toMatchObject({ state: 'ERROR', isPictureKept: false });
  const unloaded = await open();
  engine().finishLoad(new AppError('media/network'));
  expect(await snapshotAfter(unloaded)).toMatchObject({ state: 'ERROR', isPictureKept: false });
  const unseen = await open();
  engine().finishLoad();
  engine().observe({ isWaiting: true });
  expect(await snapshotAfter(unseen)).toMatchObject({ state: 'LOADING' });
  engine().fail(new AppError('media/network'));
  expect(unseen.getSnapshot()).toMatchObject({ state: 'ERROR', isPictureKept: false });
});

test('[PL102] [found-live-01] a live stream that is loaded anew begins at its edge, whatever its clock said before', async () => {
  const { play, engine } = createPlayerRig({ files: [toMediaFile({ isStreamLive: true })] });
  await play({ item: { ...film, type: 'channel' } });
  engine().observe({ positionSeconds: 609, seekableSeconds: { start: 10, end: 610 } });
  engine().fail(new AppError('media/decode'));
  await settled();
  expect(engine().source).toMatchObject({ isLive: true, startSeconds: 0 });
});

test('[PL351] a channel is live before its files are known, and another item where all its files are live', async () => {
  const awaited = createPlayerRig({ resolveMedia: () => new Promise(() => undefined) });
  const isLive = async (rig: ReturnType<typeof createPlayerRig>, item = {}) =>
    (await rig.open({ item: { ...film, ...item } })).getSnapshot().isLive;
  expect(await isLive(awaited, { type: 'channel' })).toBe(true);
  expect(await isLive(awaited)).toBe(false);
  const [live, recorded] = [toMediaFile({ isStreamLive: true }), toMediaFile({ format: 'mp4' })];
  expect(await isLive(createPlayerRig({ files: [live, live] }))).toBe(true);
  expect(await isLive(createPlayerRig({ files: [live, recorded] }))).toBe(false);
  expect(await isLive(createPlayerRig({ files: [recorded] }), { type: 'channel' })).toBe(true);
});

test('[PL3] a channel plays what is not DASH, and a film of the same files does not', async () => {
  const files = [toMediaFile({ format: 'dash', isStreamLive: true }), toMediaFile({ format: 'hls' })];
  const formatOf = async (type: string, given: readonly MediaFile[]) => {
    const { open, engine } = createPlayerRig({ files: given });
    await open({ item: { ...film, type } });
    return engine().source?.format;
  };
  const bothLive = files.map((file) => ({ ...file, isStreamLive: true }));
  expect([await formatOf('channel', bothLive), await formatOf('movie', files)]).toEqual(['hls', 'dash']);
});

test('[PL19] passes over files that the engine cannot play', async () => {
  const toEngine = () => {
    const engine = createFakeMediaEngine();
    return Object.create(engine, { abilities: { value: { ...engine.abilities, formats: ['mp4'] } } });
  };
  const playable = createPlayerRig({ files: twoFiles, toEngine });
  await playable.open();
  expect(playable.engine().source?.format).toBe('mp4');
  const none = createPlayerRig({ files: twoFiles.slice(0, 1), toEngine });
  const playback = await none.open();
  expect(playback.getSnapshot().error?.reason).toBe('player/video-format');
  expect(none.engine().calls).toEqual(['dispose']);
});

test('[P045] [PL10] fails with files-not-available where the service has none', async () => {
  const { open } = createPlayerRig({ resolveMedia: () => Promise.reject(new AppError('api/files-not-available')) });
  expect((await open()).getSnapshot()).toMatchObject({
    state: 'ERROR',
    error: { reason: 'player/files-not-available' },
  });
});

test('[P047] [PL20] gives up after 30 s without a first frame, once, and a late success starts nothing', async () => {
  const { open, engine, clock, told } = createPlayerRig();
  const playback = await open();
  await clock.advanceSettled(29_999);
  expect(playback.getSnapshot().state).toBe('LOADING');
  await clock.advanceSettled(1);
  expect(playback.getSnapshot().error?.code).toBe('PLAYBACK_LOADING_TIMEOUT');
  engine().finishLoad();
  await clock.advanceSettled(60_000);
  expect([engine().calls, told()]).toEqual([
    ['load', 'dispose'],
    ['playback-requested', 'playback-failed'],
  ]);
});

test('[PL20] gives up where the service, the engine or the first frame does not come', async () => {
  const service = createPlayerRig({ resolveMedia: () => new Promise(() => undefined) });
  const playback = await service.open();
  await service.clock.advanceSettled(30_000);
  expect(playback.getSnapshot().error?.code).toBe('PLAYBACK_LOADING_TIMEOUT');
  const frame = createPlayerRig();
  const waiting = await frame.open();
  frame.engine().finishLoad();
  frame.engine().observe({ isWaiting: true });
  await frame.clock.advanceSettled(29_000);
  expect(waiting.getSnapshot().state).toBe('LOADING');
  await frame.clock.advanceSettled(1_000);
  expect(waiting.getSnapshot().state).toBe('ERROR');
});

test('[PL20] counts no more once a first frame was shown', async () => {
  const { play, playOn } = createPlayerRig();
  const playback = await play();
  await playOn(60);
  expect(playback.getSnapshot().state).toBe('PLAYING');
});

test('[P103] [PL21] takes commands in every state without a throw, and after an error RETRY and CLOSE alone', async () => {
  const { open, engine, told } = createPlayerRig();
  const playback = await open();
  const sendCommands = () => {
    playback.send({ type: 'PAUSE' });
    playback.send({ type: 'SEEK_BY', bySeconds: 10 });
    playback.send({ type: 'SEEK_TO', atSeconds: 50 });
  };
  sendCommands();
  expect(playback.getSnapshot()).toMatchObject({ state: 'LOADING', isPlayIntended: false, positionSeconds: 0 });
  playback.send({ type: 'PLAY' });
  engine().finishLoad();
  await settled();
  expect(playback.getSnapshot().state).toBe('PLAYING');
  engine().observe({ positionSeconds: 100, hasEnded: true, isPaused: true });
  playback.send({ type: 'PAUSE' });
  expect(playback.getSnapshot()).toMatchObject({ state: 'ENDED', isPlayIntended: true });
  playback.send({ type: 'PLAY' });
  engine().fail(new AppError('media/drm'));
  const before = playback.getSnapshot();
  sendCommands();
  playback.send({ type: 'TOGGLE' });
  playback.send({ type: 'SELECT_SUBTITLES', id: 's1' });
  expect([playback.getSnapshot(), told().slice(-1)]).toEqual([before, ['playback-failed']]);
  playback.send({ type: 'CLOSE' });
  playback.send({ type: 'RETRY' });
  await settled();
  expect(engine().calls.slice(-1)).toEqual(['dispose']);
});

test('[P104] [PL22] lets nothing of one playback reach the next, and disposes its engine once', async () => {
  const { player, open, engines, clock } = createPlayerRig();
  const first = await open();
  let heard = 0;
  first.subscribe(() => heard++);
  const second = player.open({ item: { ...film, id: 'film-2' }, startSeconds: 0, surface: fakeMediaSurface });
  const shown: string[] = [];
  second.subscribe(() => shown.push(second.getSnapshot().state));
  await settled();
  engines[0]?.finishLoad();
  engines[0]?.observe({ positionSeconds: 77 });
  engines[0]?.fail(new AppError('media/decode'));
  await clock.advanceSettled(60);
  expect([heard, shown, engines[0]?.calls]).toEqual([0, ['LOADING'], ['load', 'dispose']]);
  engines[1]?.finishLoad();
  await settled();
  expect(second.getSnapshot()).toMatchObject({ state: 'PLAYING', positionSeconds: 0 });
});

test('[PL22] closes while the service or the engine is still awaited, and gives back what comes late', async () => {
  let deliver: (files: readonly MediaFile[]) => void = () => undefined;
  const signals: AbortSignal[] = [];
  const { open, engines, player, clock } = createPlayerRig({
    resolveMedia: (_, signal) => {
      signals.push(signal);
      return new Promise((resolve) => {
        deliver = resolve;
      });
    },
  });
  const playback = await open();
  await playback.close();
  deliver(twoFiles);
  await settled();
  expect([signals[0]?.aborted, engines.length, clock.pending]).toEqual([true, 0, 0]);
  const next = player.open({ item: film, startSeconds: 0, surface: fakeMediaSurface });
  deliver(twoFiles);
  await settled();
  await next.close();
  await next.close();
  expect([engines[0]?.calls, next.getSnapshot().state]).toEqual([['load', 'dispose'], 'UNKNOWN']);
});

test('[PL23] shows subtitles that were chosen, and none when told so', async () => {
  const { play, engine } = createPlayerRig();
  const playback = await play();
  const track = { type: 'subtitle', language: 'da', label: 'Dansk', roles: [], isSelected: false } as const;
  engine().observe({
    tracks: [
      { ...track, id: 's1' },
      { ...track, id: 's2', language: 'und' },
    ],
  });
  expect(playback.getSnapshot()).toMatchObject({
    selectedSubtitleId: null,
    subtitleTracks: [{ id: 's1' }, { id: 's2' }],
  });
  playback.send({ type: 'SELECT_SUBTITLES', id: 's2' });
  expect(playback.getSnapshot().selectedSubtitleId).toBe('s2');
  engine().observe({ positionSeconds: 4 });
  playback.send({ type: 'SELECT_SUBTITLES', id: null });
  expect(playback.getSnapshot().selectedSubtitleId).toBeNull();
  expect(engine().calls.slice(2)).toEqual(['track subtitle s2', 'track subtitle null']);
});

test('[PL35] shows subtitles where the set asks for them, as soon as there are some, until the viewer chooses', async () => {
  const { play, engine } = createPlayerRig();
  const playback = await play({ areSubtitlesOn: true });
  const track = { type: 'subtitle', language: 'da', roles: [], isSelected: false } as const;
  const foreign = { ...track, id: 's1', label: 'ForeignLanguageSubtitles' };
  engine().observe({ tracks: [foreign] });
  expect(playback.getSnapshot().selectedSubtitleId).toBeNull();
  engine().observe({ tracks: [foreign, { ...track, id: 's2', label: 'DanishLanguageSubtitles' }] });
  expect(playback.getSnapshot().selectedSubtitleId).toBe('s2');
  playback.send({ type: 'SELECT_SUBTITLES', id: null });
  engine().observe({ positionSeconds: 4 });
  expect(playback.getSnapshot().selectedSubtitleId).toBeNull();
});

test('[PL35] a viewer who turns them off before there are any gets none', async () => {
  const { play, engine } = createPlayerRig();
  const playback = await play({ areSubtitlesOn: true });
  playback.send({ type: 'SELECT_SUBTITLES', id: null });
  engine().observe({
    tracks: [
      { type: 'subtitle', language: 'da', roles: [], isSelected: false, id: 's2', label: 'DanishLanguageSubtitles' },
    ],
  });
  expect(playback.getSnapshot().selectedSubtitleId).toBeNull();
});

test('[PL36] is loaded anew at its place, with its subtitles', async () => {
  const { play, engine } = createPlayerRig();
  const playback = await play();
  const tracks: readonly MediaTrack[] = [
    { type: 'subtitle', language: 'da', label: 'Dansk', roles: [], isSelected: false, id: 's1' },
  ];
  engine().observe({ tracks, positionSeconds: 42 });
  playback.send({ type: 'SELECT_SUBTITLES', id: 's1' });
  engine().fail(new AppError('media/decode'));
  await settled();
  expect(playback.getSnapshot()).toMatchObject({ state: 'BUFFERING', positionSeconds: 42 });
  expect(engine().source).toMatchObject({ url: 'https://media.example/film.dash', startSeconds: 42 });
  engine().finishLoad();
  await settled();
  engine().observe({ tracks });
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', selectedSubtitleId: 's1' });
});

test('[PL104] [found-desk-01] the chosen sound is that of each file, and none is asked for before', async () => {
  const { play, open, engine } = createPlayerRig();
  await play();
  expect(engine().calls.filter((call) => call.startsWith('volume'))).toEqual([]);
  const next = await open();
  next.send({ type: 'SET_SOUND', volume: 0.5, isMuted: false });
  engine().finishLoad();
  await settled();
  next.send({ type: 'SET_SOUND', volume: 0.5, isMuted: true });
  expect(engine().calls.filter((call) => call.startsWith('volume'))).toEqual([
    'volume 0.5',
    'volume 0.5',
    'volume 0.5 muted',
  ]);
});

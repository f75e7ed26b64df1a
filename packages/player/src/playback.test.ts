import type { MediaFile } from '@fjernsyn/contracts';
import { AppError } from '@fjernsyn/kernel';
import type { MediaTrack } from '@fjernsyn/platform';
import { createFakeMediaEngine, fakeMediaSurface, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { toMediaFile } from './testing/media-files';
import { createPlaybackRig, film } from './testing/playback-rig';

const twoFiles: readonly MediaFile[] = [toMediaFile({ format: 'dash' }), toMediaFile({ format: 'mp4' })];

test('[PL12] goes from an item to a picture, and shows it', async () => {
  const { open, engine } = createPlaybackRig();
  const session = await open({ startSeconds: 30 });
  expect(session.getSnapshot()).toMatchObject({ state: 'LOADING', positionSeconds: 30, durationSeconds: 95 });
  engine().finishLoad();
  await settled();
  expect(engine().source).toMatchObject({ url: 'https://media.example/film.dash', startSeconds: 30 });
  expect(session.getSnapshot()).toMatchObject({ state: 'PLAYING', positionSeconds: 30, durationSeconds: 100 });
});

test('[P010] [PL12] sends no seek for a start at 0', async () => {
  const { play, engine } = createPlaybackRig();
  await play();
  expect(engine().calls).toEqual(['load', 'play']);
});

test('[PL13] shows where it was sent until the engine has arrived there', async () => {
  const { play, engine } = createPlaybackRig({
    toEngine: () => {
      const slow = createFakeMediaEngine();
      return Object.create(slow, { seek: { value: () => slow.observe({ isSeeking: true }) } });
    },
  });
  const session = await play();
  session.send({ type: 'SEEK_TO', atSeconds: 60 });
  expect(session.getSnapshot()).toMatchObject({ state: 'BUFFERING', positionSeconds: 60 });
  engine().observe({ positionSeconds: 57.5, isSeeking: false });
  expect(session.getSnapshot()).toMatchObject({ state: 'PLAYING', positionSeconds: 57.5 });
});

test('[PL14] tells only changes of what is shown, and keeps the snapshot between them', async () => {
  const { play, engine } = createPlaybackRig();
  const session = await play();
  let count = 0;
  session.subscribe(() => count++);
  const before = session.getSnapshot();
  engine().observe({ rate: 1 });
  expect([session.getSnapshot() === before, count]).toEqual([true, 0]);
  engine().observe({ positionSeconds: 4 });
  expect([session.getSnapshot().positionSeconds, count]).toEqual([4, 1]);
});

test('[PL15] obeys play, pause and toggle, and keeps intent apart from facts', async () => {
  const { play, engine } = createPlaybackRig();
  const session = await play();
  const shown = () => [session.getSnapshot().state, session.getSnapshot().isPlayIntended];
  session.send({ type: 'PAUSE' });
  expect(shown()).toEqual(['PAUSED', false]);
  session.send({ type: 'TOGGLE' });
  expect(shown()).toEqual(['PLAYING', true]);
  engine().observe({ isWaiting: true });
  expect(shown()).toEqual(['BUFFERING', true]);
  session.send({ type: 'TOGGLE' });
  expect([shown(), engine().calls]).toEqual([
    ['PAUSED', false],
    ['load', 'play', 'pause', 'play', 'pause'],
  ]);
});

test('[PL15] is READY where it was paused before its first frame', async () => {
  const { open, engine, told } = createPlaybackRig();
  const session = await open();
  session.send({ type: 'PAUSE' });
  engine().finishLoad();
  await settled();
  expect([session.getSnapshot().state, told()]).toEqual(['READY', ['playback-requested']]);
  session.send({ type: 'PLAY' });
  expect(session.getSnapshot().state).toBe('PLAYING');
});

test('[PL16] is READY where the browser refuses to play, and follows a browser that pauses', async () => {
  const { open, engine, engines } = createPlaybackRig({
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
  const session = await open();
  engine().finishLoad();
  await settled();
  expect(session.getSnapshot()).toMatchObject({ state: 'READY', isPlayIntended: false });
  session.send({ type: 'PLAY' });
  expect(session.getSnapshot().state).toBe('PLAYING');
  engines[0]?.observe({ isPaused: true });
  expect(session.getSnapshot()).toMatchObject({ state: 'PAUSED', isPlayIntended: false });
});

test('[PL17] plays the next file where one fails, at its place and with its subtitles', async () => {
  const { play, engine, told } = createPlaybackRig({ files: twoFiles });
  const session = await play();
  const danish: MediaTrack = {
    id: 's1',
    type: 'subtitle',
    language: 'da',
    label: 'Dansk',
    roles: [],
    isSelected: false,
  };
  engine().observe({ positionSeconds: 42, tracks: [danish] });
  session.send({ type: 'SELECT_SUBTITLES', id: 's1' });
  engine().fail(new AppError('media/decode'));
  await settled();
  expect(session.getSnapshot()).toMatchObject({ state: 'BUFFERING', positionSeconds: 42 });
  expect(engine().source).toMatchObject({ format: 'mp4', startSeconds: 42 });
  engine().finishLoad();
  engine().observe({ tracks: [{ ...danish, id: 's9' }] });
  await settled();
  expect(session.getSnapshot()).toMatchObject({ state: 'PLAYING', selectedSubtitleId: 's9' });
  expect(told().filter((type) => type === 'stream-started')).toHaveLength(1);
});

test('[PL17] fails when the last file has failed, and gives the decoder back once', async () => {
  const { open, engine } = createPlaybackRig({ files: twoFiles });
  const session = await open();
  engine().finishLoad(new AppError('media/manifest'));
  await settled();
  engine().finishLoad(new AppError('media/network'));
  await settled();
  expect(session.getSnapshot()).toMatchObject({
    state: 'ERROR',
    error: { code: 'PLAYBACK_UNKNOWN_ERROR', reason: 'media/network' },
  });
  expect(engine().calls).toEqual(['load', 'load', 'dispose']);
});

test('[PL18] tries again at its place when asked to', async () => {
  const { play, engine, engines } = createPlaybackRig();
  const session = await play();
  engine().observe({ positionSeconds: 42 });
  engine().fail(new AppError('media/network'));
  expect(session.getSnapshot()).toMatchObject({ state: 'ERROR', positionSeconds: 42 });
  session.send({ type: 'RETRY' });
  await settled();
  expect(session.getSnapshot().error).toBeUndefined();
  engine().finishLoad();
  await settled();
  expect([engines.length, engine().source?.startSeconds, session.getSnapshot().state]).toEqual([2, 42, 'PLAYING']);
});

test('[PL19] passes over files that the engine cannot play', async () => {
  const toEngine = () => {
    const engine = createFakeMediaEngine();
    return Object.create(engine, { abilities: { value: { ...engine.abilities, formats: ['mp4'] } } });
  };
  const playable = createPlaybackRig({ files: twoFiles, toEngine });
  await playable.open();
  expect(playable.engine().source?.format).toBe('mp4');
  const none = createPlaybackRig({ files: twoFiles.slice(0, 1), toEngine });
  const session = await none.open();
  expect(session.getSnapshot().error?.reason).toBe('player/video-format');
  expect(none.engine().calls).toEqual(['dispose']);
});

test('[P045] [PL10] fails with files-not-available where the service has none', async () => {
  const { open } = createPlaybackRig({ resolveMedia: () => Promise.reject(new AppError('api/files-not-available')) });
  expect((await open()).getSnapshot()).toMatchObject({
    state: 'ERROR',
    error: { reason: 'player/files-not-available' },
  });
});

test('[P047] [PL20] gives up after 30 s without a first frame, once, and a late success starts nothing', async () => {
  const { open, engine, clock, told } = createPlaybackRig();
  const session = await open();
  await clock.advanceSettled(29_999);
  expect(session.getSnapshot().state).toBe('LOADING');
  await clock.advanceSettled(1);
  expect(session.getSnapshot().error?.code).toBe('PLAYBACK_LOADING_TIMEOUT');
  engine().finishLoad();
  await clock.advanceSettled(60_000);
  expect([engine().calls, told()]).toEqual([
    ['load', 'dispose'],
    ['playback-requested', 'playback-failed'],
  ]);
});

test('[PL20] gives up where the service, the engine or the first frame does not come', async () => {
  const service = createPlaybackRig({ resolveMedia: () => new Promise(() => undefined) });
  const session = await service.open();
  await service.clock.advanceSettled(30_000);
  expect(session.getSnapshot().error?.code).toBe('PLAYBACK_LOADING_TIMEOUT');
  const frame = createPlaybackRig();
  const waiting = await frame.open();
  frame.engine().finishLoad();
  frame.engine().observe({ isWaiting: true });
  await frame.clock.advanceSettled(29_000);
  expect(waiting.getSnapshot().state).toBe('LOADING');
  await frame.clock.advanceSettled(1_000);
  expect(waiting.getSnapshot().state).toBe('ERROR');
});

test('[PL20] counts no more once a first frame was shown', async () => {
  const { play, engine, clock } = createPlaybackRig();
  const session = await play();
  engine().observe({ isWaiting: true });
  await clock.advanceSettled(120_000);
  expect(session.getSnapshot().state).toBe('BUFFERING');
});

test('[P103] [PL21] takes wishes in every state without a throw, and after an error RETRY and CLOSE alone', async () => {
  const { open, engine, told } = createPlaybackRig();
  const session = await open();
  const wish = () => {
    session.send({ type: 'PAUSE' });
    session.send({ type: 'SEEK_BY', bySeconds: 10 });
    session.send({ type: 'SEEK_TO', atSeconds: 50 });
  };
  wish();
  expect(session.getSnapshot()).toMatchObject({ state: 'LOADING', isPlayIntended: false, positionSeconds: 0 });
  session.send({ type: 'PLAY' });
  engine().finishLoad();
  await settled();
  expect(session.getSnapshot().state).toBe('PLAYING');
  engine().observe({ positionSeconds: 100, hasEnded: true, isPaused: true });
  session.send({ type: 'PAUSE' });
  expect(session.getSnapshot()).toMatchObject({ state: 'ENDED', isPlayIntended: true });
  session.send({ type: 'PLAY' });
  engine().fail(new AppError('media/network'));
  const before = session.getSnapshot();
  wish();
  session.send({ type: 'TOGGLE' });
  session.send({ type: 'SELECT_SUBTITLES', id: 's1' });
  expect([session.getSnapshot(), told().slice(-1)]).toEqual([before, ['playback-failed']]);
  session.send({ type: 'CLOSE' });
  session.send({ type: 'RETRY' });
  await settled();
  expect(engine().calls.slice(-1)).toEqual(['dispose']);
});

test('[P104] [PL22] lets nothing of one session reach the next, and disposes its engine once', async () => {
  const { playback, open, engines, clock } = createPlaybackRig();
  const first = await open();
  let heard = 0;
  first.subscribe(() => heard++);
  const second = playback.open({ item: { ...film, id: 'film-2' }, startSeconds: 0, surface: fakeMediaSurface });
  const shown: string[] = [];
  second.subscribe(() => shown.push(second.getSnapshot().state));
  await settled();
  engines[0]?.finishLoad();
  engines[0]?.observe({ positionSeconds: 77 });
  engines[0]?.fail(new AppError('media/decode'));
  await clock.advanceSettled(60);
  expect([heard, shown, engines[0]?.calls]).toEqual([0, [], ['load', 'dispose']]);
  engines[1]?.finishLoad();
  await settled();
  expect(second.getSnapshot()).toMatchObject({ state: 'PLAYING', positionSeconds: 0 });
});

test('[PL22] closes while the service or the engine is still awaited, and gives back what comes late', async () => {
  let deliver: (files: readonly MediaFile[]) => void = () => undefined;
  const signals: AbortSignal[] = [];
  const { open, engines, playback, clock } = createPlaybackRig({
    resolveMedia: (_, signal) => {
      signals.push(signal);
      return new Promise((resolve) => {
        deliver = resolve;
      });
    },
  });
  const session = await open();
  await session.close();
  deliver(twoFiles);
  await settled();
  expect([signals[0]?.aborted, engines.length, clock.pending]).toEqual([true, 0, 0]);
  const next = playback.open({ item: film, startSeconds: 0, surface: fakeMediaSurface });
  deliver(twoFiles);
  await settled();
  await next.close();
  await next.close();
  expect([engines[0]?.calls, next.getSnapshot().state]).toEqual([['load', 'dispose'], 'UNKNOWN']);
});

test('[PL9] [PL12] leaves a description that the engine began with', async () => {
  const { open, engine } = createPlaybackRig();
  await open();
  const audio = { type: 'audio', language: 'da', label: '' } as const;
  engine().finishLoad();
  engine().observe({
    tracks: [
      { ...audio, id: 'a1', roles: ['description'], isSelected: true },
      { ...audio, id: 'a2', roles: ['main'], isSelected: false },
    ],
  });
  await settled();
  expect(engine().calls).toEqual(['load', 'track audio a2', 'play']);
});

test('[PL23] shows subtitles that were chosen, and none when told so', async () => {
  const { play, engine } = createPlaybackRig();
  const session = await play();
  const track = { type: 'subtitle', language: 'da', label: 'Dansk', roles: [], isSelected: false } as const;
  engine().observe({
    tracks: [
      { ...track, id: 's1' },
      { ...track, id: 's2', language: 'und' },
    ],
  });
  expect(session.getSnapshot()).toMatchObject({
    selectedSubtitleId: null,
    subtitleTracks: [{ id: 's1' }, { id: 's2' }],
  });
  session.send({ type: 'SELECT_SUBTITLES', id: 's2' });
  expect(session.getSnapshot().selectedSubtitleId).toBe('s2');
  session.send({ type: 'SELECT_SUBTITLES', id: null });
  expect(session.getSnapshot().selectedSubtitleId).toBeNull();
});

test('[PL35] shows subtitles where the set asks for them, as soon as there are some, until the viewer chooses', async () => {
  const { play, engine } = createPlaybackRig();
  const session = await play({ areSubtitlesOn: true });
  const track = { type: 'subtitle', language: 'da', roles: [], isSelected: false } as const;
  const foreign = { ...track, id: 's1', label: 'ForeignLanguageSubtitles' };
  engine().observe({ tracks: [foreign] });
  expect(session.getSnapshot().selectedSubtitleId).toBeNull();
  engine().observe({ tracks: [foreign, { ...track, id: 's2', label: 'DanishLanguageSubtitles' }] });
  expect(session.getSnapshot().selectedSubtitleId).toBe('s2');
  session.send({ type: 'SELECT_SUBTITLES', id: null });
  engine().observe({ positionSeconds: 4 });
  expect(session.getSnapshot().selectedSubtitleId).toBeNull();
});

test('[PL35] a viewer who turns them off before there are any gets none', async () => {
  const { play, engine } = createPlaybackRig();
  const session = await play({ areSubtitlesOn: true });
  session.send({ type: 'SELECT_SUBTITLES', id: null });
  engine().observe({
    tracks: [
      { type: 'subtitle', language: 'da', roles: [], isSelected: false, id: 's2', label: 'DanishLanguageSubtitles' },
    ],
  });
  expect(session.getSnapshot().selectedSubtitleId).toBeNull();
});

test('[PL36] is loaded anew at its place, with its subtitles', async () => {
  const { play, engine } = createPlaybackRig();
  const session = await play();
  const tracks: readonly MediaTrack[] = [
    { type: 'subtitle', language: 'da', label: 'Dansk', roles: [], isSelected: false, id: 's1' },
  ];
  engine().observe({ tracks, positionSeconds: 42 });
  session.send({ type: 'SELECT_SUBTITLES', id: 's1' });
  session.send({ type: 'RELOAD' });
  await settled();
  expect(session.getSnapshot()).toMatchObject({ state: 'BUFFERING', positionSeconds: 42 });
  expect(engine().source).toMatchObject({ url: 'https://media.example/film.dash', startSeconds: 42 });
  engine().finishLoad();
  await settled();
  engine().observe({ tracks });
  expect(session.getSnapshot()).toMatchObject({ state: 'PLAYING', selectedSubtitleId: 's1' });
});

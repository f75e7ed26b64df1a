import type { MediaFile } from '@fjernsyn/contracts';
import { AppError } from '@fjernsyn/kernel';
import { createFakeMediaEngine, fakeMediaSurface, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { toMediaFile } from './testing/media-files';
import { createPlayerRig, film } from './testing/player-rig';

const standard = toMediaFile({ url: 'https://media.example/standard.mpd' });
const signed = toMediaFile({ url: 'https://media.example/signed.mpd', accessService: 'SignLanguage' });
const described = toMediaFile({ url: 'https://media.example/described.mpd', accessService: 'AudioDescription' });

const audio = (id: string, language: string, isSelected: boolean, roles: readonly string[] = []) => ({
  id,
  type: 'audio' as const,
  language,
  label: id,
  roles,
  isSelected,
});
const sounds = [audio('plain', 'da', true), audio('told', 'da', false, ['description']), audio('english', 'en', false)];

async function playing(files: readonly MediaFile[], able: Parameters<typeof createFakeMediaEngine>[0] = {}) {
  const rig = createPlayerRig({ files, toEngine: () => createFakeMediaEngine(able) });
  const playback = await rig.play();
  const engine = rig.engine();
  engine.observe({ positionSeconds: 42, tracks: sounds });
  const finish = async () => {
    await settled();
    engine.finishLoad();
    engine.observe({ tracks: sounds });
    await settled();
  };
  return { ...rig, playback, engine, finish, view: () => playback.getSnapshot() };
}

test('[PL400] the modes of access are those of the files and of the sound', async () => {
  const { view } = await playing([signed, standard]);
  expect([view().accessMode, view().accessModes]).toEqual([
    'StandardVideo',
    ['StandardVideo', 'AudioDescription', 'SignLanguage'],
  ]);
});

test('[PL401] [P105] another mode plays its file at the same place, and the way back is the same', async () => {
  const { playback, engine, finish, view } = await playing([standard, signed]);
  playback.send({ type: 'SET_ACCESS_MODE', mode: 'SignLanguage' });
  expect([view().state, view().positionSeconds]).toEqual(['BUFFERING', 42]);
  await finish();
  expect(engine.source).toMatchObject({ url: signed.url, startSeconds: 42 });
  expect(view().accessMode).toBe('SignLanguage');
  playback.send({ type: 'SET_ACCESS_MODE', mode: 'StandardVideo' });
  await finish();
  expect(engine.source).toMatchObject({ url: standard.url, startSeconds: 42 });
});

test('[PL401] [P058] what is paused stays paused in another mode, and no sound is heard', async () => {
  const { playback, engine, finish, view } = await playing([standard, signed]);
  playback.send({ type: 'PAUSE' });
  const before = engine.calls.length;
  playback.send({ type: 'SET_ACCESS_MODE', mode: 'SignLanguage' });
  await finish();
  engine.observe({ isPaused: true });
  expect([view().state, view().positionSeconds]).toEqual(['PAUSED', 42]);
  expect(engine.calls.slice(before)).not.toContain('play');
});

test('[PL401] [P052] subtitles that a mode lacks are there again after it', async () => {
  const { playback, engine, view } = await playing([standard, signed]);
  const danish = { ...audio('da', 'da', false), type: 'subtitle' as const };
  engine.observe({ tracks: [danish] });
  playback.send({ type: 'SELECT_SUBTITLES', id: 'da' });
  for (const [mode, tracks] of [
    ['SignLanguage', []],
    ['StandardVideo', [danish]],
  ] as const) {
    playback.send({ type: 'SET_ACCESS_MODE', mode });
    await settled();
    engine.finishLoad();
    engine.observe({ tracks });
    await settled();
  }
  expect(view().selectedSubtitleId).toBe('da');
});

test('[PL401] [PL8] another mode after the end begins a second before it, where engines still play', async () => {
  const { playback, engine, view } = await playing([standard, signed]);
  engine.observe({ positionSeconds: 100, hasEnded: true, isPaused: true });
  playback.send({ type: 'SET_ACCESS_MODE', mode: 'SignLanguage' });
  await settled();
  expect([engine.source?.url, engine.source?.startSeconds, view().positionSeconds]).toEqual([signed.url, 99, 99]);
});

test('[PL402] [P050] a description in the sound of the film is chosen there, and left again, without loading', async () => {
  const { playback, engine, view } = await playing([standard]);
  playback.send({ type: 'SET_ACCESS_MODE', mode: 'AudioDescription' });
  expect([view().accessMode, view().positionSeconds]).toEqual(['AudioDescription', 42]);
  playback.send({ type: 'SET_ACCESS_MODE', mode: 'StandardVideo' });
  expect(engine.calls.slice(-2)).toEqual(['track audio told', 'track audio plain']);
  expect(engine.calls.filter((call) => call === 'load')).toHaveLength(1);
});

test('[PL402] [P051] a file of its own with the description wins over a track of the sound', async () => {
  const { playback, engine, finish } = await playing([standard, described]);
  playback.send({ type: 'SET_ACCESS_MODE', mode: 'AudioDescription' });
  await finish();
  expect([engine.source?.url, engine.source?.startSeconds]).toEqual([described.url, 42]);
});

test('[PL403] a sound is chosen at once, and is there again in what is loaded anew', async () => {
  const { playback, engine, engines, view } = await playing([standard]);
  playback.send({ type: 'SELECT_AUDIO', id: 'english' });
  expect(view().audioTracks.find(({ isSelected }) => isSelected)?.id).toBe('english');
  engine.fail(new AppError('media/decode'));
  await settled();
  expect(engines[1]?.source?.audio).toMatchObject({ language: 'en', isDescription: false });
});

test('[PL403] of two sounds of one language the chosen one plays again in what is loaded anew', async () => {
  const clear = { ...audio('clear', 'da', false), label: 'Klar tale' };
  const { playback, engine, engines, view } = await playing([standard]);
  const tracks = [...sounds, clear];
  engine.observe({ tracks });
  playback.send({ type: 'SELECT_AUDIO', id: 'clear' });
  engine.fail(new AppError('media/decode'));
  await settled();
  engines[1]?.observe({ tracks });
  engines[1]?.finishLoad();
  await settled();
  expect(view().audioTracks.find(({ isSelected }) => isSelected)?.id).toBe('clear');
});

test('[PL404] an engine that changes its sound by loading alone is loaded anew at the same place', async () => {
  const { playback, engine, finish } = await playing([standard], { audioSwitch: 'reload' });
  playback.send({ type: 'SELECT_AUDIO', id: 'english' });
  await finish();
  expect(engine.source).toMatchObject({ startSeconds: 42, audio: { language: 'en', isDescription: false } });
  expect(engine.calls.filter((call) => call === 'load')).toHaveLength(2);
});

test('[PL404] the sound that plays already, and one that is not there, load nothing anew', async () => {
  const { playback, engine, view } = await playing([standard], { audioSwitch: 'reload' });
  for (const id of ['plain', 'gone']) playback.send({ type: 'SELECT_AUDIO', id });
  await settled();
  expect([view().state, engine.calls.filter((call) => call === 'load').length]).toEqual(['PLAYING', 1]);
});

test('[PL405] a mode that was asked for before is the first to play', async () => {
  const rig = createPlayerRig({ files: [standard, signed] });
  await rig.play({ preferences: { accessMode: 'SignLanguage' } });
  expect(rig.engine().source?.url).toBe(signed.url);
});

test('[PL405] a mode that is asked for while the engine opens is the first to play', async () => {
  const rig = createPlayerRig({ files: [standard, signed] });
  const opening = rig.player.open({ item: film, startSeconds: 0, surface: fakeMediaSurface });
  for (let turn = 0; turn < 40 && rig.engines.length === 0; turn++) {
    opening.send({ type: 'SET_ACCESS_MODE', mode: 'SignLanguage' });
    await Promise.resolve();
  }
  await settled();
  expect(rig.engine().source?.url).toBe(signed.url);
});

test('[PL771] a change of the mode and back tries nothing that failed a moment ago', async () => {
  const second = toMediaFile({ url: 'https://media.example/second.mpd' });
  const { playback, engine, finish } = await playing([standard, second, signed]);
  engine.fail(new AppError('media/missing'));
  await finish();
  playback.send({ type: 'SET_ACCESS_MODE', mode: 'SignLanguage' });
  await finish();
  playback.send({ type: 'SET_ACCESS_MODE', mode: 'StandardVideo' });
  await finish();
  expect(engine.source?.url).toBe(second.url);
});

test('[PL771] the mode that plays already loads nothing anew, however long others have rested', async () => {
  const second = toMediaFile({ url: 'https://media.example/second.mpd' });
  const { playback, engine, clock, finish, view } = await playing([standard, second]);
  engine.fail(new AppError('media/missing'));
  await finish();
  playback.send({ type: 'PAUSE' });
  await clock.advanceSettled(180_000);
  playback.send({ type: 'SET_ACCESS_MODE', mode: 'StandardVideo' });
  await settled();
  expect([view().state, engine.source?.url]).toEqual(['PAUSED', second.url]);
});

test('[PL771] a source of another mode is not tried in place of one that fails, however long it has rested', async () => {
  const second = toMediaFile({ url: 'https://media.example/second.mpd' });
  const { playback, engine, clock, finish, view } = await playing([standard, second, signed]);
  engine.fail(new AppError('media/missing'));
  await finish();
  playback.send({ type: 'SET_ACCESS_MODE', mode: 'SignLanguage' });
  await finish();
  playback.send({ type: 'PAUSE' });
  await clock.advanceSettled(180_000);
  expect(view()).toMatchObject({ state: 'PAUSED', accessMode: 'SignLanguage' });
  engine.fail(new AppError('media/missing'));
  await settled();
  expect([view().state, engine.calls.filter((call) => call === 'load').length]).toEqual(['ERROR', 3]);
});

test('[PL406] a protected file plays where its keys can be had and the engine knows its system, and is refused elsewhere', async () => {
  const locked = toMediaFile({ url: 'https://media.example/locked.mpd', drm: 'ClearKey' });
  const protection = { system: 'clearkey', keys: { '00': '11' } } as const;
  const able = createPlayerRig({ files: [locked], protectionOf: () => protection });
  await able.play();
  expect(able.engine().source).toMatchObject({ url: locked.url, protection });
  const unable = createPlayerRig({
    files: [locked],
    protectionOf: () => protection,
    toEngine: () => createFakeMediaEngine({ protection: ['widevine'] }),
  });
  expect((await unable.open()).getSnapshot().error?.reason).toBe('player/drm-protected');
  const bare = createPlayerRig({ files: [locked] });
  expect((await bare.open()).getSnapshot().error?.reason).toBe('player/drm-protected');
});

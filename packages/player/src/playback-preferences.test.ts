import { AppError } from '@fjernsyn/kernel';
import type { MediaTrack } from '@fjernsyn/platform';
import { settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import type { PlaybackRequest } from './machine/playback-context';
import { toMediaFile } from './testing/media-files';
import { createPlayerRig, film } from './testing/player-rig';

const standard = toMediaFile({ url: 'https://media.example/standard.mpd' });
const signed = toMediaFile({ url: 'https://media.example/signed.mpd', accessService: 'SignLanguage' });

const track = (id: string, change: Partial<MediaTrack> = {}): MediaTrack => ({
  id,
  type: 'subtitle',
  language: 'da',
  label: 'DanishLanguageSubtitles',
  roles: [],
  isSelected: false,
  ...change,
});
const foreign = track('foreign', { language: 'und', label: 'ForeignLanguageSubtitles' });
const danish = { language: 'da', purpose: 'full', label: 'DanishLanguageSubtitles' } as const;

/** What plays, with tracks in it; `reload` plays the same anew with others. */
async function playing(tracks: readonly MediaTrack[], change: Partial<PlaybackRequest> = {}, files = [standard]) {
  const rig = createPlayerRig({ files });
  const playback = await rig.play(change);
  rig.engine().observe({ tracks });
  const view = () => playback.getSnapshot();
  const finish = async (found: readonly MediaTrack[]) => {
    await settled();
    rig.engine().finishLoad();
    rig.engine().observe({ tracks: found });
    await settled();
  };
  return { ...rig, playback, view, finish };
}

test('[PL760] nothing is wished before the viewer has chosen, whatever the set shows by itself', async () => {
  const { view } = await playing([track('s1')], { areSubtitlesOn: true });
  expect([view().selectedSubtitleId, view().wishes]).toEqual(['s1', {}]);
});

test('[PL760] [P052] what a mode or another source does not have stays wished, and shows where it is again', async () => {
  const files = [standard, signed, { ...signed, url: 'https://media.example/signed.m3u8', format: 'hls' as const }];
  const { playback, engine, view, finish } = await playing([track('s1')], {}, files);
  playback.send({ type: 'SELECT_SUBTITLES', id: 's1' });
  playback.send({ type: 'SET_ACCESS_MODE', mode: 'SignLanguage' });
  await finish([foreign]);
  engine().fail(new AppError('media/missing'));
  await finish([]);
  expect(view()).toMatchObject({ selectedSubtitleId: null, wishes: { accessMode: 'SignLanguage', subtitles: danish } });
  playback.send({ type: 'SET_ACCESS_MODE', mode: 'StandardVideo' });
  await finish([track('s9')]);
  expect(view()).toMatchObject({
    selectedSubtitleId: 's9',
    wishes: { accessMode: 'StandardVideo', subtitles: danish },
  });
});

test('[PL760] subtitles that are lost, and a mode that no file has, change no wish', async () => {
  const { playback, engine, view } = await playing([track('s1')], { preferences: { accessMode: 'SignLanguage' } });
  playback.send({ type: 'SELECT_SUBTITLES', id: 's1' });
  engine().fail(new AppError('media/text', { facts: { lost: 'track' } }));
  expect(view()).toMatchObject({
    accessMode: 'StandardVideo',
    selectedSubtitleId: null,
    wishes: { accessMode: 'SignLanguage', subtitles: danish },
  });
});

test('[PL761] [P055] who wants no subtitles gets none, item after item, on a set that asks for them', async () => {
  const first = await playing([track('s1')], { areSubtitlesOn: true });
  first.playback.send({ type: 'SELECT_SUBTITLES', id: null });
  let stored = JSON.stringify(first.view().wishes);
  for (const id of ['film-2', 'film-3', 'film-4']) {
    const next = await playing([foreign, track('s1')], {
      item: { ...film, id },
      areSubtitlesOn: true,
      preferences: JSON.parse(stored),
    });
    expect([next.view().selectedSubtitleId, next.view().wishes.subtitles]).toEqual([null, 'off']);
    stored = JSON.stringify(next.view().wishes);
  }
});

test('[PL761] wished subtitles show by themselves, and are found once more in what is loaded anew', async () => {
  const { engine, view, finish } = await playing([], { preferences: { subtitles: danish } });
  engine().observe({ tracks: [foreign, track('s1')] });
  expect(view().selectedSubtitleId).toBe('s1');
  engine().fail(new AppError('media/decode'));
  await finish([track('s2', { label: 'Dansk' })]);
  expect(view().selectedSubtitleId).toBe('s2');
});

test('[PL763] [P053] where only foreign speech has subtitles none show, and they are offered', async () => {
  for (const areSubtitlesOn of [false, true]) {
    const { playback, view } = await playing([foreign], { areSubtitlesOn });
    expect(view()).toMatchObject({ selectedSubtitleId: null, subtitleTracks: [{ id: 'foreign', purpose: 'forced' }] });
    playback.send({ type: 'SELECT_SUBTITLES', id: 'foreign' });
    expect(view().selectedSubtitleId).toBe('foreign');
  }
});

test('[PL763] none show where neither the viewer nor the set has asked for some', async () => {
  const { view, engine } = await playing([track('s1')]);
  engine().observe({ positionSeconds: 4 });
  expect([view().selectedSubtitleId, engine().calls]).toEqual([null, ['load', 'play']]);
});

test('[PL764] subtitles that are not there, and a sound of that id, are not chosen', async () => {
  const { playback, engine, view } = await playing([track('1', { type: 'audio' }), track('s1')]);
  playback.send({ type: 'SELECT_SUBTITLES', id: 's1' });
  for (const id of ['1', 'gone']) playback.send({ type: 'SELECT_SUBTITLES', id });
  expect(view()).toMatchObject({ selectedSubtitleId: 's1', wishes: { subtitles: danish } });
  expect(engine().calls.slice(2)).toEqual(['track subtitle s1']);
});

import { AppError } from '@fjernsyn/kernel';
import type { MediaTrack } from '@fjernsyn/platform';
import { settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { toMediaFile } from './testing/media-files';
import { createPlayerRig } from './testing/player-rig';

const track = (id: string, change: Partial<MediaTrack> = {}): MediaTrack => ({
  id,
  type: 'subtitle',
  language: 'da',
  label: 'Dansk',
  roles: [],
  isSelected: false,
  ...change,
});

const lost = (what: 'part' | 'track'): AppError => new AppError('media/text', { facts: { lost: what } });

/** A film with two files that plays with subtitles on. */
async function playing() {
  const rig = createPlayerRig({ files: [toMediaFile(), toMediaFile({ format: 'mp4' })] });
  const playback = await rig.play();
  rig
    .engine()
    .observe({ positionSeconds: 12, tracks: [track('s1'), track('s2', { language: 'sv', label: 'Svenska' })] });
  playback.send({ type: 'SELECT_SUBTITLES', id: 's1' });
  const loads = () => rig.engine().calls.filter((call) => call === 'load').length;
  return { ...rig, playback, loads };
}

test('[PL38] [found-sub-01] a part of the subtitles that is lost changes nothing but telemetry', async () => {
  const { engine, playback, loads, telemetry } = await playing();
  const before = playback.getSnapshot();
  engine().fail(lost('part'));
  await settled();
  expect(playback.getSnapshot()).toBe(before);
  expect(loads()).toBe(1);
  expect(telemetry.events.slice(-1)).toEqual([
    { type: 'subtitles-failed', code: 'media/text', lost: 'part', itemId: 'film-1', itemType: 'movie' },
  ]);
});

test('[PL38] [found-sub-02] [found-sub-03] a track that is lost is turned off, and the same file plays on', async () => {
  const { engine, playback, loads, told } = await playing();
  engine().fail(lost('track'));
  await settled();
  expect(playback.getSnapshot()).toMatchObject({
    state: 'PLAYING',
    positionSeconds: 12,
    selectedSubtitleId: null,
    haveSubtitlesFailed: true,
  });
  expect([loads(), told().slice(-1)]).toEqual([1, ['subtitles-failed']]);
});

test('[PL38] [found-sub-02] the next choice shows again, and nothing brings a lost track back by itself', async () => {
  const { engine, playback } = await playing();
  engine().fail(lost('track'));
  engine().observe({ positionSeconds: 13 });
  engine().fail(new AppError('media/decode'));
  await settled();
  engine().finishLoad();
  engine().observe({ tracks: [track('s1')] });
  await settled();
  expect(playback.getSnapshot().selectedSubtitleId).toBeNull();
  playback.send({ type: 'SELECT_SUBTITLES', id: 's1' });
  expect(playback.getSnapshot()).toMatchObject({ selectedSubtitleId: 's1', haveSubtitlesFailed: false });
});

test('[PL38] [found-sub-03] subtitles that the set asked for and nobody chose are turned off once', async () => {
  const { play, engine } = createPlayerRig();
  const playback = await play({ areSubtitlesOn: true });
  engine().observe({ tracks: [track('s1')] });
  engine().fail(lost('track'));
  engine().observe({ positionSeconds: 4 });
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', selectedSubtitleId: null });
});

test('[PL38] [found-sub-03] subtitles that fail while the file loads leave the load alone', async () => {
  const { open, engine } = createPlayerRig();
  const playback = await open();
  expect(playback.getSnapshot().haveSubtitlesFailed).toBe(false);
  engine().finishLoad();
  engine().fail(lost('track'));
  await settled();
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', haveSubtitlesFailed: true });
});

test('[PL39] [found-sub-07] of two tracks of one name the one that was chosen is found again', async () => {
  const { engine, playback } = await playing();
  const forced = track('f1', { roles: ['forced-subtitle'] });
  engine().observe({ tracks: [forced, track('s1')] });
  playback.send({ type: 'SELECT_SUBTITLES', id: 's1' });
  engine().fail(new AppError('media/missing'));
  await settled();
  engine().finishLoad();
  engine().observe({ tracks: [{ ...forced, id: 'f9' }, track('s9')] });
  await settled();
  expect(playback.getSnapshot().selectedSubtitleId).toBe('s9');
});

test('[PL40] [found-words-01] a last file of a kind that is not played here does not speak for the files before it', async () => {
  const failed = async (...codes: readonly ('media/network' | 'media/unsupported' | 'media/decode')[]) => {
    const { open, engine } = createPlayerRig({ files: codes.map(() => toMediaFile()) });
    const playback = await open();
    for (const code of codes) {
      engine().finishLoad(new AppError(code));
      await settled();
    }
    return playback.getSnapshot().error?.reason;
  };
  expect(await failed('media/network', 'media/unsupported')).toBe('media/network');
  expect(await failed('media/network', 'media/decode')).toBe('media/decode');
  expect(await failed('media/unsupported', 'media/unsupported')).toBe('media/unsupported');
  expect(await failed('media/unsupported', 'media/network', 'media/unsupported')).toBe('media/network');
});

test('[PL40] [found-words-01] after another try only its own failures count', async () => {
  const { open, engine } = createPlayerRig({ files: [toMediaFile(), toMediaFile({ format: 'mp4' })] });
  const playback = await open();
  for (const codes of [
    ['media/network', 'media/unsupported'] as const,
    ['media/unsupported', 'media/unsupported'] as const,
  ]) {
    for (const code of codes) {
      engine().finishLoad(new AppError(code));
      await settled();
    }
    if (codes[0] === 'media/network') playback.send({ type: 'RETRY' });
    await settled();
  }
  expect(playback.getSnapshot().error?.reason).toBe('media/unsupported');
});

import type { MediaObservation, MediaSource } from '@fjernsyn/platform';
import { createFakeMediaEngine, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createFakeDevicePlayer, createFakeShaka, createFakeVideo } from '../../testing/fake-shaka';
import { createShakaEngine } from './shaka-engine';

const source: MediaSource = {
  url: 'https://media.example/film.mpd',
  format: 'dash',
  isLive: false,
  startSeconds: 30,
  subtitles: [
    { url: 'https://media.example/broken.vtt', language: 'und', kind: 'ForeignLanguageSubtitles', format: 'vtt' },
    { url: 'https://media.example/da.vtt', language: 'da', kind: 'DanishLanguageSubtitles', format: 'vtt' },
  ],
};

function setUp() {
  const shaka = createFakeShaka();
  const video = createFakeVideo();
  const engine = createShakaEngine({
    opened: createFakeDevicePlayer(shaka),
    video,
    abilities: createFakeMediaEngine().abilities,
  });
  const observed: MediaObservation[] = [];
  const errors: string[] = [];
  engine.subscribe(
    (observation) => observed.push(observation),
    ({ code }) => errors.push(code),
  );
  const load = async (change: Partial<MediaSource> = {}) => {
    const loading = engine.load({ ...source, ...change });
    shaka.finishLoad();
    await loading;
    await settled();
  };
  return { shaka, video, engine, observed, errors, load };
}

test('[BR39] loads by kind, from a position, and from 0 without any seek', async () => {
  const { shaka, load } = setUp();
  await load();
  await load({ format: 'hls', url: 'https://media.example/film.m3u8', startSeconds: 0 });
  await load({ format: 'mp4', url: 'https://media.example/film.mp4' });
  expect(shaka.calls.filter((call) => call.startsWith('load'))).toEqual([
    'load https://media.example/film.mpd 30 application/dash+xml',
    'load https://media.example/film.m3u8 null application/x-mpegurl',
    'load https://media.example/film.mp4 30 video/mp4',
  ]);
});

test('[BR40] rejects an overtaken load with media/superseded, by a later load and by the end', async () => {
  const { engine, shaka } = setUp();
  const first = expect(engine.load(source)).rejects.toMatchObject({ code: 'media/superseded' });
  const second = expect(engine.load(source)).rejects.toMatchObject({ code: 'media/superseded' });
  await first;
  await engine.dispose();
  await second;
  expect([engine.observation.isLoaded, shaka.calls.filter((call) => call === 'destroy')]).toEqual([false, ['destroy']]);
});

test('[BR41] shows subtitles beside the media only once they are selected, and drops broken ones', async () => {
  const { engine, shaka, load } = setUp();
  await load();
  expect(shaka.calls).toContain('text none');
  const [subtitle, ...others] = engine.observation.tracks;
  expect([subtitle, others]).toMatchObject([
    { label: 'DanishLanguageSubtitles', language: 'da', isSelected: false },
    [],
  ]);
  engine.selectTrack('subtitle', subtitle?.id ?? '');
  expect(engine.observation.tracks[0]?.isSelected).toBe(true);
  engine.selectTrack('subtitle', 'unknown');
  expect(engine.observation.tracks[0]?.isSelected).toBe(true);
  engine.selectTrack('subtitle', null);
  expect(engine.observation.tracks[0]?.isSelected).toBe(false);
});

test('[BR42] keeps the id of an audio track when Shaka orders them anew', async () => {
  const { engine, shaka, load } = setUp();
  const audio = { language: 'da', label: null, channelsCount: 2, codecs: 'mp4a.40.2', accessibilityPurpose: null };
  const main = { ...audio, roles: ['main'], active: true };
  const description = { ...audio, roles: ['description'], active: false };
  shaka.audioTracks = [main, description];
  await load({ subtitles: [] });
  const id = engine.observation.tracks.find((track) => track.roles.includes('description'))?.id ?? '';
  shaka.audioTracks = [description, main];
  engine.selectTrack('audio', id);
  engine.selectTrack('audio', null);
  expect(engine.observation.tracks).toMatchObject([
    { id, roles: ['description'], isSelected: true },
    { roles: ['main'], isSelected: false },
  ]);
});

test('[BR43] observes the video, and tells changes alone', async () => {
  const { engine, video, observed, load } = setUp();
  await load({ subtitles: [] });
  video.bufferedSeconds = [
    [0, 20],
    [30.05, 45],
  ];
  video.currentTime = 30;
  video.dispatch('timeupdate');
  const count = observed.length;
  video.dispatch('timeupdate');
  expect(observed).toHaveLength(count);
  expect(engine.observation).toMatchObject({
    isLoaded: true,
    positionSeconds: 30,
    durationSeconds: 100,
    seekableSeconds: { start: 10, end: 90 },
    bufferedAheadSeconds: 15,
    isPaused: true,
    isWaiting: false,
    originAt: undefined,
  });
});

test('[BR43] waits where it wants to play and Shaka or the video has nothing to show', async () => {
  const { engine, shaka, video, load } = setUp();
  shaka.isLive = true;
  await load({ subtitles: [] });
  shaka.isBuffering = true;
  shaka.tell('buffering');
  expect(engine.observation).toMatchObject({ isWaiting: false, durationSeconds: 90, originAt: 5_000 });
  await engine.play();
  expect(engine.observation.isWaiting).toBe(true);
  shaka.isBuffering = false;
  shaka.tell('buffering');
  expect(engine.observation.isWaiting).toBe(false);
  video.readyState = 2;
  video.dispatch('waiting');
  expect(engine.observation.isWaiting).toBe(true);
});

test('[BR240] [found-live-01] a live window that moves is observed, also while nothing else happens', async () => {
  const { engine, shaka, load } = setUp();
  shaka.isLive = true;
  await load({ subtitles: [] });
  shaka.seekRange = { start: 60, end: 140 };
  shaka.tell('manifestupdated');
  expect(engine.observation.seekableSeconds).toEqual({ start: 60, end: 140 });
});

test('[BR44] tells critical errors while something is loaded, and nothing after its end', async () => {
  const { engine, shaka, video, errors, observed, load } = setUp();
  const error = { severity: 2, category: 1, code: 1002, data: [] };
  shaka.tell('error', error);
  await load();
  shaka.tell('error', { ...error, severity: 1 });
  expect(errors).toEqual([]);
  shaka.tell('error', error);
  await engine.dispose();
  const count = observed.length;
  shaka.tell('error', error);
  video.dispatch('timeupdate');
  expect([errors, observed.length]).toEqual([['media/network'], count]);
});

test('[BR184] [found-sub-01] the list of a chosen track that cannot be had loses the track, however grave Shaka calls it', async () => {
  const { engine, shaka, errors, load } = setUp();
  await load();
  engine.selectTrack('subtitle', engine.observation.tracks[0]?.id ?? '');
  shaka.tell('error', { severity: 1, category: 1, code: 1001, data: ['', 404] });
  expect(errors).toEqual(['media/text']);
});

test('[BR45] tells a refused play from one that a pause cuts off', async () => {
  const { engine, video, load } = setUp();
  await load();
  video.refusal = { name: 'NotAllowedError' };
  await expect(engine.play()).rejects.toMatchObject({ code: 'media/play-refused' });
  video.refusal = { name: 'AbortError' };
  await engine.play();
  video.refusal = { name: 'NotSupportedError' };
  await expect(engine.play()).rejects.toMatchObject({ code: 'media/unsupported' });
});

test('[BR46] gives the decoder back once, by an element that loads nothing', async () => {
  const { engine, shaka, video } = setUp();
  await Promise.all([engine.dispose(), engine.dispose()]);
  expect([shaka.calls, video.calls]).toEqual([['destroy'], ['remove src', 'load']]);
});

test('[BR47] passes rate, volume and seeks on', async () => {
  const { engine, shaka, video, load } = setUp();
  engine.seek(50);
  expect(video.currentTime).toBe(0);
  await load();
  engine.seek(50);
  engine.setRate(2);
  engine.setRate(1);
  engine.setVolume(1.4, true);
  engine.pause();
  expect(shaka.calls).toContain('rate 2');
  expect([engine.observation.positionSeconds, video.volume, video.muted]).toEqual([50, 1, true]);
});

test('[BR51] gives the small pictures of what is loaded, and none where there are none or they fail', async () => {
  const { shaka, engine, load } = setUp();
  shaka.thumbnails = [
    {
      startTime: 4,
      duration: 4,
      uris: ['https://media.example/sheet.jpg'],
      positionX: 240,
      positionY: 0,
      width: 240,
      height: 135,
      imageWidth: 1200,
      imageHeight: 405,
    },
  ];
  expect(await engine.loadThumbnails()).toEqual([]);
  await load();
  expect(await engine.loadThumbnails()).toEqual([
    {
      startSeconds: 4,
      durationSeconds: 4,
      url: 'https://media.example/sheet.jpg',
      x: 240,
      y: 0,
      width: 240,
      height: 135,
      sheetWidth: 1200,
      sheetHeight: 405,
    },
  ]);
  shaka.thumbnails = undefined;
  expect(await engine.loadThumbnails()).toEqual([]);
});

import type { AppError } from '@fjernsyn/kernel';
import type { MediaObservation, MediaSource } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { createTestWindow } from '../../testing/test-window';
import { toMediaSurface } from '../engine/media-surface';
import { createNativeEngines } from './native-engines';

const film: MediaSource = {
  url: 'https://media.example/film.mp4',
  format: 'mp4',
  isLive: false,
  startSeconds: 0,
  subtitles: [],
};

interface Facts {
  duration: number;
  currentTime: number;
  error: { readonly code: number } | null;
  textTracks: { readonly kind: string; readonly language: string; readonly label: string; mode: string }[];
  audioTracks: { readonly language: string; readonly label: string; readonly kind: string; enabled: boolean }[];
}

/** An engine on a set's `<video>`, whose facts are in the test's hand. */
async function open(types: readonly string[] = ['video/mp4', 'application/dash+xml']) {
  const window = createTestWindow();
  const video = window.document.body.appendChild(window.document.createElement('video'));
  const calls: string[] = [];
  const facts: Facts = { duration: 100, currentTime: 0, error: null, textTracks: [], audioTracks: [] };
  for (const name of Object.keys(facts) as (keyof Facts)[]) {
    Object.defineProperty(video, name, {
      get: () => facts[name],
      set: (value: never) => {
        calls.push(`${name} ${value}`);
        facts[name] = value;
      },
    });
  }
  const ranges = { length: 1, start: () => 0, end: () => 90 };
  Object.assign(video, {
    canPlayType: (type: string) => (types.includes(type) ? 'maybe' : ''),
    load: () => calls.push(`load ${video.querySelector('source')?.getAttribute('type') ?? 'nothing'}`),
    play: async () => calls.push('play'),
    pause: () => calls.push('pause'),
  });
  for (const name of ['seekable', 'buffered']) Object.defineProperty(video, name, { get: () => ranges });
  const engine = await createNativeEngines().open(toMediaSurface(video), new AbortController().signal);
  const seen: MediaObservation[] = [];
  const errors: string[] = [];
  engine.subscribe(
    (observation) => seen.push(observation),
    ({ code }: AppError) => errors.push(code),
  );
  const tell = (type: string) => void video.dispatchEvent(new window.Event(type));
  const load = async (source: Partial<MediaSource> = {}) => {
    const loading = engine.load({ ...film, ...source });
    tell('loadedmetadata');
    await loading;
  };
  return { engine, video, facts, calls, seen, errors, tell, load };
}

test('[BR130] [P095] names the media with their type, and can what the element can', async () => {
  const { engine, calls, load, video } = await open();
  expect(engine.abilities).toMatchObject({ formats: ['mp4', 'dash'], live: 'seekable' });
  await load({ format: 'dash', url: 'https://media.example/film.mpd' });
  expect(calls).toEqual(['load application/dash+xml']);
  await load();
  expect(Array.from(video.querySelectorAll('source'), ({ src }) => src)).toEqual([film.url]);
  expect((await open(['video/mp4'])).engine.abilities.live).toBe('none');
});

test('[BR130] an element that plays nothing is no engine, and a format that it lacks is refused', async () => {
  await expect(open([])).rejects.toMatchObject({ code: 'media/engine-unavailable', facts: { why: 'no-format' } });
  const { engine } = await open();
  await expect(engine.load({ ...film, format: 'hls' })).rejects.toMatchObject({ code: 'media/unsupported' });
});

test('[BR131] begins where it is told, and seeks nothing from 0', async () => {
  const { calls, load } = await open();
  await load();
  expect(calls).toEqual(['load video/mp4']);
  await load({ startSeconds: 42 });
  expect(calls.slice(1)).toEqual(['load video/mp4', 'currentTime 42']);
});

test('[BR132] tells what the element shows, live where it has no end', async () => {
  const { engine, facts, seen, tell, load } = await open();
  await load();
  facts.currentTime = 5;
  tell('timeupdate');
  tell('timeupdate');
  expect(seen).toHaveLength(2);
  expect(engine.observation).toMatchObject({ positionSeconds: 5, durationSeconds: 100, bufferedAheadSeconds: 85 });
  facts.duration = Number.POSITIVE_INFINITY;
  tell('durationchange');
  expect(engine.observation).toMatchObject({ durationSeconds: 90, seekableSeconds: { start: 0, end: 90 } });
});

test('[BR133] a load that a later one or the end overtakes is superseded', async () => {
  const { engine, tell } = await open();
  const first = engine.load(film);
  const second = engine.load(film);
  await expect(first).rejects.toMatchObject({ code: 'media/superseded' });
  tell('loadedmetadata');
  await second;
  const third = engine.load(film);
  await engine.dispose();
  await expect(third).rejects.toMatchObject({ code: 'media/superseded' });
  await expect(engine.load(film)).rejects.toMatchObject({ code: 'media/superseded' });
});

test('[BR133] what is wrong with the media rejects the load, and is told after it', async () => {
  const { engine, errors, facts, tell, load, video } = await open();
  const refused = engine.load(film);
  video
    .querySelector('source')
    ?.dispatchEvent(new (video.ownerDocument.defaultView as Window & typeof globalThis).Event('error'));
  await expect(refused).rejects.toMatchObject({ code: 'media/unsupported' });
  await load();
  for (const code of [2, 3, 4]) {
    facts.error = { code };
    tell('error');
  }
  expect(errors).toEqual(['media/network', 'media/decode', 'media/unsupported']);
});

test('[BR134] [BR461] lists the tracks of the media and of the files beside them, and shows none before it is selected', async () => {
  const { engine, facts, load, video } = await open();
  facts.audioTracks = [
    { language: 'da', label: 'Dansk', kind: 'main', enabled: true },
    { language: 'da', label: 'Syn', kind: 'main-desc', enabled: false },
  ];
  facts.textTracks = [
    { kind: 'metadata', language: '', label: '', mode: 'hidden' },
    { kind: 'subtitles', language: 'da', label: 'DanishLanguageSubtitles', mode: 'showing' },
    { kind: 'captions', language: 'da', label: 'Dansk', mode: 'showing' },
  ];
  const danish = { language: 'da', kind: 'DanishLanguageSubtitles' };
  await load({
    subtitles: [
      { ...danish, url: 'https://media.example/da.vtt', format: 'vtt' },
      { ...danish, url: 'https://media.example/da.ttml', format: 'ttml' },
    ],
  });
  expect(Array.from(video.querySelectorAll('track'), ({ src }) => src)).toEqual(['https://media.example/da.vtt']);
  expect(video.querySelector('track')?.getAttribute('srclang')).toBe('da');
  expect(video.crossOrigin).toBe('anonymous');
  expect(engine.observation.tracks.map(({ id, isSelected, roles }) => [id, isSelected, roles])).toEqual([
    ['audio 0', true, ['main']],
    ['audio 1', false, ['description']],
    ['subtitle 0', false, []],
    ['subtitle 1', false, ['caption']],
  ]);
  engine.selectTrack('subtitle', 'subtitle 0');
  engine.selectTrack('audio', 'audio 1');
  engine.selectTrack('audio', null);
  engine.selectTrack('subtitle', 'unknown');
  const selected = () => engine.observation.tracks.filter(({ isSelected }) => isSelected).map(({ id }) => id);
  expect(selected()).toEqual(['audio 1', 'subtitle 0']);
  engine.selectTrack('subtitle', null);
  expect(selected()).toEqual(['audio 1']);
});

test('[BR134] [found-sub-02] a file of subtitles that cannot be had is told as that alone', async () => {
  const { errors, load, video } = await open();
  await load({ subtitles: [{ url: 'https://media.example/da.vtt', language: 'da', kind: 'da', format: 'vtt' }] });
  const { Event } = video.ownerDocument.defaultView as Window & typeof globalThis;
  video.querySelector('track')?.dispatchEvent(new Event('error'));
  expect(errors).toEqual(['media/text']);
});

test('[BR135] [P095] the end gives the decoder back, once, and tells nothing more', async () => {
  const { engine, calls, seen, tell, load, video } = await open();
  await load();
  await engine.play();
  await engine.dispose();
  await engine.dispose();
  tell('timeupdate');
  expect(calls.slice(1)).toEqual(['play', 'pause', 'load nothing']);
  expect(video.children).toHaveLength(0);
  expect(seen).toHaveLength(1);
  expect(await engine.loadThumbnails()).toEqual([]);
});

test('[BR467] audio changes where the element lists it, and nowhere else', async () => {
  expect((await open()).engine.abilities.audioSwitch).toBe('seamless');
  const { document } = createTestWindow();
  const video = Object.assign(document.createElement('video'), { canPlayType: () => 'maybe' });
  const engine = await createNativeEngines().open(toMediaSurface(video), new AbortController().signal);
  expect(engine.abilities.audioSwitch).toBe('none');
});

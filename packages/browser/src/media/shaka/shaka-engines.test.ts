import { createFakeClock, fakeDeviceInfo, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createFakeShaka, createFakeVideo } from '../../testing/fake-shaka';
import { toMediaSurface, toVideoElement } from '../engine/media-surface';
import * as adapter from './shaka-adapter';
import { createShakaEngines } from './shaka-engines';

/** A window whose scripts arrive when told to. */
function setUp(hasMediaSource = true, memory: 'low' | 'normal' = 'normal') {
  const shaka = createFakeShaka();
  const clock = createFakeClock();
  const scripts: (EventTarget & { src?: string; remove(): void })[] = [];
  const window = {
    ...(hasMediaSource ? { MediaSource: class {} } : {}),
    MutationObserver: class {
      observe(): void {}
    },
    document: {
      createElement: () => Object.assign(new EventTarget(), { remove: () => undefined }),
      head: { appendChild: (script: EventTarget & { remove(): void }) => scripts.push(script) },
    },
  };
  const engines = createShakaEngines({
    window: window as unknown as Window,
    clock,
    scriptUrl: './shaka.js',
    fullScriptUrl: './all.js',
    deviceClass: { ...fakeDeviceInfo.deviceClass, memory },
    loadAdapter: async () => adapter,
  });
  const end = async (type: 'load' | 'error', namespace: unknown = shaka.namespace): Promise<void> => {
    await settled();
    if (type === 'load') Object.assign(window, { shaka: namespace });
    scripts[scripts.length - 1]?.dispatchEvent(new Event(type));
  };
  return {
    engines,
    shaka,
    clock,
    scripts,
    end,
    open: (video = createFakeVideo(), signal = new AbortController().signal) =>
      engines.open(toMediaSurface(video), signal),
  };
}

test('[BR35] fetches the engine’s script on the first need, and once for all', async () => {
  const { engines, shaka, clock, scripts, end, open } = setUp();
  expect(scripts).toHaveLength(0);
  const waiting = [engines.prepare(), open(), open()];
  await end('load');
  expect(scripts.map(({ src }) => src)).toEqual(['./shaka.js']);
  await Promise.all(waiting);
  await open();
  expect([scripts.length, clock.pending]).toEqual([1, 0]);
  expect(shaka.calls.filter((call) => call === 'polyfill')).toHaveLength(1);
});

test('[BR36] [found-words-01] says engine-unreachable where the script does not come, and fetches it again', async () => {
  const { engines, clock, scripts, end, open } = setUp();
  const outcome = (why: string) =>
    expect(open()).rejects.toMatchObject({ code: 'media/engine-unreachable', facts: { why } });
  const unreachable = outcome('script-unreachable');
  await end('error');
  await unreachable;
  const late = outcome('script-timeout');
  await clock.advanceSettled(30_000);
  await late;
  const empty = outcome('script-without-engine');
  await end('load', null);
  await empty;
  const preparing = engines.prepare();
  await end('error');
  await preparing;
  const opening = open();
  await end('load');
  await opening;
  expect(scripts).toHaveLength(5);
});

test('[BR37] asks what the device can before it fetches anything', async () => {
  const { scripts, open } = setUp(false);
  await expect(open(createFakeVideo([]))).rejects.toMatchObject({
    code: 'media/engine-unavailable',
    facts: { why: 'no-format' },
  });
  expect(scripts).toHaveLength(0);
});

test.each([
  [true, ['video/mp4'], ['dash', 'hls', 'mp4'], 'seekable'],
  [false, ['video/mp4', 'application/vnd.apple.mpegurl'], ['hls', 'mp4'], 'seekable'],
  [false, ['video/mp4'], ['mp4'], 'none'],
] as const)('[BR37] knows its formats: media source %s, element %j', async (hasMediaSource, plays, formats, live) => {
  const { end, open } = setUp(hasMediaSource);
  const opening = open(createFakeVideo(plays));
  await end('load');
  expect((await opening).abilities).toMatchObject({ formats, live });
});

test('[BR38] hands a video through as a surface', () => {
  const video = createFakeVideo();
  expect(toVideoElement(toMediaSurface(video))).toBe(video);
});

test('[P063] [BR52] draws subtitles in the element around the video, where there is one', async () => {
  const { shaka, end, open } = setUp();
  const around = open(Object.assign(createFakeVideo(), { parentElement: { id: 'picture' } as HTMLElement }));
  await end('load');
  await around;
  await open();
  expect(shaka.calls.filter((call) => call !== 'polyfill')).toEqual(['subtitles in picture', 'attach', 'attach']);
});

test('[BR802] fetches all of Shaka for a stream that needs it, and plays on it from then on', async () => {
  const { shaka, scripts, end, open } = setUp();
  const source = { url: 'a.m3u8', format: 'hls', isLive: false, startSeconds: 0, subtitles: [] } as const;
  const opening = open();
  await end('load');
  const loading = (await opening).load(source);
  shaka.finishLoad({ severity: 2, category: 4, code: 4032, data: [] });
  const full = createFakeShaka();
  await end('load', full.namespace);
  await settled();
  full.finishLoad();
  await loading;
  await open();
  expect(scripts.map(({ src }) => src)).toEqual(['./shaka.js', './all.js']);
  expect(full.calls.filter((call) => call === 'attach')).toHaveLength(2);
});

test('[BR803] [BR806] loads ahead on the player of the next engine, but for a set that is short of memory', async () => {
  const source = { url: 'a.mpd', format: 'dash', isLive: false, startSeconds: 0, subtitles: [] } as const;
  const { engines, shaka, end, open } = setUp();
  engines.preload?.(source)();
  engines.preload?.(source);
  await end('load');
  await open();
  const calls = shaka.calls.filter((call) => call !== 'polyfill');
  expect(calls).toEqual(['ahead a.mpd null application/dash+xml', 'attach']);
  expect(setUp(true, 'low').engines.preload).toBeUndefined();
});

import type { PlayingNow } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { createMediaSessionDisplay } from './media-session-display';
import { createWindowNowPlaying } from './window-now-playing';

type Told = Parameters<typeof createMediaSessionDisplay>[0];

/** A window whose media session knows some actions. */
function setUp(known: readonly string[] = ['play', 'pause', 'seekbackward', 'seekforward', 'nexttrack', 'stop']) {
  const handlers = new Map<string, unknown>();
  const places: unknown[] = [];
  const described: unknown[] = [];
  const mediaSession = {
    metadata: undefined as unknown,
    playbackState: 'none',
    setActionHandler(action: string, handler: unknown) {
      if (!known.includes(action)) throw new TypeError(action);
      if (handler === null) handlers.delete(action);
      else handlers.set(action, handler);
    },
    setPositionState: (state?: unknown) => void places.push(state),
  };
  class MediaMetadata {
    constructor(init: unknown) {
      described.push(init);
    }
  }
  const window = { navigator: { mediaSession }, MediaMetadata } as unknown as Told & Window & typeof globalThis;
  return { window, mediaSession, handlers, places, described };
}

const film: PlayingNow = {
  title: 'Havgus',
  subtitle: 'Tågen letter',
  pictureUrl: 'https://images.example/12.jpg',
  isPlaying: true,
  positionSeconds: 60,
  durationSeconds: 600,
  actions: { play: () => undefined, pause: () => undefined },
};

test('[BR880] what plays is described once, with its place and the buttons that there are', () => {
  const { window, mediaSession, handlers, places, described } = setUp();
  const display = createMediaSessionDisplay(window);
  display.show(film);
  display.show({ ...film, isPlaying: false, positionSeconds: 70 });
  expect(described).toEqual([
    { title: 'Havgus', artist: 'Tågen letter', artwork: [{ src: 'https://images.example/12.jpg' }] },
  ]);
  expect(Array.from(handlers.keys())).toEqual(['play', 'pause']);
  expect(mediaSession.playbackState).toBe('paused');
  expect(places).toEqual([
    { duration: 600, position: 60 },
    { duration: 600, position: 70 },
  ]);
});

test('[BR880] what is live has no place, and what has no picture none', () => {
  const { window, places, described } = setUp();
  createMediaSessionDisplay(window).show({
    ...film,
    subtitle: undefined,
    pictureUrl: undefined,
    durationSeconds: undefined,
  });
  expect(described).toEqual([{ title: 'Havgus', artist: '', artwork: [] }]);
  expect(places).toEqual([undefined]);
});

test('[BR881] once nothing plays nothing is shown, and no button is left', () => {
  const { window, mediaSession, handlers } = setUp();
  const display = createMediaSessionDisplay(window);
  display.show(film);
  display.clear();
  expect([mediaSession.metadata, mediaSession.playbackState, handlers.size]).toEqual([null, 'none', 0]);
});

test('[BR881] a browser that knows no button of ours keeps the others', () => {
  const { window, handlers } = setUp(['play']);
  createMediaSessionDisplay(window).show(film);
  expect(Array.from(handlers.keys())).toEqual(['play']);
});

test('[BR882] a browser without a media session has none, and the display of another comes when it is wished', async () => {
  expect(createWindowNowPlaying({ navigator: {} } as Window & typeof globalThis)).toBeUndefined();
  const { window, mediaSession } = setUp();
  (await createWindowNowPlaying(window)?.open())?.show(film);
  expect(mediaSession.playbackState).toBe('playing');
});

import type { NowPlaying } from '@fjernsyn/platform';

/** Makes the {@link NowPlaying} of a window; undefined where the browser shows nothing of what plays. The display is fetched when something does. */
export function createWindowNowPlaying(window: Window & typeof globalThis): NowPlaying | undefined {
  if (!('mediaSession' in window.navigator)) return undefined;
  return {
    open: async () => (await import('./media-session-display')).createMediaSessionDisplay(window),
  };
}

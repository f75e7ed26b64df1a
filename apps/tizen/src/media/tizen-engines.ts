import { createBrowserEngines } from '@fjernsyn/browser';
import type { MediaEngines } from '@fjernsyn/platform';
import type { TizenWindow } from '../tizen-api';
import { createAvPlayEngines } from './av-play/av-play-engines';

/** Dependencies of {@link createTizenEngines}: those of a browser's engines, on a Samsung set. */
export type TizenEnginesDeps = Omit<Parameters<typeof createBrowserEngines>[0], 'window'> & {
  readonly window: Window & typeof globalThis & TizenWindow;
};

/** Makes the engines of a Samsung set: those of its browser, but its own AVPlay where a script cannot feed the browser media. */
export function createTizenEngines(deps: TizenEnginesDeps): MediaEngines {
  const { window, captions } = deps;
  const avPlay = window.webapis?.avplay;
  const canBeFed = 'MediaSource' in window || 'ManagedMediaSource' in window;
  return canBeFed || !avPlay ? createBrowserEngines(deps) : createAvPlayEngines(avPlay, captions);
}

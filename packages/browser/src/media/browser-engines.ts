import type { MediaEngines } from '@fjernsyn/platform';
import { createNativeEngines } from './native/native-engines';
import { createShakaEngines, type ShakaEnginesDeps } from './shaka/shaka-engines';

/** Makes the engines of a browser: Shaka where a script can feed it media, else its own `<video>`. */
export function createBrowserEngines(deps: ShakaEnginesDeps): MediaEngines {
  const canBeFed = 'MediaSource' in deps.window || 'ManagedMediaSource' in deps.window;
  return canBeFed ? createShakaEngines(deps) : createNativeEngines();
}

import { fetchAdapter } from '@fjernsyn/browser';
import type { Clock, MediaEngine, MediaEngines, MediaSurface } from '@fjernsyn/platform';

/** What plays on a set without Media Source Extensions: its `<video>`, or its A/V control object. */
export type NativeBackend = 'video' | 'av-object';

/** Makes the engines of a set that fetches media by itself; their code is fetched on the first opening. */
export function createNativeEngines(backend: NativeBackend, clock: Clock): MediaEngines {
  const load = async (): Promise<(surface: MediaSurface) => Promise<MediaEngine>> => {
    if (backend === 'video') return (await fetchAdapter(() => import('./native/open-native'))).openNative;
    const { openAvObject } = await fetchAdapter(() => import('./av-object/open-av-object'));
    return (surface) => openAvObject(clock, surface);
  };
  return {
    open: async (surface) => (await load())(surface),
    prepare: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
  };
}

import type { MediaEngines } from '@fjernsyn/platform';
import { fetchAdapter } from '../engine/fetch-adapter';

/** Makes the engines of a browser that fetches media by itself, on its `<video>`; their code is fetched on the first opening. */
export function createNativeEngines(): MediaEngines {
  const load = () => fetchAdapter(() => import('./open-native'));
  return {
    open: async (surface) => (await load()).openNative(surface),
    prepare: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
  };
}

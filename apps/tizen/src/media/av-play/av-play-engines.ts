import { fetchAdapter } from '@fjernsyn/browser';
import type { DeviceInfo, MediaEngines } from '@fjernsyn/platform';
import type { AvPlay } from './av-play';

/** Makes the engines of a set that plays by its AVPlay; their code is fetched on the first opening. */
export function createAvPlayEngines(avPlay: AvPlay, captions?: DeviceInfo['captions']): MediaEngines {
  const load = () => fetchAdapter(() => import('./open-av-play'));
  return {
    open: async (surface) => (await load()).openAvPlay(avPlay, surface, captions),
    prepare: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
  };
}

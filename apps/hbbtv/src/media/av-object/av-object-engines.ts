import { fetchAdapter } from '@fjernsyn/browser';
import type { Clock, MediaEngines } from '@fjernsyn/platform';

/** Makes the engines of a set that plays by its A/V control object; their code is fetched on the first opening. */
export function createAvObjectEngines(clock: Clock): MediaEngines {
  const load = () => fetchAdapter(() => import('./open-av-object'));
  return {
    open: async (surface) => (await load()).openAvObject(clock, surface),
    prepare: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
  };
}

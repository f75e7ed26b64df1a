import { createObservable } from '@fjernsyn/kernel';
import type { Cast, CastState, Clock, KeyValueStore, MediaEngines } from '@fjernsyn/platform';
import { fetchAdapter } from '../media/engine/fetch-adapter';
import { castKey } from './cast-key';
import type { PageCast } from './page-cast';

/** Dependencies of {@link createCast}. */
export interface CastDeps {
  readonly window: Window;
  readonly clock: Clock;
  readonly visitStore: Pick<KeyValueStore, 'read' | 'write' | 'remove'>;
  /** Names the broadcaster's receiver at Google. */
  readonly applicationId: string;
  /** The engines of the page itself. */
  readonly engines: MediaEngines;
}

/** What a page that can cast has. */
export interface CastPorts {
  readonly cast: Cast;
  /** Engines that play in the page, or on the set that is connected. */
  readonly mediaEngines: MediaEngines;
}

/** Makes the casting of a page, whose code comes with the first engine; undefined where the browser knows no sets. */
export function createCast(deps: CastDeps): CastPorts | undefined {
  const { window, visitStore, engines } = deps;
  if (!('chrome' in window && 'PresentationRequest' in window)) return undefined;
  const wasConnected = visitStore.read(castKey) !== undefined;
  const status = wasConnected ? 'connecting' : 'disconnected';
  const state = createObservable<CastState>({ status, deviceName: undefined, item: undefined });
  let made: PageCast | undefined;
  const load = async (): Promise<PageCast> => {
    const { createPageCast } = await fetchAdapter(() => import('./page-cast'));
    made ??= createPageCast(deps, state, wasConnected);
    return made;
  };
  return {
    cast: {
      state,
      connect: async () => (await load()).connect(),
      disconnect: () =>
        void load().then(
          (cast) => cast.disconnect(),
          () => undefined,
        ),
      describe: (item) =>
        void load().then(
          (cast) => cast.describe(item),
          () => undefined,
        ),
    },
    mediaEngines: {
      ...engines,
      prepare: async () => void (await Promise.all([engines.prepare(), load().catch(() => undefined)])),
      open: async (surface, signal) => (await load()).open(surface, signal),
    },
  };
}

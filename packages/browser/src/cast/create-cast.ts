import { AppError, createObservable } from '@fjernsyn/kernel';
import {
  type Cast,
  type CastItem,
  type CastState,
  type Clock,
  castErrors,
  type KeyValueStore,
  type MediaEngines,
} from '@fjernsyn/platform';
import { fetchAdapter } from '../media/engine/fetch-adapter';
import type { CastSession, CastSessionDeps } from './cast-session';
import type { SenderWindow } from './sender-namespace';

/** Where it is kept, for the visit, that a set is connected. */
export const castKey = 'fjernsyn.cast';

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

const idle: CastState = { status: 'disconnected', deviceName: undefined, item: undefined };

const loadSwitching = () => import('./switching-engine');

/**
 * Makes the casting of a page; undefined where the browser knows no sets. The sender is fetched when the viewer asks for sets, or where one was
 * connected when the page was loaded anew and something is to be played.
 */
export function createCast(deps: CastDeps): CastPorts | undefined {
  const { window, visitStore, engines } = deps;
  if (!('chrome' in window && 'PresentationRequest' in window)) return undefined;
  const wasConnected = visitStore.read(castKey) !== undefined;
  const state = createObservable<CastState>(wasConnected ? { ...idle, status: 'connecting' } : idle);
  let described: CastItem | undefined;
  let opening: Promise<CastSession> | undefined;

  const open = (): Promise<CastSession> => {
    opening ??= openSession({ ...deps, state, wasConnected, described: () => described }).catch((thrown: unknown) => {
      opening = undefined;
      state.set(idle);
      throw thrown;
    });
    return opening;
  };
  const rejoin = async (): Promise<void> => {
    if (opening || wasConnected) await (await open()).whenRejoined();
  };
  state.subscribe(() => {
    const { status } = state.get();
    if (status === 'connected') visitStore.write(castKey, 'on');
    else if (status !== 'connecting') visitStore.remove(castKey);
  });

  return {
    cast: {
      state,
      connect: async () => (await open()).connect(),
      disconnect() {
        if (!opening && !wasConnected) return;
        void rejoin()
          .then(open)
          .then(
            (session) => session.disconnect(),
            () => undefined,
          );
      },
      describe(item) {
        described = item;
      },
    },
    mediaEngines: {
      ...engines,
      async prepare() {
        await Promise.all([engines.prepare(), loadSwitching().catch(() => undefined)]);
      },
      async open(surface, signal) {
        const [{ openSwitchingEngine }] = await Promise.all([
          fetchAdapter(loadSwitching),
          rejoin().catch(() => undefined),
        ]);
        let isFirst = true;
        return openSwitchingEngine({
          state,
          openEngine: async (isCast) => {
            if (isCast) return (await open()).openEngine();
            const ends = isFirst ? signal : new AbortController().signal;
            isFirst = false;
            return engines.open(surface, ends);
          },
        });
      },
    },
  };
}

async function openSession(deps: Omit<CastSessionDeps, 'window'> & Pick<CastDeps, 'window'>): Promise<CastSession> {
  const { openCastSession } = await import('./cast-session').catch((cause: unknown) => {
    throw new AppError(castErrors.unreachable, { facts: { why: 'code-unreachable' }, cause });
  });
  return openCastSession({ ...deps, window: deps.window as SenderWindow });
}

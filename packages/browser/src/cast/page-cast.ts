import { AppError, type Observable } from '@fjernsyn/kernel';
import { type Cast, type CastItem, type CastState, castErrors, type MediaEngines } from '@fjernsyn/platform';
import { castKey } from './cast-key';
import type { CastSession, CastSessionDeps } from './cast-session';
import type { CastDeps } from './create-cast';
import type { SenderWindow } from './sender-namespace';
import { openSwitchingEngine } from './switching-engine';

/** The casting of a page once something is played or asked of it. */
export interface PageCast extends Omit<Cast, 'state'> {
  readonly open: MediaEngines['open'];
}

const idle: CastState = { status: 'disconnected', deviceName: undefined, item: undefined };

/** Makes the {@link PageCast}; the sender is fetched when the viewer asks for sets, or where `wasConnected` says that one is to be rejoined. */
export function createPageCast(deps: CastDeps, state: Observable<CastState>, wasConnected: boolean): PageCast {
  const { visitStore, engines } = deps;
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
    async open(surface, signal) {
      await rejoin().catch(() => undefined);
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
  };
}

async function openSession(deps: Omit<CastSessionDeps, 'window'> & Pick<CastDeps, 'window'>): Promise<CastSession> {
  const { openCastSession } = await import('./cast-session').catch((cause: unknown) => {
    throw new AppError(castErrors.unreachable, { facts: { why: 'code-unreachable' }, cause });
  });
  return openCastSession({ ...deps, window: deps.window as SenderWindow });
}

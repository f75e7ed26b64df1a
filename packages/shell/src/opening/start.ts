import type { ServiceConfig } from '@fjernsyn/contracts';
import { type AppError, createObservable, type Observed, toAppError, type Unsubscribe } from '@fjernsyn/kernel';
import { shellErrors } from '../errors';
import type { Places } from '../navigation/places';
import type { LateSearch } from '../search/search-view';
import type { Playing } from '../watch/playing';
import type { LateActivity } from './late-activity';

/** What is there only while the application is open. */
export interface Opened {
  readonly places: Places;
  readonly playing: Playing;
  readonly search: LateSearch;
  readonly activity: LateActivity;
  readonly stop: Unsubscribe;
}

/** How far the application has come: it opens, perhaps after a failure, it is open, or it could not be opened and says why. */
export type StartState =
  | { readonly phase: 'opening'; readonly error?: AppError }
  | ({ readonly phase: 'open'; readonly config: ServiceConfig } & Opened)
  | { readonly phase: 'failed'; readonly error: AppError };

/** The opening of the application. */
export interface Start {
  readonly state: Observed<StartState>;
  /** Opens, or tries again after a failure, giving up another try that still waits; does nothing while it first opens or is open. */
  open(): void;
  /** What is there while it is open; undefined before. */
  opened(): Opened | undefined;
  /** Takes a newer configuration of the service while it is open. */
  renew(config: ServiceConfig): void;
}

/**
 * Makes the {@link Start}. `loadConfig` asks the service for its configuration (C7 `/config`); `onOpen` runs once and makes what
 * is there from then on.
 */
export function createStart(deps: {
  readonly loadConfig: (signal: AbortSignal) => Promise<ServiceConfig>;
  readonly onOpen: (config: ServiceConfig) => Opened;
}): Start {
  const state = createObservable<StartState>({ phase: 'opening' });
  let waiting: AbortController | undefined;

  const run = async ({ signal }: AbortController): Promise<void> => {
    try {
      const config = await deps.loadConfig(signal);
      if (signal.aborted) return;
      const opened = deps.onOpen(config);
      state.set({ ...opened, phase: 'open', config });
    } catch (thrown) {
      if (!signal.aborted) state.set({ phase: 'failed', error: toAppError(thrown, shellErrors.unexpected) });
    }
  };

  return {
    state,
    open() {
      const before = state.get();
      if (before.phase === 'open' || (waiting && !before.error)) return;
      waiting?.abort();
      waiting = new AbortController();
      if (before.phase === 'failed') state.set({ phase: 'opening', error: before.error });
      void run(waiting);
    },
    opened() {
      const now = state.get();
      return now.phase === 'open' ? now : undefined;
    },
    renew(config) {
      const now = state.get();
      if (now.phase !== 'open') return;
      now.places.renew(config);
      state.set({ ...now, config });
    },
  };
}

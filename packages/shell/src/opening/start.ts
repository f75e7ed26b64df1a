import type { ServiceConfig } from '@fjernsyn/contracts';
import { type AppError, createObservable, type Observed, toAppError } from '@fjernsyn/kernel';
import { shellErrors } from '../errors';

/** How far the application has come: it opens, perhaps after a failure, it is open, or it could not be opened and says why. */
export type StartState =
  | { readonly phase: 'opening'; readonly error?: AppError }
  | { readonly phase: 'open'; readonly config: ServiceConfig }
  | { readonly phase: 'failed'; readonly error: AppError };

/** The opening of the application. */
export interface Start {
  readonly state: Observed<StartState>;
  /** Opens, or tries again after a failure, giving up another try that still waits; does nothing while it first opens or is open. */
  open(): void;
  /** Takes a newer configuration while it is open. */
  renew(config: ServiceConfig): void;
}

/**
 * Makes the {@link Start}. `loadConfig` asks the service for its configuration (C7 `/config`); `onOpen` runs once, before anybody hears that
 * the application is open, so that what it makes is there.
 */
export function createStart(deps: {
  readonly loadConfig: (signal: AbortSignal) => Promise<ServiceConfig>;
  readonly onOpen: (config: ServiceConfig) => void;
}): Start {
  const state = createObservable<StartState>({ phase: 'opening' });
  let waiting: AbortController | undefined;

  const run = async ({ signal }: AbortController): Promise<void> => {
    try {
      const config = await deps.loadConfig(signal);
      if (signal.aborted) return;
      deps.onOpen(config);
      state.set({ phase: 'open', config });
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
    renew(config) {
      if (state.get().phase === 'open') state.set({ phase: 'open', config });
    },
  };
}

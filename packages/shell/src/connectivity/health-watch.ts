import { createObservable, type DurationMs, durationsMs, type Observed, type Unsubscribe } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';

/** Whether the service says that it is there (C4.54: a check that fails says yes). */
export interface Health {
  readonly isAvailable: boolean;
}

/** What {@link createHealthWatch} stands on. */
export interface HealthWatchDeps {
  readonly clock: Clock;
  /** Asks the service; never rejects because it fails (C4.54). */
  readonly ping: () => Promise<{ readonly isAvailable: boolean; readonly nextPingMs?: DurationMs | undefined }>;
}

/** Asks the service how it is, at the pace it names (C7.48). */
export interface HealthWatch {
  readonly state: Observed<Health>;
  /** Asks at once, and from then on; the answer. */
  check(): Promise<Health>;
  /** Asks no more until the next check, as while the application is left. */
  rest(): void;
}

/** The pace where the service names none, while it is there and while it is not, and the quickest it may name. */
const healthDefaults = {
  pingMs: 5 * durationsMs.minute,
  downPingMs: 30 * durationsMs.second,
  shortestMs: 5 * durationsMs.second,
} as const;

const available: Health = { isAvailable: true };

/** Makes the {@link HealthWatch}; nothing is asked before its first check. */
export function createHealthWatch({ clock, ping }: HealthWatchDeps): HealthWatch {
  const state = createObservable<Health>(available);
  let stopWait: Unsubscribe = () => undefined;
  let isResting = true;

  const check = async (): Promise<Health> => {
    stopWait();
    isResting = false;
    const { isAvailable, nextPingMs } = await ping().catch(() => ({
      ...available,
      nextPingMs: undefined,
    }));
    if (state.get().isAvailable !== isAvailable) state.set({ isAvailable });
    stopWait();
    const ownMs = isAvailable ? healthDefaults.pingMs : healthDefaults.downPingMs;
    const waitMs = Math.max(nextPingMs ?? ownMs, healthDefaults.shortestMs);
    if (!isResting) stopWait = clock.after(waitMs, () => void check());
    return state.get();
  };

  return {
    state,
    check,
    rest() {
      isResting = true;
      stopWait();
    },
  };
}

import { createObservable, type Observable } from '@fjernsyn/kernel';
import type { Cast, CastItem, CastOutcome, CastState } from '../device/cast';

/** A set to cast to, in a test's hand. */
export interface FakeCast extends Cast {
  readonly state: Observable<CastState>;
  /** What it was told, and when it was asked to `connect` and `disconnect`. */
  readonly calls: string[];
  readonly described: CastItem[];
  /** What the next `connect` ends with; a set called `Stue` is connected by itself. */
  outcome: () => Promise<CastOutcome>;
}

const idle: CastState = { status: 'disconnected', deviceName: undefined, item: undefined };

/** Makes a {@link FakeCast} that is not connected. */
export function createFakeCast(): FakeCast {
  const state = createObservable(idle);
  const calls: string[] = [];
  const described: CastItem[] = [];
  const connected = async (): Promise<CastOutcome> => {
    state.set({ status: 'connected', deviceName: 'Stue', item: described[described.length - 1] });
    return 'connected';
  };
  return {
    state,
    calls,
    described,
    outcome: connected,
    connect() {
      calls.push('connect');
      const asked = this.outcome;
      this.outcome = connected;
      return asked();
    },
    disconnect() {
      calls.push('disconnect');
      state.set(idle);
    },
    describe: (item) => void described.push(item),
  };
}

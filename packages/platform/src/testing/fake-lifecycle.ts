import { createEmitter } from '@fjernsyn/kernel';
import type { Lifecycle, LifecycleEvent, LifecycleState } from '../device/lifecycle';

/** A lifecycle that a test can turn. */
export interface FakeLifecycle extends Lifecycle {
  readonly exitCount: number;
  readonly reloadCount: number;
  /** Where the application was left for. */
  readonly outside: readonly string[];
  send(event: LifecycleEvent): void;
}

/** Makes a {@link FakeLifecycle} of an application that is active. */
export function createFakeLifecycle(exitStyle: Lifecycle['exitStyle'] = 'ask', stopsMedia = true): FakeLifecycle {
  const events = createEmitter<LifecycleEvent>();
  let state: LifecycleState = 'active';
  let exitCount = 0;
  let reloadCount = 0;
  const outside: string[] = [];
  return {
    get state() {
      return state;
    },
    get exitCount() {
      return exitCount;
    },
    get reloadCount() {
      return reloadCount;
    },
    exitStyle,
    stopsMedia,
    outside,
    leaveFor: (url) => void outside.push(url),
    reload() {
      reloadCount++;
    },
    exit() {
      if (exitStyle !== 'none') exitCount++;
    },
    subscribe: events.subscribe,
    send(event) {
      state = event.type === 'suspended' ? 'suspended' : event.type === 'resumed' ? 'active' : state;
      events.emit(event);
    },
  };
}

import { createEmitter, type Observed, type Unsubscribe } from '@fjernsyn/kernel';
import type { Health } from './health-watch';

/** Why what has failed is asked for again: the service is reached or back, or the viewer wishes it. */
export type RecoveryReason = 'reached' | 'wished';

/** The one place that says when what has failed is asked for again: the start, what is read, and what plays. */
export interface Recovery {
  subscribe(listener: (reason: RecoveryReason) => void): Unsubscribe;
  /** Tells the listeners because the viewer has asked for it. */
  wish(): void;
  readonly stop: Unsubscribe;
}

/** Dependencies of {@link createRecovery}. */
export interface RecoveryDeps {
  readonly online: Observed<boolean>;
  readonly health: Observed<Health>;
}

/** Makes the {@link Recovery}: it tells when the service is reached again, and when it says again that it is there. */
export function createRecovery({ online, health }: RecoveryDeps): Recovery {
  const recoveries = createEmitter<RecoveryReason>();
  const ends = [
    online.subscribe(() => online.get() && recoveries.emit('reached')),
    health.subscribe(() => health.get().isAvailable && recoveries.emit('reached')),
  ];
  return {
    subscribe: recoveries.subscribe,
    wish: () => recoveries.emit('wished'),
    stop() {
      for (const end of ends) end();
    },
  };
}

import type { Unsubscribe } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import { createHealthWatch, type HealthWatch, type HealthWatchDeps } from './health-watch';
import { createModals, type Modals } from './modals';
import { createOverlays, type OverlayAction, type Overlays } from './overlays';
import { createPrompts, type Prompts } from './prompts';
import { createReach, type Reach } from './reach';
import { watchTroubles } from './troubles';

/** What {@link createFrame} stands on. */
export interface FrameDeps {
  readonly ports: Pick<Ports, 'clock' | 'connectivity' | 'http' | 'lifecycle' | 'telemetry'>;
  /** The service's health call, over the transport of {@link Frame.reach}. */
  readonly ping: HealthWatchDeps['ping'];
  readonly isWatching: () => boolean;
  readonly goBack: () => void;
  /** Asks again for what has failed. */
  readonly recover: () => void;
}

/** What stands around the screens: dialogs, prompts and notices, and the troubles that bring them (S2, S4 "Dialogs"). */
export interface Frame {
  readonly modals: Modals;
  readonly prompts: Prompts;
  readonly overlays: Overlays;
  readonly reach: Reach;
  readonly health: HealthWatch;
  /** Back where nothing lies behind: asks, leaves it to the set, or answers false where the application cannot be left. */
  askToLeave(): boolean;
  readonly stop: Unsubscribe;
}

/** Makes the {@link Frame}. */
export function createFrame({ ports, ping, isWatching, goBack, recover }: FrameDeps): Frame {
  const { clock, telemetry, lifecycle } = ports;
  const modals = createModals(clock);
  const prompts = createPrompts();
  const health = createHealthWatch({ clock, ping });
  const reach = createReach({ ...ports, ping });

  const runs: Readonly<Record<OverlayAction, () => void>> = {
    // What the service's return does not heal a fresh page may (S4.64).
    ok: () => void health.check().then(({ isAvailable }) => isAvailable || lifecycle.reload()),
    back: goBack,
    stay: () => undefined,
    leave: lifecycle.exit,
  };
  const overlays = createOverlays({ modals, prompts, telemetry, run: (action) => runs[action]() });

  const stopTroubles = watchTroubles({ modals, reach, health, isWatching, recover });
  const stopLifecycle = lifecycle.subscribe(({ type }) => {
    if (type === 'suspended') {
      reach.rest();
      health.rest();
    }
    if (type === 'resumed') void health.check();
  });

  return {
    ...{ modals, prompts, overlays, reach, health },
    askToLeave() {
      if (lifecycle.exitStyle === 'none') return false;
      if (lifecycle.exitStyle === 'system') lifecycle.exit();
      else prompts.replace({ id: 'close_app_confirmation', kind: 'close_app_confirmation' });
      return true;
    },
    stop() {
      stopTroubles();
      stopLifecycle();
      reach.stop();
      health.rest();
    },
  };
}

import type { RemoteKey, Unsubscribe } from '@fjernsyn/kernel';
import type { Ports, TelemetryEvent } from '@fjernsyn/platform';
import { deviceIdOf } from '@fjernsyn/session';
import { createFreshStart, type FreshStart } from './fresh-start';

/** Where a developer keeps what is to be drawn over the page: `focus` draws the focus tree. */
const debugKey = 'fjernsyn.debug';

/** What support, and who develops, may ask of a set. */
export interface Support {
  /** Names the set to support; says nothing of its owner. */
  deviceId(): string;
  /** Whether what is stored outlives the application. */
  readonly isStoreDurable: boolean;
  /** The last events, oldest first. */
  events(): readonly TelemetryEvent[];
  /** What a developer wants drawn over the page; undefined for nothing. */
  debugged(): string | undefined;
  /** Emits that a screen of support is shown; the returned function emits that it is closed. */
  shown(kind: string): Unsubscribe;
  /** Hears each press of the remote, as what the set takes it to be. */
  hear(listener: (key: RemoteKey) => void): Unsubscribe;
  /** Begins anew with a fresh page. */
  reload(): void;
  /** Hears of what could not be shown, and begins anew where nothing else helps. */
  heal: FreshStart['heal'];
}

type SupportPorts = Pick<Ports, 'lifecycle' | 'random' | 'remote' | 'store' | 'telemetry'> &
  Parameters<typeof createFreshStart>[0];

/** Makes the {@link Support} of an application. */
export function createSupport(ports: SupportPorts): Support {
  const { lifecycle, remote, store, telemetry } = ports;
  return {
    deviceId: () => deviceIdOf(ports),
    isStoreDurable: store.isDurable,
    events: () => telemetry.events,
    debugged: () => store.read(debugKey),
    shown(kind) {
      telemetry.emit({ type: 'modal-shown', kind });
      return () => telemetry.emit({ type: 'modal-closed', kind });
    },
    hear: (listener) =>
      remote.subscribe((event) => {
        if (event.type === 'press') listener(event.key);
        return false;
      }),
    reload: lifecycle.reload,
    heal: createFreshStart(ports).heal,
  };
}

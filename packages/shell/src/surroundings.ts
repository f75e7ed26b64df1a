import type { Unsubscribe } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import { type Connectivity, type ConnectivityDeps, createConnectivity } from './connectivity/connectivity';
import { watchOutages } from './connectivity/outages';
import { askForHelp } from './overlays/ask-for-help';
import { askToLeave } from './overlays/ask-to-leave';
import type { Notices } from './overlays/notices';
import type { DialogCommand, HelpKind } from './overlays/overlay';
import type { HelpText } from './overlays/overlay-payloads';
import { createOverlays, type Overlays } from './overlays/overlays';

/** Dependencies of {@link createSurroundings}. */
export interface SurroundingsDeps extends Pick<ConnectivityDeps, 'ping' | 'place'> {
  readonly ports: ConnectivityDeps['ports'] & Pick<Ports, 'store'>;
  /** Whether something is watched that has not failed. */
  readonly isWatching: () => boolean;
  readonly isAbroad: () => Promise<boolean>;
  /** Whether the session says already that the set is abroad. */
  readonly isKnownAbroad: () => boolean;
  /** Looks a page of help up. */
  readonly loadHelp: (kind: HelpKind) => Promise<HelpText | undefined>;
  readonly goBack: () => void;
}

/** What stands over the screens, as the viewer meets it (S2, S4). */
export interface OverlayView {
  /** Dialogs, prompts and notices, and the one that is visible. */
  readonly overlays: Overlays;
  /** Shows a page of help over what the viewer sees, until that is over; nothing comes where it is not found, or too late (S8.22). */
  askForHelp(kind: HelpKind, until?: Promise<unknown>): void;
}

/** Overlays and connectivity: dialogs, prompts and notices, and the outages that open and close them. */
export interface Surroundings {
  readonly view: OverlayView;
  readonly connectivity: Connectivity;
  /** Says once that the set stores nothing (reading "Storage missing"), and once that it is abroad, as soon as either is known. */
  checkDevice(): void;
  /** Something does not play: asks whether the network is there, and where the set is. */
  askWhy(): void;
  /** Back where nothing lies behind: asks, leaves it to the set, or answers false where the application cannot be left. */
  askToLeave(): boolean;
  readonly stop: Unsubscribe;
}

/** Makes the {@link Surroundings}. */
export function createSurroundings(deps: SurroundingsDeps): Surroundings {
  const { ports, ping, isWatching, place, isAbroad, goBack } = deps;
  const { clock, telemetry, lifecycle } = ports;
  const overlays: Overlays = createOverlays({ clock, telemetry, run: (command) => commands[command]() });
  const { dialogs, notices, prompts } = overlays;
  const connectivity = createConnectivity({ ports, ping, place, onTimeout: () => dialogs.show({ kind: 'timeout' }) });
  const commands: Readonly<Record<DialogCommand, () => void>> = {
    // What the service's return does not heal a fresh page may (S4.64).
    recheck: () => void connectivity.checkHealth().then(({ isAvailable }) => isAvailable || lifecycle.reload()),
    back: goBack,
    retry() {
      connectivity.checkReachability();
      connectivity.recovery.wish();
    },
    close: () => undefined,
    leave: () => (lifecycle.exitStyle === 'none' ? goBack() : lifecycle.exit()),
  };
  const checkStore = createCheck(notices, () => !ports.store.isDurable, 'not-kept');
  const checkPlace = createCheck(notices, deps.isKnownAbroad, 'abroad');
  const stopOutages = watchOutages({ overlays, connectivity, isWatching });
  return {
    view: {
      overlays,
      askForHelp: (kind, until) => void askForHelp({ prompts, place, loadHelp: deps.loadHelp }, kind, until),
    },
    connectivity,
    checkDevice() {
      checkStore();
      checkPlace();
    },
    askWhy() {
      connectivity.checkReachability();
      void isAbroad().then((isFar) => isFar && dialogs.show({ kind: 'abroad' }));
    },
    askToLeave: () => askToLeave({ lifecycle, prompts }),
    stop() {
      stopOutages();
      connectivity.stop();
    },
  };
}

/** Says something once, as soon as it is so, and not over another notice. */
function createCheck(notices: Notices, isSo: () => boolean, kind: 'not-kept' | 'abroad'): () => void {
  let isSaid = false;
  return () => {
    if (isSaid || !isSo() || notices.current.get()) return;
    isSaid = true;
    notices.show({ kind });
  };
}

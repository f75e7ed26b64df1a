import type { Observed, Unsubscribe } from '@fjernsyn/kernel';
import type { HttpTransport, Ports, Telemetry } from '@fjernsyn/platform';
import { createHealthWatch, type Health, type HealthWatchDeps } from './connectivity/health-watch';
import { watchOutages } from './connectivity/outages';
import { createReachability } from './connectivity/reachability';
import { createSystemErrors, type SystemErrors } from './connectivity/system-errors';
import { watchTimeouts } from './connectivity/timeouts';
import { askForHelp } from './overlays/ask-for-help';
import { askToLeave } from './overlays/ask-to-leave';
import type { DialogCommand, HelpKind } from './overlays/overlay';
import type { HelpText } from './overlays/overlay-payloads';
import { createOverlays, type Overlays } from './overlays/overlays';

/** What {@link createFrame} stands on. */
export interface FrameDeps {
  readonly ports: Pick<Ports, 'clock' | 'connectivity' | 'http' | 'lifecycle' | 'store' | 'telemetry' | 'uncaught'>;
  /** The service's health call, over {@link Frame.http}. */
  readonly ping: HealthWatchDeps['ping'];
  /** Whether something is watched that has not failed. */
  readonly isWatching: () => boolean;
  /** Something that is another where the viewer is elsewhere. */
  readonly place: () => unknown;
  readonly isAbroad: () => Promise<boolean>;
  /** Looks a page of help up. */
  readonly loadHelp: (kind: HelpKind) => Promise<HelpText | undefined>;
  readonly goBack: () => void;
  /** Asks again for what has failed. */
  readonly recover: () => void;
}

/** What the application shows of its {@link Frame}. */
export interface FrameView {
  /** Dialogs, prompts and notices, and the one that is seen. */
  readonly overlays: Overlays;
  /** Whether the service can be reached, by what calls tell. */
  readonly online: Observed<boolean>;
  /** Whether the service says that it is there. */
  readonly health: Observed<Health>;
  /** What went wrong last. */
  readonly errors: Pick<SystemErrors, 'last' | 'record'>;
  /** Shows a page of help over what the viewer sees; nothing comes where it is not found, or too late (S8.22). */
  askForHelp(kind: HelpKind): void;
}

/** What stands around the screens: dialogs, prompts and notices, and the troubles that bring them (S2, S4 "Dialogs"). */
export interface Frame {
  readonly view: FrameView;
  /** The transport for api: watched, as are its errors. */
  readonly http: HttpTransport;
  /** The telemetry for api, whose failures are noted on their way. */
  readonly telemetry: Telemetry;
  /** Asks the service how it is, and from then on. */
  checkHealth(): Promise<Health>;
  /** Says once that the set keeps nothing, where it does not (decisions "Storage missing"). */
  checkStore(): void;
  /** Something does not play: asks whether the network is there, and where the set is. */
  askWhy(): void;
  /** Back where nothing lies behind: asks, leaves it to the set, or answers false where the application cannot be left. */
  askToLeave(): boolean;
  readonly stop: Unsubscribe;
}

/** Makes the {@link Frame}. */
export function createFrame(deps: FrameDeps): Frame {
  const { ports, ping, isWatching, place, isAbroad, goBack, recover } = deps;
  const { clock, telemetry, lifecycle, store } = ports;
  const overlays: Overlays = createOverlays({ clock, telemetry, run: (command) => commands[command]() });
  const { dialogs, notices, prompts } = overlays;
  const health = createHealthWatch({ clock, ping });
  const reachability = createReachability({ ...ports, ping });
  const errors = createSystemErrors(ports);
  const http = watchTimeouts({
    ...{ http: reachability.http, clock, place },
    onTimeout: () => dialogs.show({ kind: 'timeout' }),
  });
  let isStoreTold = false;

  const commands: Readonly<Record<DialogCommand, () => void>> = {
    // What the service's return does not heal a fresh page may (S4.64).
    recheck: () => void health.check().then(({ isAvailable }) => isAvailable || lifecycle.reload()),
    back: goBack,
    retry: recover,
    close: () => undefined,
    leave: () => (lifecycle.exitStyle === 'none' ? goBack() : lifecycle.exit()),
  };

  const stopOutages = watchOutages({ overlays, reachability, health, isWatching, recover });
  const stopLifecycle = lifecycle.subscribe(({ type }) => {
    if (type === 'suspended') {
      reachability.rest();
      health.rest();
    }
    if (type === 'resumed') void health.check();
  });

  return {
    view: {
      overlays,
      errors,
      online: reachability.online,
      health: health.state,
      askForHelp: (kind) => void askForHelp({ prompts, place, loadHelp: deps.loadHelp }, kind),
    },
    http,
    telemetry: errors.telemetry,
    checkHealth: health.check,
    checkStore() {
      if (store.isDurable || isStoreTold || notices.current.get()) return;
      isStoreTold = true;
      notices.show({ kind: 'not-kept' });
    },
    askWhy() {
      reachability.check();
      void isAbroad().then((isFar) => isFar && dialogs.show({ kind: 'abroad' }));
    },
    askToLeave: () => askToLeave({ lifecycle, prompts }),
    stop() {
      stopOutages();
      stopLifecycle();
      reachability.stop();
      errors.stop();
      health.rest();
    },
  };
}

import type { Observed, Unsubscribe } from '@fjernsyn/kernel';
import type { HttpTransport, Ports, Telemetry } from '@fjernsyn/platform';
import { createHealthWatch, type Health, type HealthWatchDeps } from './connectivity/health-watch';
import { watchOutages } from './connectivity/outages';
import { createReachability } from './connectivity/reachability';
import { createSystemErrors, type SystemErrors } from './connectivity/system-errors';
import { watchTimeouts } from './connectivity/timeouts';
import { createModals, type Modals, noticeLastsMs } from './overlays/modals';
import { createOverlays, type OverlayAction, type Overlays } from './overlays/overlays';
import { createPrompts, type HelpKind, type HelpText, type Prompts } from './overlays/prompts';

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
  readonly modals: Modals;
  readonly prompts: Prompts;
  /** The prompt or dialog that is seen. */
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
  const modals = createModals(clock);
  const prompts = createPrompts();
  const health = createHealthWatch({ clock, ping });
  const reachability = createReachability({ ...ports, ping });
  const errors = createSystemErrors(ports);
  const http = watchTimeouts({
    ...{ http: reachability.http, clock, place },
    onTimeout: () => modals.show({ id: 'timeout', kind: 'timeout' }),
  });
  let isStoreTold = false;

  const runs: Readonly<Record<OverlayAction, () => void>> = {
    // What the service's return does not heal a fresh page may (S4.64).
    recheck: () => void health.check().then(({ isAvailable }) => isAvailable || lifecycle.reload()),
    back: goBack,
    retry: recover,
    close: () => undefined,
    stay: () => undefined,
    leave: () => (lifecycle.exitStyle === 'none' ? goBack() : lifecycle.exit()),
  };
  const overlays = createOverlays({ modals, prompts, telemetry, run: (action) => runs[action]() });

  const stopOutages = watchOutages({ modals, reachability, health, isWatching, recover });
  const stopLifecycle = lifecycle.subscribe(({ type }) => {
    if (type === 'suspended') {
      reachability.rest();
      health.rest();
    }
    if (type === 'resumed') void health.check();
  });

  const askForHelp = async (kind: HelpKind): Promise<void> => {
    const asked = place();
    const help = await deps.loadHelp(kind);
    if (help && place() === asked && prompts.head.get()?.id !== kind) prompts.request({ id: kind, kind, ...help });
  };

  return {
    view: {
      ...{ modals, prompts, overlays, errors, online: reachability.online, health: health.state },
      askForHelp: (kind) => void askForHelp(kind).catch(() => undefined),
    },
    ...{ http, telemetry: errors.telemetry, checkHealth: health.check },
    checkStore() {
      if (store.isDurable || isStoreTold || modals.notice.get()) return;
      isStoreTold = true;
      modals.notify({ kind: 'not-kept' }, noticeLastsMs);
    },
    askWhy() {
      reachability.check();
      void isAbroad().then((isFar) => isFar && modals.show({ id: 'abroad', kind: 'abroad' }));
    },
    askToLeave() {
      if (lifecycle.exitStyle === 'none') return false;
      if (lifecycle.exitStyle === 'system') lifecycle.exit();
      else prompts.replace({ id: 'close_app_confirmation', kind: 'close_app_confirmation' });
      return true;
    },
    stop() {
      stopOutages();
      stopLifecycle();
      reachability.stop();
      errors.stop();
      health.rest();
    },
  };
}

import type { ServiceConfig } from '@fjernsyn/contracts';
import type { DurationMs, Unsubscribe } from '@fjernsyn/kernel';
import type { Session } from '@fjernsyn/session';
import type { Connectivity } from '../connectivity/connectivity';
import type { Reading } from '../reading/reading';
import { refreshAfterRest } from '../reading/refresh-after-rest';
import { createAnnouncements } from './announcement';
import { createFirstRail, type FirstRail } from './first-rail';
import { followAudience } from './follow-audience';
import { keepPagesLate } from './keep-pages-late';
import { type OpenPartsDeps, openParts } from './open-parts';
import { createPreviewFilling, type PreviewFilling } from './preview-filling';
import { createStart, type Start } from './start';
import { startPagePath } from './start-page-path';

/** How long after the first rail the service is asked for its texts, for tokens and for what the profile has marked: nobody needs them yet. */
const laterMs: DurationMs = 900;

/** Dependencies of {@link createOpening}. */
export interface OpeningDeps extends Omit<OpenPartsDeps, 'session' | 'recovery' | 'onPlace'> {
  readonly session: Pick<Session, 'state' | 'viewer' | 'userId' | 'ensureTokens'>;
  readonly connectivity: Pick<Connectivity, 'checkHealth' | 'recovery'>;
  /** Says once what the viewer should know of the set. */
  readonly checkDevice: () => void;
  /** Asks for consent, where that is still to be asked. */
  readonly askConsent: () => void;
}

/** From the first call of the service to the first rail, and what may come after it. */
export interface Opening {
  readonly start: Start;
  readonly firstRail: FirstRail;
  stop(): void;
}

/** Makes the {@link Opening} of an application that began at `startedAt`; nothing is asked of the service before `start.open()`. */
export function createOpening(deps: OpeningDeps): Opening {
  const { ports, reading, locale, connectivity, checkDevice } = deps;
  const { clock, telemetry } = ports;
  const startedAt = clock.now();
  let cancelLater = (): void => undefined;
  let stopFollowing: Unsubscribe = () => undefined;

  const announce = createAnnouncements(deps.overlays.dialogs);
  const preview = previewOf(deps, () => start);
  const firstRail = createFirstRail({
    clock,
    onShown() {
      telemetry.emit({ type: 'first-rail-shown', sinceStartMs: clock.now() - startedAt });
      void preview.fill();
    },
    afterwards() {
      cancelLater = clock.after(laterMs, () => {
        cancelLater = askForTheRest(deps, start);
      });
      checkDevice();
      void confirmed(reading, start)
        .then((config) => config && announce(config))
        .catch(() => undefined)
        .then(deps.askConsent);
    },
  });

  const start: Start = createStart({
    loadConfig() {
      const config = reading.loadStart(firstPathOf(deps));
      void connectivity.checkHealth();
      return config;
    },
    onOpen(config) {
      // What was kept may have been withdrawn meanwhile.
      const unconfirmed = reading.isStartUnconfirmed() ? config : undefined;
      const take = (next: ServiceConfig): void => {
        locale.configure(next.i18n);
        if (next.general?.mandatorySignIn) deps.signIn.demand();
        if (next !== unconfirmed) announce(next);
      };
      const renew = (next: ServiceConfig): void => {
        start.renew(next);
        take(next);
      };
      const onPlace = (): void => {
        if (firstRail.isShown.get()) checkDevice();
      };
      const stopAudience = followAudience({ reading, renew, onAudience: () => void preview.renew() });
      const stopRest = refreshAfterRest({ clock, lifecycle: ports.lifecycle, refresh: reading.refresh });
      stopFollowing = () => {
        stopAudience();
        stopRest();
      };
      take(config);
      const opened = openParts({ ...deps, recovery: connectivity.recovery, onPlace }, config);
      firstRail.wait();
      deps.profiles.demand();
      telemetry.emit({ type: 'application-started', startMs: clock.now() - startedAt });
      return opened;
    },
  });

  return {
    start,
    firstRail,
    stop() {
      firstRail.stop();
      cancelLater();
      stopFollowing();
      start.opened()?.stop();
    },
  };
}

/** Asks for what nobody needs at the first rail; what goes on from then is ended by what it returns. */
function askForTheRest({ locale, session, reading, ports: { history } }: OpeningDeps, start: Start): Unsubscribe {
  void locale.open();
  void session.ensureTokens();
  const opened = start.opened();
  if (opened === undefined) return () => undefined;
  opened.activity.begin();
  const { location } = opened.places.navigation;
  return keepPagesLate({ cache: reading.cache, location, hasForward: history.hasAddresses });
}

/** The page that is asked for beside the configuration: none before a profile is chosen. */
function firstPathOf({ ports: { history }, configuration, profiles }: OpeningDeps): string | undefined {
  return profiles.isHeld.get() ? undefined : startPagePath(history.current.path, configuration);
}

/** The set's own row, filled with the home of the viewer of the moment. */
function previewOf({ ports, reading, session, configuration }: OpeningDeps, start: () => Start): PreviewFilling {
  const home = (): string => start().opened()?.places.homePath() ?? configuration.paths.home;
  return createPreviewFilling(ports.preview, { reading, viewer: session.viewer, home });
}

/** The configuration once the service has answered anew for what the start took from its cache; undefined where it has not. */
async function confirmed(reading: Pick<Reading, 'refreshStart'>, start: Start): Promise<ServiceConfig | undefined> {
  const isAnswered = await reading.refreshStart();
  const state = start.state.get();
  return isAnswered && state.phase === 'open' ? state.config : undefined;
}

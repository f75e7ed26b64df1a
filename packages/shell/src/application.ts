import { createServiceClock, type ServiceClock } from '@fjernsyn/api';
import type { Universe } from '@fjernsyn/brand';
import type { PageColors } from '@fjernsyn/catalogue';
import type { ServiceConfig } from '@fjernsyn/contracts';
import { createFocusEngine, type FocusEngine } from '@fjernsyn/focus';
import { createObservable, type Observable, type Observed } from '@fjernsyn/kernel';
import type { Clock, DeviceInfo, Ports } from '@fjernsyn/platform';
import { createSession, type Session, type SessionDeps } from '@fjernsyn/session';
import { createLateAccount, type LateAccount } from './account/late-account';
import { type Appearance, createAppearance } from './appearance';
import type { Configuration } from './configuration';
import type { ConnectivityView } from './connectivity/connectivity';
import { type ConsentQuestion, createConsentQuestion } from './consent/consent-question';
import { followLifecycle } from './follow-lifecycle';
import { createHeaderDisplay, type HeaderDisplay } from './header/header-display';
import { createInput } from './input/input';
import type { RemoteRouting } from './input/remote-routing';
import { createLocale, type Locale } from './locale/locale';
import type { FirstRail } from './opening/first-rail';
import { createOpening } from './opening/opening';
import type { Opened, Start } from './opening/start';
import { createProfiles, type Profiles } from './profiles/profiles';
import { createReading, type Reading } from './reading/reading';
import { createSignIn, type SignIn } from './sign-in/sign-in';
import { type Announcer, createAnnouncer } from './speech/announcer';
import { createPageTitle, type PageTitle } from './speech/page-title';
import { createSupport, type Support } from './support';
import { createSurroundings, type OverlayView, type SurroundingsDeps } from './surroundings';

/** The application without React, in parts. What exists only while it is open stands in the open phase of `start.state`. */
export interface Application extends OverlayView {
  readonly configuration: Configuration;
  readonly start: Start;
  /** When what nobody needs before the first rail may be fetched. */
  readonly firstRail: FirstRail;
  /** Who is signed in. */
  readonly session: Session;
  /** Signing in and out. */
  readonly signIn: SignIn;
  /** Who is watching: choosing, creating and editing profiles. */
  readonly profiles: Profiles;
  /** The account, for its page. */
  readonly account: LateAccount;
  /** The question for the viewer's consent. */
  readonly consent: ConsentQuestion;
  /** What is read from the service. */
  readonly reading: Reading;
  readonly connectivity: ConnectivityView;
  readonly focus: FocusEngine;
  readonly remote: RemoteRouting;
  readonly announcer: Announcer;
  readonly title: PageTitle;
  /** The language, and the texts of the service in it. */
  readonly locale: Locale;
  /** The children's universe that the viewer is in; undefined in the one for all. */
  readonly universe: Observed<Universe | undefined>;
  /** The colours that the service gives the page which is shown; undefined where there are none. */
  readonly pageColors: Observable<PageColors | undefined>;
  /** How the header stands over the screen. */
  readonly header: HeaderDisplay;
  /** How things are to look on this set, for this viewer. */
  readonly appearance: Appearance;
  readonly device: DeviceInfo;
  readonly clock: Clock;
  /** The same, showing the service's time where that is known. */
  readonly time: Clock;
  /** The service's time, by which viewers are told times. */
  readonly serviceClock: Pick<ServiceClock, 'now'>;
  readonly support: Support;
  /** Removes every listener, and empties the cache. */
  stop(): void;
}

/** Makes an {@link Application} on a target's ports; nothing is asked of the service before `start.open()`. */
export function createApplication(ports: Ports, configuration: Configuration): Application {
  const serviceClock = createServiceClock(ports.clock);
  const focus = createFocusEngine({ readingDirection: configuration.dir });
  const times = { clock: ports.clock, time: timeOf(ports, serviceClock), serviceClock };
  // The parts below need one another, but only once something happens.
  const ahead: Pick<ApplicationParts, 'start' | 'reading'> = { start: () => start, reading: () => reading };
  const session = sessionOf(ports, configuration, { time: times.time, ...ahead });
  const colors = createColors();
  const header = createHeaderDisplay(ports.clock);
  const parts: ApplicationParts = { ports, configuration, time: times.time, session, ...ahead };
  const surroundings = createSurroundings(surroundingsDeps(parts));
  const { connectivity, view } = surroundings;
  const locale = localeOf(configuration, focus, ahead.reading);
  const announcer = announcerOf(ports, locale);
  const reading: Reading = createReading({ ports, configuration, session, serviceClock, connectivity, locale });
  const questions = questionsOf(parts, view, surroundings.askToLeave);
  const { signIn, profiles, consent } = questions;
  const opening = createOpening({
    ...questions,
    ports,
    configuration,
    time: times.time,
    session,
    focus,
    reading,
    overlays: view.overlays,
    locale,
    connectivity,
    header,
    ...colors,
    askConsent: consent.ask,
    checkDevice: surroundings.checkDevice,
    onWatchFailure: surroundings.askWhy,
  });
  const start: Start = opening.start;
  connectivity.recovery.subscribe(start.open);
  const goBack = backOf({ view, start, ...colors, profiles, askToLeave: surroundings.askToLeave });
  const input = inputOf(parts, view, focus, goBack);
  const stopLifecycle = followLifecycle({ ports, remote: input.remote, start });

  return {
    ...view,
    ...opening,
    ...questions,
    configuration,
    session,
    reading,
    connectivity,
    focus,
    remote: input.remote,
    announcer,
    title: createPageTitle(announcer),
    locale,
    ...colors,
    header,
    appearance: createAppearance(ports.store, ports.device, configuration.appearance),
    device: ports.device,
    ...times,
    support: createSupport(ports),
    stop() {
      stopLifecycle();
      for (const part of [input, surroundings, announcer, opening, signIn, profiles, reading, session]) part.stop();
    },
  };
}

/** What changes the colours of what is shown, beside the viewer's own modes. */
function createColors() {
  return {
    universe: createObservable<Universe | undefined>(undefined),
    pageColors: createObservable<PageColors | undefined>(undefined),
  };
}

/** What asks the viewer something, each in its own time. */
function questionsOf(
  { ports, configuration, time, session, reading, start }: ApplicationParts,
  { overlays, askForHelp }: OverlayView,
  askToLeave: () => boolean,
) {
  const config = () => configOf(start());
  const places = () => start().opened()?.places;
  const shared = { ports, session, config, places };
  const { prompts } = overlays;
  const signIn: SignIn = createSignIn({
    ...shared,
    clock: time,
    prompts,
    reading,
    askForHelp,
    chooseProfile: (isAwaited) => profiles.choose({ isAwaited }),
  });
  const profiles: Profiles = createProfiles({
    ...shared,
    visitStore: ports.visitStore,
    homeForAll: configuration.paths.home,
    prompts,
    reading,
    askForHelp,
    askToLeave: () => void askToLeave(),
    signOut: signIn.signOut,
  });
  return {
    signIn,
    profiles,
    account: createLateAccount({ session, profiles, reading }),
    consent: createConsentQuestion({ ...shared, overlays }),
  };
}

function inputOf(
  { ports, configuration }: ApplicationParts,
  { overlays }: OverlayView,
  focus: FocusEngine,
  goBack: () => boolean,
) {
  const isCovered = (): boolean => overlays.visible.get() !== undefined;
  return createInput({ ports, configuration, dialogs: overlays.dialogs, focus, isCovered, goBack });
}

/** What Back asks, in this order. */
interface BackDeps {
  readonly view: OverlayView;
  readonly start: Start;
  readonly universe: Observed<Universe | undefined>;
  readonly profiles: Pick<Profiles, 'choose' | 'isOffered'>;
  readonly askToLeave: () => boolean;
}

/** The way back. At home in a universe without an account it opens the question who is watching. */
function backOf({ view, start, universe, profiles, askToLeave }: BackDeps): () => boolean {
  const opensChoice = (places: Opened['places'] | undefined): boolean => {
    if (universe.get()?.hasAccount !== false || !places?.isAtHome() || !profiles.isOffered()) return false;
    void profiles.choose({ isLast: true });
    return true;
  };
  return () => {
    const places = start.opened()?.places;
    return view.overlays.leave() || opensChoice(places) || places?.goBack() || askToLeave();
  };
}

/** The set's clock, showing the service's time where that is known (reading "Clock"). */
function timeOf({ clock }: Ports, serviceClock: Pick<ServiceClock, 'now'>): Clock {
  return { now: () => serviceClock.now() ?? clock.now(), after: (delayMs, task) => clock.after(delayMs, task) };
}

/** What a session asks of the parts that are made after it. */
interface SessionParts {
  readonly time: Clock;
  readonly reading: () => Reading;
}

function sessionOf(ports: Ports, configuration: Configuration, { time: clock, reading }: SessionParts): Session {
  const { anonymousSubscription: subscription, segments } = configuration;
  const tokenCalls: SessionDeps['tokenCalls'] = async () =>
    (await import('./session/token-calls-of')).tokenCallsOf(reading().api, ports);
  return createSession({ ...ports, clock, tokenCalls }, { anonymous: { subscription, segments } });
}

function localeOf(configuration: Configuration, focus: FocusEngine, reading: () => Reading): Locale {
  const locale = createLocale({
    configuration,
    load: async (language) => (await import('./locale/service-texts')).loadServiceTexts(reading().api, language),
  });
  locale.state.subscribe(() => focus.setReadingDirection(locale.state.get().dir));
  return locale;
}

function announcerOf({ clock, speech, store }: Ports, locale: Locale): Announcer {
  return createAnnouncer({ clock, speech, store, language: () => locale.state.get().language });
}

/** What parts ask of those that are made before and after them. */
interface ApplicationParts {
  readonly ports: Ports;
  readonly configuration: Configuration;
  readonly time: Clock;
  readonly session: Session;
  readonly start: () => Start;
  readonly reading: () => Reading;
}

function surroundingsDeps({ ports, configuration, session, start, reading }: ApplicationParts): SurroundingsDeps {
  const places = () => start().opened()?.places;
  return {
    ports,
    ping: () => reading().api.health.ping(),
    isWatching() {
      const opened = start().opened();
      return opened?.places.navigation.location.get().screen.kind === 'watch' && opened.playing.isUnfailed();
    },
    // The first page is asked for before there is a navigation, and waited for at the place where it begins.
    place: () => ports.history.current.key,
    isKnownAbroad: () => session.state.get().isDeviceAbroad,
    isAbroad: async () => (await import('./connectivity/is-abroad')).isAbroad(reading().api, session.state.get()),
    async loadHelp(kind) {
      const { loadHelp } = await import('./overlays/load-help');
      return loadHelp({ clock: ports.clock, api: reading().api, configuration, config: configOf(start()) }, kind);
    },
    goBack: () => void places()?.goBack(),
  };
}

/** The service's configuration; undefined before it is there. */
function configOf({ state }: Pick<Start, 'state'>): ServiceConfig | undefined {
  const now = state.get();
  return now.phase === 'open' ? now.config : undefined;
}

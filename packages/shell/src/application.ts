import { createApi } from '@fjernsyn/api';
import type { PageModel, Sitemap } from '@fjernsyn/catalogue';
import { createFocusEngine, type FocusEngine } from '@fjernsyn/focus';
import { AppError, createObservable, type DurationMs, type Observed, type Unsubscribe } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import { createSession, type Session } from '@fjernsyn/session';
import type { QueryClient } from '@tanstack/query-core';
import { type AppearanceMode, appearanceModes } from './appearance';
import type { Configuration } from './configuration';
import { shellErrors } from './errors';
import { followLifecycle } from './follow-lifecycle';
import { createFrame, type FrameView } from './frame';
import { createHeaderDisplay, type HeaderDisplay } from './header/header-display';
import { createRemoteRouting, type RemoteRouting } from './input/remote-routing';
import { toSequences, watchSequences } from './input/secret-sequences';
import { createLocale, type Locale } from './locale/locale';
import { toPathname, toSafeAddress } from './navigation/address';
import { goBack } from './navigation/go-back';
import { createJourney } from './navigation/journey';
import { createLinks, type Links } from './navigation/links';
import { createLiveSitemap, type LiveSitemap } from './navigation/live-sitemap';
import type { Navigation } from './navigation/navigation';
import { announcementOf } from './opening/announcement';
import { createStart, type Start } from './opening/start';
import { isStartAddress } from './opening/start-address';
import { createStartCache } from './opening/start-cache';
import { commonQueryOf } from './reading/common-query-of';
import { createQueries, type Queries } from './reading/queries';
import { createQueryClient } from './reading/query-client';
import { type Announcer, createAnnouncer } from './speech/announcer';
import type { Watch } from './watch/watch';

/** How long the frame that shows the first rail has before what waited for it begins: what is sent before would hold it up. */
const firstFrameMs: DurationMs = 100;

/** How long after that the service is asked for its texts: what has ours may wait. */
const serviceTextsDelayMs: DurationMs = 900;

/** How long what may wait for a first rail waits on a page that shows none. */
const settleAtLatestMs: DurationMs = 10_000;

/** The application without a face: what decides, for whatever shows it. */
export interface Application extends FrameView {
  readonly configuration: Configuration;
  readonly ports: Ports;
  readonly focus: FocusEngine;
  readonly remote: RemoteRouting;
  readonly announcer: Announcer;
  readonly queries: Queries;
  readonly queryClient: QueryClient;
  readonly start: Start;
  /** Resolves when the page of the start, asked for beside the configuration, is there or has failed; at once before the start. */
  pageAhead(): Promise<unknown>;
  /** In which language, and with which texts of the service. */
  readonly locale: Locale;
  /** Who is there. */
  readonly session: Session;
  /** The children's world that the viewer is in; undefined in the one for all. */
  readonly universe: Observed<string | undefined>;
  /** How the header stands over the screen. */
  readonly header: HeaderDisplay;
  /** How things are to look on this set, for this viewer. */
  readonly appearance: readonly AppearanceMode[];
  /** Where the viewer is. Throws before the application is open. */
  navigation(): Navigation;
  /** Where links of the service lead. Opening one throws before the application is open. */
  readonly links: Links;
  /** The service's pages. Throws before the application is open. */
  sitemap(): Sitemap;
  /** Where an item plays: by the service's own address, or one built from its pattern for such pages; undefined where it has neither. */
  watchPathOf(item: { readonly id: string; readonly watchPath?: string }): string | undefined;
  /** Opens something to watch on a surface that comes later; what watching needs is fetched then. Rejects where it cannot be. */
  watch(itemId: string): Promise<Watch>;
  /** Whether the first rail can be seen: what nobody needs before may then be fetched. */
  readonly isRailShown: Observed<boolean>;
  /** The title of the page that has arrived, without the product's name; empty before the first. */
  readonly title: Observed<string>;
  /** Tells the title of what has arrived: it is said to those who hear. */
  arrived(title: string): void;
  /** Tells, once, that the first rail is about to be seen. */
  firstRailShown(): void;
  /** Lets go of everything: input, history, cache. */
  stop(): void;
}

/** Makes an {@link Application} on a target's ports; nothing is asked of the service before `start.open()`. */
export function createApplication(ports: Ports, configuration: Configuration): Application {
  const { clock, telemetry, history, lifecycle } = ports;
  const startedAt = clock.now();
  const focus = createFocusEngine({ readingDirection: configuration.dir });
  const queryClient = createQueryClient();
  const session = createSession(ports, {
    anonymous: { subscription: configuration.anonymousSubscription, segments: configuration.segments },
  });
  let open: { readonly navigation: Navigation; readonly sitemap: LiveSitemap } | undefined;
  let watched: Watch | undefined;
  const frame = createFrame({
    ports,
    ping: () => api.health.ping(),
    isWatching: () => open?.navigation.location.get().screen.kind === 'watch' && !watched?.view.get().error,
    // The first page is asked for before there is a navigation, and waited for at the place where it begins.
    place: () => history.current.key,
    isAbroad: async () => (await import('./connectivity/is-abroad')).isAbroad(api, session.state.get()),
    loadHelp: async (kind) => (await import('./overlays/load-help')).loadHelp({ api, configuration, start }, kind),
    goBack: () => void (open && goBack(open.navigation, configuration.paths.home)),
    recover() {
      start.open();
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    },
  });
  const { dialogs, notices } = frame.view.overlays;
  const kept = createStartCache(
    { http: frame.http, store: ports.store, clock },
    { isStartAddress: (url) => isStartAddress(url, configuration) },
  );
  const api = createApi({
    http: kept.http,
    clock,
    telemetry: frame.telemetry,
    tokens: session.tokens,
    serviceUrl: configuration.serviceUrl,
    cdnUrl: configuration.cdnUrl,
    mediaFormats: ports.device.mediaFormats,
    viewerKey: () => session.viewer.get().audience,
    common: () =>
      commonQueryOf(session.viewer.get(), {
        configuration,
        device: ports.device,
        language: locale.state.get().language,
      }),
  });
  const locale = createLocale({
    configuration,
    load: async (language) => (await import('./locale/service-texts')).loadServiceTexts(api, language),
  });
  locale.state.subscribe(() => focus.setReadingDirection(locale.state.get().dir));
  const queries = createQueries({ api, clock, viewer: session.viewer });
  const announcer = createAnnouncer({
    clock,
    speech: ports.speech,
    store: ports.store,
    language: () => locale.state.get().language,
  });

  const universe = createObservable<string | undefined>(undefined);
  const header = createHeaderDisplay(clock);
  const isRailShown = createObservable(false);
  let isRailTold = false;
  let stopWaiting: Unsubscribe | undefined;
  const title = createObservable('');
  const opened = () => {
    if (!open) throw new AppError(shellErrors.notOpen);
    return open;
  };

  const { outside } = ports;
  const links = createLinks({ queries, queryClient, outside, notices, navigation: () => opened().navigation });

  /** Fetches what could wait until something was seen: later texts, and what has become of the answers that were kept. */
  const settle = (): void => {
    if (isRailShown.get()) return;
    isRailShown.set(true);
    stopWaiting?.();
    stopWaiting = clock.after(serviceTextsDelayMs, () => void locale.open());
    frame.checkStore();
    void refresh().catch(() => undefined);
  };

  let ahead: Promise<unknown> = Promise.resolve();
  /** Loads once more from the service where what was kept cannot be used. */
  const asKept = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
    load().catch((error: unknown) => {
      if (kept.forget()) return load();
      throw error;
    });

  /** What was shown as it was kept becomes what the service says now, and nothing where that is the same. */
  const refresh = async (): Promise<void> => {
    if (!(await kept.refresh())) return;
    const config = await api.config.load();
    open?.sitemap.renew(config);
    start.renew(config);
    await queryClient.fetchQuery({ ...queries.page(configuration.paths.home), staleTime: 0 });
  };

  /** Fills the set's own row, where it has one, with what the home page shows now. */
  const fillPreview = async (): Promise<void> => {
    const page = queryClient.getQueryData<PageModel>(queries.page(configuration.paths.home).queryKey);
    if (ports.preview && page) (await import('./opening/home-preview')).showHomePreview(ports.preview, page);
  };

  const start = createStart({
    loadConfig(signal) {
      // What another try still waits for may be answered at once.
      void queryClient.cancelQueries({}, { silent: true });
      // The first page is asked for beside the configuration; where it fails, its screen tells.
      const first = toPathname(toSafeAddress(history.current.path) ?? configuration.paths.home);
      if (!first.startsWith(configuration.paths.watch))
        ahead = asKept(() => queryClient.fetchQuery(queries.page(first))).catch(() => undefined);
      const config = asKept(() => api.config.load(signal));
      void frame.checkHealth();
      return config;
    },
    onOpen(config) {
      locale.configure(config.i18n);
      const sitemap = createLiveSitemap(config);
      const navigation = createJourney({
        ...{ ports, configuration, sitemap, focus, queries, queryClient, ahead },
        session: session.state,
        notices,
      });
      let { entryKey } = navigation.location.get();
      const follow = (): void => {
        const location = navigation.location.get();
        if (location.entryKey !== entryKey) dialogs.closeOn('page-left');
        entryKey = location.entryKey;
        universe.set(location.universe);
        header.arriveAt(location.screen.kind);
        if (isRailShown.get()) frame.checkStore();
      };
      navigation.location.subscribe(follow);
      follow();
      open = { sitemap, navigation };
      stopWaiting = clock.after(settleAtLatestMs, settle);
      const announcement = announcementOf(config);
      if (announcement) dialogs.show(announcement);
      telemetry.emit({ type: 'application-started', startMs: clock.now() - startedAt });
    },
  });

  const remote = createRemoteRouting({
    remote: ports.remote,
    focus,
    clock,
    sequences: toSequences(configuration.keySequences),
    holdMs: ports.device.timing.delayMs,
    isCovered: () => frame.view.overlays.visible.get() !== undefined,
    goBack: () =>
      frame.view.overlays.leave() || (open && goBack(open.navigation, configuration.paths.home)) || frame.askToLeave(),
  });

  const stopSequences = watchSequences({ remote, lifecycle, dialogs, menuUrl: configuration.menuUrl });

  const stopLifecycle = followLifecycle({ ports, remote, isOpen: () => open !== undefined });

  return {
    ...{ configuration, ports, focus, remote, announcer, queries, queryClient, start, locale, session },
    ...frame.view,
    universe,
    header,
    appearance: appearanceModes(ports.store, ports.device),
    navigation: () => opened().navigation,
    links,
    sitemap: () => opened().sitemap,
    watchPathOf: ({ id, watchPath }) => watchPath ?? opened().sitemap.pathOf('Watch', { slug: `_${id}` }),
    async watch(itemId) {
      watched = undefined;
      const { createWatch } = await import('./watch/watch');
      const watch = createWatch({
        ...{ itemId, ports, focus, api, queries, queryClient, dir: locale.state.get().dir, online: frame.view.online },
        leave: () => void goBack(opened().navigation, configuration.paths.home),
      });
      watch.view.subscribe(() => watch.view.get().error && frame.askWhy());
      watched = watch;
      return watch;
    },
    pageAhead: () => ahead,
    isRailShown,
    title,
    arrived(words) {
      title.set(words);
      announcer.arrive(words);
    },
    firstRailShown() {
      if (isRailTold) return;
      isRailTold = true;
      telemetry.emit({ type: 'first-rail-shown', sinceStartMs: clock.now() - startedAt });
      void fillPreview();
      if (isRailShown.get()) return;
      stopWaiting?.();
      stopWaiting = clock.after(firstFrameMs, settle);
    },
    stop() {
      stopWaiting?.();
      stopSequences();
      remote.stop();
      frame.stop();
      kept.stop();
      announcer.stop();
      stopLifecycle();
      open?.navigation.stop();
      queryClient.clear();
    },
  };
}

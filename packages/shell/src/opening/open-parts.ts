import type { Universe } from '@fjernsyn/brand';
import { watchPathOf } from '@fjernsyn/catalogue';
import type { ServiceConfig } from '@fjernsyn/contracts';
import type { FocusEngine } from '@fjernsyn/focus';
import type { Observable } from '@fjernsyn/kernel';
import type { Clock, Ports } from '@fjernsyn/platform';
import type { Session } from '@fjernsyn/session';
import type { Screen } from '../addresses/screen';
import type { Configuration } from '../configuration';
import type { Recovery } from '../connectivity/recovery';
import type { HeaderDisplay } from '../header/header-display';
import type { Locale } from '../locale/locale';
import { createPlaces } from '../navigation/places';
import type { Overlays } from '../overlays/overlays';
import type { Profiles } from '../profiles/profiles';
import type { Reading } from '../reading/reading';
import type { SignIn } from '../sign-in/sign-in';
import { createDecoderHold } from '../watch/decoder-hold';
import { createPageBehind } from '../watch/page-behind';
import { createPlaying, type PlayingDeps } from '../watch/playing';
import { createLateActivity } from './late-activity';
import { createLateSearch } from './late-search';
import type { Opened } from './start';

/** Dependencies of {@link openParts}. */
export interface OpenPartsDeps {
  readonly ports: Ports;
  readonly configuration: Configuration;
  /** Shows the service's time where that is known. */
  readonly time: Clock;
  readonly session: Pick<Session, 'state' | 'viewer' | 'userId'>;
  readonly focus: FocusEngine;
  readonly reading: Reading;
  readonly overlays: Pick<Overlays, 'dialogs' | 'notices' | 'prompts'>;
  readonly locale: Locale;
  readonly recovery: Pick<Recovery, 'subscribe'>;
  readonly header: HeaderDisplay;
  readonly universe: Observable<Universe | undefined>;
  readonly signIn: Pick<SignIn, 'require' | 'arrive' | 'demand'>;
  readonly profiles: Pick<Profiles, 'isHeld' | 'demand'>;
  /** Runs at each place that the viewer comes to. */
  readonly onPlace: () => void;
  /** Runs when what is watched has failed. */
  readonly onWatchFailure: () => void;
}

/** Makes the parts of an application that exist once the service's configuration is there. */
export function openParts(deps: OpenPartsDeps, config: ServiceConfig): Opened {
  const { ports, configuration, time, focus, reading, header, universe } = deps;
  const session = deps.session.state;
  const { dialogs, notices } = deps.overlays;
  const { viewer } = deps.session;
  const { isHeld } = deps.profiles;
  const places = createPlaces({ ports, configuration, config, time, session, viewer, isHeld, focus, reading, notices });
  const { location } = places.navigation;
  const holdDecoder = createDecoderHold(ports.mediaEngines);
  let place = location.get().entryKey;
  let kind: Screen['kind'] | undefined;
  const follow = (): void => {
    const { entryKey, screen, universe: current } = location.get();
    const isSame = entryKey === place;
    if (!isSame) dialogs.closeOn('page-left');
    // A place that takes another address stands where it stood.
    if (!isSame || screen.kind !== kind) header.arriveAt(screen.kind);
    place = entryKey;
    kind = screen.kind;
    universe.set(configuration.brand.universes.find(({ id }) => id === current));
    holdDecoder(screen.kind === 'watch');
    deps.onPlace();
    const world = universe.get();
    if (screen.kind === 'search' && world?.hasSearch === false)
      places.navigation.replace(places.sitemap.pathOf(world.home) ?? configuration.paths.home);
    if (screen.kind === 'sign-in' || places.sitemap.match(screen.path)?.page.key === 'SignIn') deps.signIn.arrive();
  };
  location.subscribe(follow);
  follow();
  const search = createLateSearch({ ports, session: deps.session, reading, places });
  const activity = createLateActivity({
    ports,
    session: deps.session,
    reading,
    signIn: deps.signIn,
    notices,
    recovery: deps.recovery,
    location,
  });
  const playing = playingOf(deps, { places, activity, playbackConfig: config.playback, linear: config.linear });
  return {
    places,
    playing,
    search,
    activity,
    stop() {
      playing.stop();
      activity.stop();
      search.stop();
      places.stop();
    },
  };
}

/** Makes what plays where the viewer is. */
function playingOf(
  { ports, session, reading, signIn, overlays, recovery, locale, time, onWatchFailure }: OpenPartsDeps,
  { places, ...parts }: Pick<Opened, 'places' | 'activity'> & Pick<PlayingDeps, 'playbackConfig' | 'linear'>,
): Opened['playing'] {
  const { navigation, sitemap } = places;
  const behind = createPageBehind(navigation.location);
  return createPlaying({
    ...parts,
    ports,
    time,
    session: session.state,
    viewer: session.viewer,
    reading,
    signIn,
    dialogs: overlays.dialogs,
    prompts: overlays.prompts,
    recovery,
    dir: () => locale.state.get().dir,
    isWatching: () => navigation.location.get().screen.kind === 'watch',
    leave: () => void places.goBack(),
    readdress(item) {
      const path = watchPathOf(sitemap, item, time.now());
      if (path !== undefined) navigation.readdress(path);
    },
    openPage(path) {
      if (path === behind()) navigation.back();
      else places.links.open(path);
    },
    onFailure: onWatchFailure,
  });
}

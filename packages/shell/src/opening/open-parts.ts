import type { Universe } from '@fjernsyn/brand';
import type { ServiceConfig } from '@fjernsyn/contracts';
import type { FocusEngine } from '@fjernsyn/focus';
import type { Observable } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import type { Session } from '@fjernsyn/session';
import type { Configuration } from '../configuration';
import type { Recovery } from '../connectivity/recovery';
import type { HeaderDisplay } from '../header/header-display';
import type { Locale } from '../locale/locale';
import { createPlaces } from '../navigation/places';
import type { Overlays } from '../overlays/overlays';
import type { Reading } from '../reading/reading';
import type { SignIn } from '../sign-in/sign-in';
import { createDecoderHold } from '../watch/decoder-hold';
import { createPlaying } from '../watch/playing';
import type { Opened } from './start';

/** Dependencies of {@link openParts}. */
export interface OpenPartsDeps {
  readonly ports: Ports;
  readonly configuration: Configuration;
  readonly session: Session['state'];
  readonly focus: FocusEngine;
  readonly reading: Reading;
  readonly overlays: Pick<Overlays, 'dialogs' | 'notices'>;
  readonly locale: Locale;
  readonly recovery: Pick<Recovery, 'subscribe'>;
  readonly header: HeaderDisplay;
  readonly universe: Observable<Universe | undefined>;
  readonly signIn: Pick<SignIn, 'require' | 'arrive' | 'demand'>;
  /** Runs at each place that the viewer comes to. */
  readonly onPlace: () => void;
  /** Runs when what is watched has failed. */
  readonly onWatchFailure: () => void;
}

/** Makes the parts of an application that exist once the service's configuration is there. */
export function openParts(deps: OpenPartsDeps, config: ServiceConfig): Opened {
  const { ports, configuration, session, focus, reading, locale, header, universe } = deps;
  const { dialogs, notices } = deps.overlays;
  const places = createPlaces({ ports, configuration, config, session, focus, reading, notices });
  const { location } = places.navigation;
  const holdDecoder = createDecoderHold(ports.mediaEngines);
  let place = location.get().entryKey;
  const follow = (): void => {
    const { entryKey, screen, universe: current } = location.get();
    if (entryKey !== place) dialogs.closeOn('page-left');
    place = entryKey;
    universe.set(configuration.brand.universes.find(({ id }) => id === current));
    header.arriveAt(screen.kind);
    holdDecoder(screen.kind === 'watch');
    deps.onPlace();
    if (screen.kind === 'sign-in' || places.sitemap.match(screen.path)?.page.key === 'SignIn') deps.signIn.arrive();
  };
  location.subscribe(follow);
  follow();
  const playing = createPlaying({
    ports,
    session,
    reading,
    signIn: deps.signIn,
    dialogs,
    recovery: deps.recovery,
    dir: () => locale.state.get().dir,
    leave: () => void places.goBack(),
    onFailure: deps.onWatchFailure,
  });
  return { places, playing };
}

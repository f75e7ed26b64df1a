import { createFocusEngine } from '@fjernsyn/focus';
import { createObservable } from '@fjernsyn/kernel';
import { createPlaces } from '../navigation/places';
import { startPagePath } from '../opening/start-page-path';
import { createNotices } from '../overlays/notices';
import { type Answers, createReadingRig, type RigOptions } from './reading-rig';

/** The query of an address, decoded: `path` of a page call. */
export function askedPathOf(url: string): string {
  return decodeURIComponent(/[?&]path=([^&]*)/.exec(url)?.[1] ?? '');
}

/** The places of an application that has just opened, with what it reads; resolves when its first page has come or failed. */
export async function createPlacesRig(answers: Answers, options: RigOptions = {}) {
  const rig = createReadingRig(answers, options);
  const { ports, configuration, session, reading } = rig;
  const focus = createFocusEngine();
  const notices = createNotices(ports.clock);
  const settle = (): Promise<void> => ports.clock.advanceSettled(0);
  const isHeld = createObservable(false);
  const config = await reading.loadStart(startPagePath(ports.history.current.path, configuration));
  const places = createPlaces({
    ports,
    configuration,
    config,
    time: ports.clock,
    session: session.state,
    viewer: session.viewer,
    isHeld,
    focus,
    reading,
    notices,
  });
  ports.remote.subscribe((event) => event.type === 'press' && event.key === 'back' && places.goBack());
  await settle();
  return {
    ...rig,
    focus,
    notices,
    places,
    isHeld,
    settle,
    /** Opens an address and lets everything settle. */
    async go(address: string) {
      places.navigation.push(address);
      await settle();
    },
    /** Where the viewer is. */
    at() {
      const { address, screen } = places.navigation.location.get();
      return { address, kind: screen.kind };
    },
    stop() {
      places.stop();
      reading.stop();
    },
  };
}

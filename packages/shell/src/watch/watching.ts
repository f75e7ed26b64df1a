import type { Observed, Unsubscribe } from '@fjernsyn/kernel';
import type { SessionState } from '@fjernsyn/session';
import { createKeptPreferences } from './kept-preferences';
import { createKeptSound, type KeptSoundDeps } from './kept-sound';
import { createPlayAhead, type PlayAhead, type PlayAheadDeps } from './play-ahead';
import type { PlayedItem } from './played-item';
import { createProgrammes, type ProgrammesDeps } from './programmes';
import { createSequelReader, type SequelReaderDeps } from './sequel-reader';
import { createWatch, type Watch, type WatchDeps } from './watch';
import { isWithheld } from './watch-view';
import { createWatchedPositions, type WatchedPositionsDeps } from './watched-positions';

/** Dependencies of {@link createWatching}. */
export interface WatchingDeps
  extends Omit<
      WatchDeps,
      'item' | 'sound' | 'positions' | 'preferences' | 'ahead' | 'sequelReader' | 'programmes' | 'viewer'
    >,
    Omit<WatchedPositionsDeps, 'viewer'>,
    Pick<ProgrammesDeps, 'linear'> {
  readonly ports: WatchDeps['ports'] & KeptSoundDeps;
  readonly reading: WatchDeps['reading'] & SequelReaderDeps['reading'] & { readonly api: ProgrammesDeps['api'] };
  readonly session: Observed<Pick<SessionState, 'role' | 'profile' | 'isDeviceAbroad'>>;
  readonly viewer: WatchDeps['viewer'] & WatchedPositionsDeps['viewer'] & PlayAheadDeps['viewer'];
  /** Runs when what is watched has failed. */
  readonly onFailure: () => void;
  /** Whether the viewer is where something is watched. */
  readonly isWatching: () => boolean;
}

/** What lasts from one thing that is watched to the next. */
export interface Watching {
  open(item: PlayedItem): Watch;
  readonly expect: PlayAhead['expect'];
  readonly stop: Unsubscribe;
}

/** Makes the {@link Watching}, with the first thing that is watched. What plays is left once whoever watches it has gone (C4.23). */
export function createWatching(deps: WatchingDeps): Watching {
  const sound = createKeptSound(deps.ports);
  const positions = createWatchedPositions(deps);
  const preferences = createKeptPreferences({ ...deps, store: deps.ports.store });
  const ahead = createPlayAhead({ ...deps, positions, preferences });
  const sequelReader = createSequelReader(deps);
  const programmes = createProgrammes({ ...deps, api: deps.reading.api });
  // Its code is there before the first picture asks for it.
  deps.ports.nowPlaying?.open().catch(() => undefined);
  let viewer = deps.session.get();
  const endSession = deps.session.subscribe(() => {
    const before = viewer;
    viewer = deps.session.get();
    if (isGone(before, viewer) && deps.isWatching()) deps.leave();
  });
  return {
    open(item) {
      const watch = createWatch({ ...deps, item, sound, positions, preferences, ahead, sequelReader, programmes });
      watch.view.subscribe(() => {
        const { error } = watch.view.get();
        if (error && !isWithheld(error)) deps.onFailure();
      });
      return watch;
    },
    expect: ahead.expect,
    stop() {
      endSession();
      positions.stop();
    },
  };
}

type Watcher = Pick<SessionState, 'role' | 'profile'>;

/** Whether somebody who was there is there no more: a profile, or an account without one. */
function isGone(before: Watcher, now: Watcher): boolean {
  if (before.profile !== undefined) return before.profile.id !== now.profile?.id;
  return before.role === 'signed-in' && now.role !== before.role;
}

import type { MediaEngines } from '@fjernsyn/platform';
import { createEngineSlot } from './engine-slot';
import type { PlaybackRequest } from './machine/playback-context';
import { createPlayback, type Playback, type PlaybackDeps } from './playback';

/** Dependencies of {@link createPlayer}. */
export interface PlayerDeps extends Omit<PlaybackDeps, 'slot'> {
  readonly mediaEngines: MediaEngines;
}

/** The player of a device: one playback at a time. */
export interface Player {
  /** Opens an item, and closes the playback before it, which emits nothing any more. */
  open(request: PlaybackRequest): Playback;
}

/** Makes the {@link Player} of a device (C4.6). */
export function createPlayer(deps: PlayerDeps): Player {
  const slot = createEngineSlot(deps.mediaEngines);
  let last: Playback | undefined;
  return {
    open(request) {
      void last?.close();
      last = createPlayback({ ...deps, slot }, request);
      return last;
    },
  };
}

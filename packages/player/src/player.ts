import type { MediaEngines } from '@fjernsyn/platform';
import { createEngineSlot } from './engine-slot';
import { type FiguresDeps, followFigures } from './figures/follow-figures';
import type { PlaybackRequest } from './machine/playback-context';
import { createPlayback, type Playback, type PlaybackDeps } from './playback';

/** Dependencies of {@link createPlayer}. */
export interface PlayerDeps extends Omit<PlaybackDeps, 'slot'> {
  readonly mediaEngines: MediaEngines;
  /** What is told of how well each playback plays, as the service configures it; missing where nothing is. */
  readonly figures?: Pick<FiguresDeps, 'heartbeatSeconds' | 'viewPoints'> | undefined;
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
      const playback = createPlayback({ ...deps, slot }, request);
      last = deps.figures ? withFigures(playback, { ...deps, ...deps.figures }, request) : playback;
      return last;
    },
  };
}

/** A playback that is followed from its opening to its end. */
function withFigures(playback: Playback, deps: FiguresDeps, { item }: PlaybackRequest): Playback {
  const end = followFigures(deps, playback, item);
  return {
    ...playback,
    send(command) {
      playback.send(command);
      if (command.type === 'CLOSE') end();
    },
    close() {
      const closing = playback.close();
      end();
      return closing;
    },
  };
}

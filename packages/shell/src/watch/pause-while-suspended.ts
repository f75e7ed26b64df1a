import type { Unsubscribe } from '@fjernsyn/kernel';
import type { Lifecycle } from '@fjernsyn/platform';
import type { Playback, PlaybackView } from '@fjernsyn/player';

/** Dependencies of {@link pauseWhileSuspended}. */
export interface PauseWhileSuspendedDeps {
  readonly lifecycle: Lifecycle;
  readonly playback: Pick<Playback, 'getSnapshot' | 'send'>;
}

/**
 * Pauses while the application is suspended, where that takes the decoder, and plays on when it is resumed; a picture that stands still then is
 * the player's to mend. A second event of the same type does nothing.
 */
export function pauseWhileSuspended({ lifecycle, playback }: PauseWhileSuspendedDeps): Unsubscribe {
  let isPausedHere = false;
  return lifecycle.subscribe(({ type }) => {
    if (type === 'suspended' && lifecycle.stopsMedia && isToPlay(playback.getSnapshot())) {
      isPausedHere = true;
      playback.send({ type: 'PAUSE' });
    }
    if (type !== 'resumed' || !isPausedHere) return;
    isPausedHere = false;
    playback.send({ type: 'PLAY' });
  });
}

function isToPlay({ state, isPlayIntended }: PlaybackView): boolean {
  return isPlayIntended && state !== 'ENDED' && state !== 'ERROR';
}

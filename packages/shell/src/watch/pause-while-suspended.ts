import type { DurationMs, Unsubscribe } from '@fjernsyn/kernel';
import type { Clock, Lifecycle } from '@fjernsyn/platform';
import type { Playback, PlaybackView } from '@fjernsyn/player';

/** How long the picture may stand still after a return: a Samsung set gives the decoder back and plays sound alone. */
export const pictureTimeoutMs: DurationMs = 5_000;

/** Dependencies of {@link pauseWhileSuspended}. */
export interface PauseWhileSuspendedDeps {
  readonly lifecycle: Lifecycle;
  readonly clock: Clock;
  readonly playback: Pick<Playback, 'getSnapshot' | 'send'>;
}

/**
 * Pauses while the application is suspended, where that takes the decoder, and plays on when it is resumed. Where the picture then stands still
 * while it should move, the media is loaded anew at its place. A second event of the same type does nothing.
 */
export function pauseWhileSuspended({ lifecycle, clock, playback }: PauseWhileSuspendedDeps): Unsubscribe {
  let isPausedHere = false;
  let cancelPictureCheck: Unsubscribe = () => undefined;

  const resume = (): void => {
    const { positionSeconds } = playback.getSnapshot();
    playback.send({ type: 'PLAY' });
    cancelPictureCheck = clock.after(pictureTimeoutMs, () => {
      const now = playback.getSnapshot();
      if (now.state === 'PLAYING' && now.positionSeconds === positionSeconds) playback.send({ type: 'RELOAD' });
    });
  };

  const end = lifecycle.subscribe(({ type }) => {
    if (type === 'suspended' && lifecycle.stopsMedia && isToPlay(playback.getSnapshot())) {
      isPausedHere = true;
      playback.send({ type: 'PAUSE' });
    }
    if (type === 'suspended') cancelPictureCheck();
    if (type !== 'resumed' || !isPausedHere) return;
    isPausedHere = false;
    resume();
  });
  return () => {
    end();
    cancelPictureCheck();
  };
}

function isToPlay({ state, isPlayIntended }: PlaybackView): boolean {
  return isPlayIntended && state !== 'ENDED' && state !== 'ERROR';
}

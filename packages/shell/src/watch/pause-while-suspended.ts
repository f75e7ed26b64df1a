import type { DurationMs, Unsubscribe } from '@fjernsyn/kernel';
import type { Clock, Lifecycle } from '@fjernsyn/platform';
import type { PlaybackSession, PlaybackView } from '@fjernsyn/player';

/** How long a picture that was put aside may take to move again: sets give the decoder back without it (a Samsung set plays on by ear alone). */
export const wakingMs: DurationMs = 5_000;

/** What {@link pauseWhileSuspended} stands on. */
export interface PauseWhileSuspendedDeps {
  readonly lifecycle: Lifecycle;
  readonly clock: Clock;
  readonly session: Pick<PlaybackSession, 'getSnapshot' | 'send'>;
}

/**
 * Pauses what plays while the set shows something else, where that takes the decoder, and plays on when the viewer is back; a picture that then
 * stands still while it should move is loaded anew at its place. Each turn counts once, however often it is told.
 */
export function pauseWhileSuspended({ lifecycle, clock, session }: PauseWhileSuspendedDeps): Unsubscribe {
  let isResting = false;
  let stopWatch: Unsubscribe = () => undefined;

  const wake = (): void => {
    const { positionSeconds } = session.getSnapshot();
    session.send({ type: 'PLAY' });
    stopWatch = clock.after(wakingMs, () => {
      const now = session.getSnapshot();
      if (now.state === 'PLAYING' && now.positionSeconds === positionSeconds) session.send({ type: 'RELOAD' });
    });
  };

  const end = lifecycle.subscribe(({ type }) => {
    if (type === 'suspended' && lifecycle.stopsMedia && isUnderWay(session.getSnapshot())) {
      isResting = true;
      session.send({ type: 'PAUSE' });
    }
    if (type === 'suspended') stopWatch();
    if (type !== 'resumed' || !isResting) return;
    isResting = false;
    wake();
  });
  return () => {
    end();
    stopWatch();
  };
}

function isUnderWay({ state, isPlayIntended }: PlaybackView): boolean {
  return isPlayIntended && state !== 'ENDED' && state !== 'ERROR';
}

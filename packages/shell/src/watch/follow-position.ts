import type { DurationMs, MediaSeconds, Unsubscribe } from '@fjernsyn/kernel';
import type { Clock, Lifecycle } from '@fjernsyn/platform';
import type { Playback, PlaybackView } from '@fjernsyn/player';

/** How often the position is saved while something plays (reading "Player"). */
export const savePeriodMs: DurationMs = 30_000;

/** How far a position moves between two views without a seek. */
const playedAtOnceSeconds: MediaSeconds = 5;

/** Dependencies of {@link followPosition}. */
export interface FollowPositionDeps {
  readonly playback: Pick<Playback, 'getSnapshot' | 'subscribe'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly lifecycle: Pick<Lifecycle, 'subscribe'>;
  readonly save: (positionSeconds: MediaSeconds) => void;
}

/**
 * Saves where a film is: now and then while it plays, and on a pause, after a seek, at the end, as the application is hidden and as the film is left,
 * which is when the returned function is called.
 */
export function followPosition({ playback, clock, lifecycle, save }: FollowPositionDeps): Unsubscribe {
  let before = playback.getSnapshot();
  let last: MediaSeconds | undefined;
  let savedAt = clock.now();
  const keep = (): void => {
    savedAt = clock.now();
    if (last !== undefined) save(last);
  };
  const follow = (): void => {
    const now = playback.getSnapshot();
    if (isThere(now)) last = now.positionSeconds;
    const isDue = now.state === 'PLAYING' && clock.now() - savedAt >= savePeriodMs;
    if (isThere(now) && (isDue || isTurn(before, now))) keep();
    before = now;
  };
  const ends = [
    playback.subscribe(follow),
    lifecycle.subscribe(({ type }) => (type === 'suspended' || type === 'exiting') && keep()),
  ];
  return () => {
    for (const end of ends) end();
    keep();
  };
}

const thereStates: readonly PlaybackView['state'][] = ['PLAYING', 'PAUSED', 'BUFFERING', 'ENDED'];

/** Whether a position is one that the viewer has come to. None is at the very beginning: what is loaded anew may say so for a moment. */
function isThere({ state, positionSeconds }: PlaybackView): boolean {
  return thereStates.includes(state) && positionSeconds > 0;
}

/** Whether the viewer has paused or sought, or it has ended. */
function isTurn(before: PlaybackView, now: PlaybackView): boolean {
  if (now.state !== before.state && (now.state === 'PAUSED' || now.state === 'ENDED')) return true;
  const movedSeconds = Math.abs(now.positionSeconds - before.positionSeconds);
  return before.positionSeconds > 0 && movedSeconds > playedAtOnceSeconds;
}

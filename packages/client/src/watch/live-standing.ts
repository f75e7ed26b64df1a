import { durationsMs } from '@fjernsyn/kernel';
import type { WatchView } from '@fjernsyn/shell';
import type { Translate } from '../messages/create-translate';
import { clockWords } from '../messages/player/clock-words';
import type { PlayerTexts } from '../messages/player/player-texts';
import type { PlayerClock } from './use-player-clock';

type Playback = NonNullable<WatchView['playback']>;

/** How a live stream stands. */
export interface LiveStanding {
  /** That it is live. */
  readonly text: string;
  /** Time of day of what shows; undefined where the stream does not tell it. */
  readonly clockText: string | undefined;
  /** How far behind live it is; undefined at the edge. */
  readonly behindText: string | undefined;
}

/** How a live stream stands, by its own clock in the service's zone; undefined of a film. */
export function liveStandingOf(
  t: Translate<PlayerTexts>,
  clock: Pick<PlayerClock, 'textAt'>,
  { window, behindLiveSeconds, positionSeconds, previewSeconds = positionSeconds }: Playback,
): LiveStanding | undefined {
  const { liveEdgeSeconds, originAt } = window;
  if (liveEdgeSeconds === undefined) return undefined;
  return {
    text: t('player.live'),
    clockText: originAt === undefined ? undefined : clock.textAt(originAt + previewSeconds * durationsMs.second),
    behindText: behindLiveSeconds > 0 ? t('player.behindLive', { time: clockWords(behindLiveSeconds) }) : undefined,
  };
}

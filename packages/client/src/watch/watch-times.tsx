import type { Watch, WatchView } from '@fjernsyn/shell';
import type { PlayerParts, PlayerTimesProps } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useObservedPart } from '../hooks/use-observed-part';
import { useTexts } from '../hooks/use-texts';
import type { Translate } from '../messages/create-translate';
import { clockWords } from '../messages/player/clock-words';
import { type PlayerTexts, playerTexts } from '../messages/player/player-texts';
import { liveStandingOf } from './live-standing';
import { type PlayerClock, usePlayerClock } from './use-player-clock';

/** Props of {@link WatchTimes}. */
export interface WatchTimesProps extends Pick<PlayerParts, 'PlayerTimes'> {
  readonly watch: Pick<Watch, 'view'>;
}

/** Position and length of what plays, which render once a second. */
export function WatchTimes({ watch, PlayerTimes }: WatchTimesProps): ReactElement {
  const t = useTexts(playerTexts);
  const clock = usePlayerClock();
  return <PlayerTimes {...useObservedPart(watch.view, (view) => toTimes(t, clock, view))} />;
}

/** Position and length in words; of a live stream the time of day and how far behind it is. */
export function toTimes(
  t: Translate<PlayerTexts>,
  clock: Pick<PlayerClock, 'textAt'>,
  { playback }: Pick<WatchView, 'playback'>,
): PlayerTimesProps {
  if (playback === undefined) return { text: undefined };
  const live = liveStandingOf(t, clock, playback);
  if (live !== undefined) return { text: live.clockText, behindText: live.behindText };
  const { durationSeconds, positionSeconds, previewSeconds = positionSeconds } = playback;
  return {
    text: clockWords(previewSeconds),
    durationText: durationSeconds === undefined ? undefined : clockWords(durationSeconds),
  };
}

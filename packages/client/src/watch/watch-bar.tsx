import type { Watch } from '@fjernsyn/shell';
import type { BarPlace, PlayerParts } from '@fjernsyn/ui';
import { type ReactElement, useMemo } from 'react';
import { useObservedPart } from '../hooks/use-observed-part';
import { useTexts } from '../hooks/use-texts';
import { playerTexts } from '../messages/player/player-texts';
import { barOf } from './bar-of';
import { liveStandingOf } from './live-standing';
import { toThumbnails } from './to-thumbnails';
import { usePlayerClock } from './use-player-clock';

/** Props of {@link WatchBar}. */
export interface WatchBarProps extends Pick<PlayerParts, 'SeekBar'> {
  readonly watch: Pick<Watch, 'view' | 'seekTo' | 'command'>;
  readonly place: BarPlace;
}

/** The line of what plays, which alone renders as the position moves. */
export function WatchBar({ watch, place, SeekBar }: WatchBarProps): ReactElement | null {
  const t = useTexts(playerTexts);
  const clock = usePlayerClock();
  const { playback, thumbnails, boundaries } = useObservedPart(watch.view, (view) => ({
    playback: view.playback,
    thumbnails: view.thumbnails,
    boundaries: view.boundaries,
  }));
  const strip = useMemo(() => toThumbnails(thumbnails), [thumbnails]);
  if (playback === undefined) return null;
  const live = liveStandingOf(t, clock, playback);
  return (
    <SeekBar
      {...place}
      {...barOf(playback, live, boundaries, watch.seekTo)}
      label={t('player.position')}
      isScanning={playback.scanRate !== 0}
      thumbnails={live === undefined ? strip : undefined}
      onActivate={() => watch.command('toggle')}
    />
  );
}

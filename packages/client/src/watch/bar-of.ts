import type { WatchView } from '@fjernsyn/shell';
import type { PlayerControlsProps } from '@fjernsyn/ui';
import { clockWords } from '../messages/player/clock-words';

/** What the bar shows of a playback: its window, from 0 on, as the media's own seconds may begin anywhere. */
export type Bar = Pick<
  PlayerControlsProps,
  'positionSeconds' | 'durationSeconds' | 'bufferedSeconds' | 'positionText' | 'durationText' | 'spokenText'
> & { readonly onSeekTo: (seconds: number) => void };

/** The {@link Bar} of a playback; over a live stream's knob stands how far behind it is, or `liveText`. */
export function barOf(
  playback: NonNullable<WatchView['playback']>,
  live: { readonly text: string; readonly behind: { readonly text: string } | undefined } | undefined,
  seekTo: (seconds: number) => void,
): Bar {
  const { window, positionSeconds, previewSeconds = positionSeconds, bufferedAheadSeconds } = playback;
  const { behindLiveSeconds, durationSeconds } = playback;
  const { startSeconds, endSeconds } = window;
  const bar = {
    positionSeconds: previewSeconds - startSeconds,
    durationSeconds: endSeconds - startSeconds,
    bufferedSeconds: positionSeconds - startSeconds + bufferedAheadSeconds,
    onSeekTo: (seconds: number) => seekTo(startSeconds + seconds),
  };
  if (live === undefined) {
    const durationText = durationSeconds === undefined ? undefined : clockWords(durationSeconds);
    return { ...bar, positionText: clockWords(previewSeconds), durationText };
  }
  const { text, behind } = live;
  return behind === undefined
    ? { ...bar, positionText: text }
    : { ...bar, positionText: `−${clockWords(behindLiveSeconds)}`, spokenText: behind.text };
}

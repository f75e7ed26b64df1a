import type { Instant } from '@fjernsyn/kernel';
import { durationsMs } from '@fjernsyn/kernel';
import type { WatchView } from '@fjernsyn/shell';
import type { SeekBarProps } from '@fjernsyn/ui';
import { clockWords } from '../messages/player/clock-words';

/** What the bar shows of a playback: its window, from 0 on, as the media's own seconds may begin anywhere. */
export type Bar = Pick<
  SeekBarProps,
  | 'positionSeconds'
  | 'durationSeconds'
  | 'bufferedSeconds'
  | 'marks'
  | 'liveEdgeSeconds'
  | 'positionText'
  | 'spokenText'
  | 'textAt'
> & { readonly onSeekTo: (seconds: number) => void };

/** What is said of a live stream on its bar. */
export interface LiveBarWords {
  readonly text: string;
  /** How far behind live it is; undefined at the edge. */
  readonly behindText: string | undefined;
}

type Playback = NonNullable<WatchView['playback']>;

/** The {@link Bar} of a playback; over a live stream's knob stands how far behind it is, or that it is live. */
export function barOf(
  playback: Playback,
  live: LiveBarWords | undefined,
  boundaries: readonly Instant[],
  seekTo: (seconds: number) => void,
): Bar {
  const { window, positionSeconds, previewSeconds = positionSeconds, bufferedAheadSeconds } = playback;
  const { startSeconds, endSeconds, liveEdgeSeconds } = window;
  const bar = {
    positionSeconds: previewSeconds - startSeconds,
    durationSeconds: endSeconds - startSeconds,
    bufferedSeconds: positionSeconds - startSeconds + bufferedAheadSeconds,
    onSeekTo: (seconds: number) => seekTo(startSeconds + seconds),
  };
  if (live === undefined || liveEdgeSeconds === undefined) {
    return { ...bar, positionText: clockWords(previewSeconds), textAt: clockWords };
  }
  const edge = liveEdgeSeconds - startSeconds;
  const behindWords = (seconds: number): string => `−${clockWords(Math.max(0, edge - seconds))}`;
  const line = { ...bar, marks: marksOf(window, boundaries), liveEdgeSeconds: edge, textAt: behindWords };
  return live.behindText === undefined
    ? { ...line, positionText: live.text }
    : { ...line, positionText: `−${clockWords(playback.behindLiveSeconds)}`, spokenText: live.behindText };
}

/** Where programmes begin, on the bar; none where the stream does not tell its time. */
function marksOf({ startSeconds, endSeconds, originAt }: Playback['window'], boundaries: readonly Instant[]) {
  if (originAt === undefined) return [];
  return boundaries
    .map((at) => (at - originAt) / durationsMs.second - startSeconds)
    .filter((seconds) => seconds > 0 && seconds < endSeconds - startSeconds);
}

import type { TelemetryEvent, TelemetryItem } from '@fjernsyn/platform';
import type { ViewingFigures } from './viewing-figures';

/** Between two views a film that plays comes no further than this; what comes further was sent there. */
const strideSeconds = 5;

/** What is told of the step from some figures to the next; `viewPoints` are shares of a film's length. */
export function toFigureEvents(
  before: ViewingFigures,
  after: ViewingFigures,
  item: TelemetryItem,
  viewPoints: readonly number[],
): readonly TelemetryEvent[] {
  const { view } = after;
  const { positionSeconds } = view;
  const events: TelemetryEvent[] = [];
  if (before.startMs === undefined && after.startMs !== undefined)
    events.push({ type: 'playback-shown', tookMs: after.startMs, ...item });
  if (before.isRebuffering && !after.isRebuffering)
    events.push({
      type: 'playback-rebuffered',
      positionSeconds,
      lastedMs: after.rebufferMs - before.rebufferMs,
      ...item,
    });
  const { rendition } = view;
  if (rendition && rendition.bitsPerSecond !== before.view.rendition?.bitsPerSecond)
    events.push({
      type: 'rendition-changed',
      bitsPerSecond: rendition.bitsPerSecond,
      height: rendition.height,
      ...item,
    });
  if (after.startMs !== undefined && before.startMs !== undefined) {
    if (view.selectedAudioId !== before.view.selectedAudioId)
      events.push({ type: 'track-changed', track: 'audio', ...item });
    if (view.selectedSubtitleId !== before.view.selectedSubtitleId)
      events.push({ type: 'track-changed', track: 'subtitles', ...item });
  }
  for (const share of viewPoints.filter((point) => hasPassed(before, after, point)))
    events.push({ type: 'view-point-reached', share, ...item });
  return events;
}

/** Whether a film has played past a share of its length in this step. */
function hasPassed(before: ViewingFigures, after: ViewingFigures, share: number): boolean {
  const { isLive, durationSeconds, positionSeconds: to } = after.view;
  const { state, positionSeconds: from } = before.view;
  if (isLive || durationSeconds === undefined || state !== 'PLAYING') return false;
  const at = share * durationSeconds;
  return from < at && at <= to && to - from <= strideSeconds;
}

/** What is told now and then while it plays. */
export function toHeartbeat({ view }: ViewingFigures, item: TelemetryItem): TelemetryEvent {
  return {
    type: 'playback-heartbeat',
    positionSeconds: view.positionSeconds,
    mode: view.accessMode,
    subtitles: view.selectedSubtitleId !== null,
    bitsPerSecond: view.rendition?.bitsPerSecond,
    ...item,
  };
}

/** What is told at the end of all of it. */
export function toSummary(figures: ViewingFigures, item: TelemetryItem): TelemetryEvent {
  const { startMs, playedMs, rebufferCount, rebufferMs, errorCount, ratedMs, ratedBits } = figures;
  const bitsPerSecond = ratedMs > 0 ? Math.round((ratedBits * 1000) / ratedMs) : undefined;
  return { type: 'playback-figures', startMs, playedMs, rebufferCount, rebufferMs, errorCount, bitsPerSecond, ...item };
}

import type { DurationMs, Instant } from '@fjernsyn/kernel';
import type { PlaybackView } from '../playback-view';

/** What figures read of a view. */
export type FigureView = Pick<
  PlaybackView,
  'state' | 'isLive' | 'positionSeconds' | 'durationSeconds' | 'selectedSubtitleId' | 'rendition' | 'error'
> & {
  /** Which of the item's versions for those who see or hear less plays. */
  readonly accessMode?: string | undefined;
  readonly selectedAudioId?: string | null | undefined;
};

/** What the views of a playback add up to. */
export interface ViewingFigures {
  readonly requestedAt: Instant;
  /** From the request to the first frame; undefined before that. */
  readonly startMs: DurationMs | undefined;
  readonly playedMs: DurationMs;
  /** How often it ran dry while it played, and for how long. */
  readonly rebufferCount: number;
  readonly rebufferMs: DurationMs;
  readonly errorCount: number;
  /** Of the time played at a known rendition: how long, and how much that was. */
  readonly ratedMs: DurationMs;
  readonly ratedBits: number;
  readonly isRebuffering: boolean;
  readonly view: FigureView;
  readonly viewedAt: Instant;
}

/** Further from where it played than this it stands because the viewer went there. */
const samePlaceSeconds = 2;

/** The figures of a playback that has just been requested. */
export function toFirstFigures(view: FigureView, requestedAt: Instant): ViewingFigures {
  return {
    requestedAt,
    startMs: undefined,
    playedMs: 0,
    rebufferCount: 0,
    rebufferMs: 0,
    errorCount: 0,
    ratedMs: 0,
    ratedBits: 0,
    isRebuffering: false,
    view,
    viewedAt: requestedAt,
  };
}

/** The figures with what came after: the time since the last view counts as what that view showed. */
export function withView(figures: ViewingFigures, view: FigureView, at: Instant): ViewingFigures {
  const { view: before, viewedAt, startMs, requestedAt } = figures;
  // The set's time may jump back.
  const passedMs = Math.max(0, at - viewedAt);
  const playedMs = before.state === 'PLAYING' ? passedMs : 0;
  const ratedMs = before.rendition ? playedMs : 0;
  const hasRunDry = before.state === 'PLAYING' && view.state === 'BUFFERING' && isNear(before, view);
  const hasBegun = view.state === 'PLAYING' || view.state === 'READY';
  return {
    ...figures,
    startMs: startMs ?? (hasBegun ? Math.max(0, at - requestedAt) : undefined),
    playedMs: figures.playedMs + playedMs,
    ratedMs: figures.ratedMs + ratedMs,
    ratedBits: figures.ratedBits + ((before.rendition?.bitsPerSecond ?? 0) * ratedMs) / 1000,
    rebufferCount: figures.rebufferCount + (hasRunDry ? 1 : 0),
    rebufferMs: figures.rebufferMs + (figures.isRebuffering ? passedMs : 0),
    errorCount: figures.errorCount + (view.state === 'ERROR' && before.state !== 'ERROR' ? 1 : 0),
    isRebuffering: view.state === 'BUFFERING' && (hasRunDry || figures.isRebuffering),
    view,
    viewedAt: at,
  };
}

function isNear(one: FigureView, other: FigureView): boolean {
  return Math.abs(one.positionSeconds - other.positionSeconds) <= samePlaceSeconds;
}

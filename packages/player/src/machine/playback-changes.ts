import { AppError, durationsMs, type Instant, isAppError, type MediaSeconds } from '@fjernsyn/kernel';
import { toLiveEdge } from '../live/live-window';
import { clampToWindow } from '../media/seek-window';
import { toPlaybackFailure } from '../playback-failure';
import { countHeldSteps, toStepSeconds } from '../seek/held-steps';
import { type ScanDirection, toNextScanRate } from '../seek/scan-rate';
import { toMediaTime } from '../time/wall-clock';
import { isSeekDue, type PlaybackContext, positionOf, withoutMedia } from './playback-context';
import { playbackTiming } from './playback-timing';
import { lookAtStall, withLadder, withLoss, withoutLoss, withSeekCounted } from './recovery-changes';
import { withNextSource } from './source-changes';

type Change = Partial<PlaybackContext>;

/** The context when the file that plays has failed and the next one is tried. */
export function withNextFile(context: PlaybackContext, thrown: unknown): Change {
  const earlierError = context.earlierError ?? (isOfEngine(thrown) || !isAppError(thrown) ? undefined : thrown);
  return { ...withoutMedia(context), ...withNextSource(context), earlierError };
}

/** The context before another try, which the viewer wants to play. */
export function withoutFailure(context: PlaybackContext): Change {
  return { ...withoutLoss(context), failure: undefined, earlierError: undefined, isPlayIntended: true };
}

/** The context after looking once more whether the position moves; media that do not come are a connection that may be lost. */
export function withStallLooked(context: PlaybackContext): Change {
  const { ladder, step } = lookAtStall(context);
  const climbed = { ...context, ...withLadder(context, ladder) };
  const isSuspect = step?.type === 'reload' && context.observation.isWaiting;
  return isSuspect ? withLoss(climbed, new AppError('media/network')) : withLadder(context, ladder);
}

/** The context when the last file has failed: a device that could not play that one is not to blame for the files before it. */
export function withFailure({ earlierError }: PlaybackContext, thrown: unknown): Change {
  return { failure: toPlaybackFailure(isOfEngine(thrown) ? (earlierError ?? thrown) : thrown) };
}

function isOfEngine(thrown: unknown): boolean {
  return isAppError(thrown, 'media/unsupported');
}

/** The context with the preview at a place, as near as can be sought. */
export function withPreviewAt({ observation, isLive }: PlaybackContext, seconds: MediaSeconds): Change {
  return { previewSeconds: clampToWindow(seconds, observation, isLive) };
}

/** The context with the preview moved on, or begun where the viewer is. */
function withPreviewMoved(context: PlaybackContext, bySeconds: MediaSeconds): Change {
  return withPreviewAt(context, (context.previewSeconds ?? positionOf(context)) + bySeconds);
}

/** The context with the preview moved by a step, which is longer the longer its key is held. */
export function withPreviewStep(context: PlaybackContext, bySeconds: MediaSeconds, isHeld: boolean): Change {
  const heldSteps = countHeldSteps(context.heldSteps, bySeconds, isHeld);
  return { heldSteps, ...withPreviewMoved(context, toStepSeconds(bySeconds, heldSteps)) };
}

/** Whether there is anywhere to go. */
export function canSeek({ observation, isLive }: PlaybackContext): boolean {
  return clampToWindow(0, observation, isLive) !== undefined;
}

/** The context with the preview where a live stream is live. */
export function withPreviewAtEdge({ observation }: PlaybackContext): Change {
  return { previewSeconds: toLiveEdge(observation.seekableSeconds) };
}

/** The context with the preview at a moment of wall-clock time; as it was where the stream tells none. */
export function withPreviewAtInstant(context: PlaybackContext, at: Instant): Change {
  const { originAt } = context.observation;
  return originAt === undefined ? {} : withPreviewAt(context, toMediaTime(originAt, at));
}

/** The context with a scan that runs as fast as another press makes it. */
export function withScan(context: PlaybackContext, direction: ScanDirection): Change {
  const scanRate = toNextScanRate(context.scanRate, direction);
  return { scanRate, previewSeconds: context.previewSeconds ?? positionOf(context) };
}

/** The context once a scan has run for a moment. */
export function withScanRun(context: PlaybackContext): Change {
  return withPreviewMoved(context, (context.scanRate * playbackTiming.scanTickMs) / durationsMs.second);
}

/**
 * Whether the engine is on its way, whoever has sent it: another place is then held until it has arrived, and takes the place of one that is
 * held.
 */
export function isSeekInFlight({ observation }: PlaybackContext): boolean {
  return observation.isSeeking;
}

/** The context once the engine was told of the place that was held, where it has come to that. */
export function withSeekSent(context: PlaybackContext): Change {
  const { seekTarget, observation } = context;
  if (!seekTarget || !isSeekDue(context)) return {};
  return { seekTarget: { seconds: seekTarget.seconds, fromSeconds: observation.positionSeconds } };
}

/** The context once the engine was sent to the preview, or is to be when it has arrived elsewhere. */
export function withSeekTarget(context: PlaybackContext): Change {
  const { previewSeconds, observation } = context;
  if (previewSeconds === undefined) return {};
  const fromSeconds = observation.positionSeconds;
  const isHeld = isSeekInFlight(context);
  return {
    ...withSeekCounted(context),
    startAt: undefined,
    hasSlid: false,
    previewSeconds: undefined,
    seekTarget: { seconds: previewSeconds, fromSeconds, isHeld },
  };
}

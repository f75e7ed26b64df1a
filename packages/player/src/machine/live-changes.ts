import type { Instant, MediaSeconds } from '@fjernsyn/kernel';
import { clampToLive, followWindow, toSlideTarget } from '../live/live-window';
import { toLiveWindow, toSecondsBehindLive } from '../media/playback-window';
import { toMediaTime, toWallClock } from '../time/wall-clock';
import type { PlaybackContext } from './playback-context';
import { playbackTiming } from './playback-timing';

type Change = Partial<PlaybackContext>;

/** Where what plays of a live stream has to be moved, so that its window does not leave it behind; undefined where it can stay. */
export function slideTargetOf(context: PlaybackContext): MediaSeconds | undefined {
  const { isLive, observation, previewSeconds, windowMotion } = context;
  const { isLoaded, isSeeking, positionSeconds, seekableSeconds } = observation;
  if (!isLive || !isLoaded || isSeeking || previewSeconds !== undefined || !windowMotion) return undefined;
  return toSlideTarget(positionSeconds, seekableSeconds, windowMotion.kind);
}

/** The context after looking once more how the window of a live stream moves. */
export function withWindowFollowed(context: PlaybackContext): Change {
  const { isLive, observation, windowMotion, isPlayIntended } = context;
  if (!isLive || !observation.isLoaded) return {};
  return {
    windowMotion: followWindow(windowMotion, observation.seekableSeconds, playbackTiming.checkMs),
    hasSlid: !isPlayIntended && (context.hasSlid || slideTargetOf(context) !== undefined),
  };
}

/** The moment at which a live stream that is loaded anew goes on: undefined at its edge, or where it tells no time. */
export function toMomentToKeep(context: PlaybackContext, positionSeconds: MediaSeconds): Instant | undefined {
  const { isLive, observation, startAt } = context;
  const { originAt } = observation;
  if (!isLive || originAt === undefined) return startAt;
  const isBehind = toSecondsBehindLive(toLiveWindow(observation), positionSeconds) > 0;
  return isBehind ? toWallClock(originAt, positionSeconds) : undefined;
}

/** The place of the moment at which a live stream is to begin, as soon as it is known; in a window that is too short to be sought in too. */
export function startOf({ startAt, isLive, observation }: PlaybackContext): MediaSeconds | undefined {
  const { originAt, isLoaded, isSeeking, seekableSeconds } = observation;
  const isKnown = isLoaded && !isSeeking && seekableSeconds.end > seekableSeconds.start;
  if (!isLive || !isKnown || startAt === undefined || originAt === undefined) return undefined;
  return clampToLive(toMediaTime(originAt, startAt), seekableSeconds);
}

/** The context once the engine was sent to {@link startOf}. */
export function withStartTaken(context: PlaybackContext): Change {
  const seconds = startOf(context);
  if (seconds === undefined) return {};
  return { startAt: undefined, seekTarget: { seconds, fromSeconds: context.observation.positionSeconds } };
}

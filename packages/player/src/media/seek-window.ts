import type { MediaSeconds } from '@fjernsyn/kernel';
import type { MediaObservation } from '@fjernsyn/platform';

/** How far before its end a film can be sought: engines that are sent to the very end often neither end nor play. */
const endMarginSeconds = 1;

/** Brings a position into what can be played; undefined while that is not known. */
export function clampToWindow(
  positionSeconds: MediaSeconds,
  observation: MediaObservation,
  isLive: boolean,
): MediaSeconds | undefined {
  const { start, end } = observation.seekableSeconds;
  if (!(end > start)) return undefined;
  const last = isLive ? end : Math.max(start, end - endMarginSeconds);
  return Math.min(last, Math.max(start, positionSeconds));
}

import type { MediaSeconds } from '@fjernsyn/kernel';
import type { MediaObservation } from '@fjernsyn/platform';
import { clampToLive, isWindowRoomy } from '../live/live-window';

/** How far before its end a film can be sought: engines that are sent to the very end often neither end nor play. */
const endMarginSeconds = 1;

/** Brings a position into what can be played; undefined for what is no number, while it is not known, and where a live stream keeps too little. */
export function clampToWindow(
  positionSeconds: MediaSeconds,
  observation: MediaObservation,
  isLive: boolean,
): MediaSeconds | undefined {
  const { start, end } = observation.seekableSeconds;
  if (Number.isNaN(positionSeconds)) return undefined;
  if (isLive) return isWindowRoomy({ start, end }) ? clampToLive(positionSeconds, { start, end }) : undefined;
  if (!(end > start)) return undefined;
  return Math.min(Math.max(start, end - endMarginSeconds), Math.max(start, positionSeconds));
}

import { type DurationMs, durationsMs, type Instant } from '@fjernsyn/kernel';
import type { WatchedValue } from './mark-states';

/** How long what was watched counts as known (S9.13). */
export const watchedShelfLifeMs: DurationMs = durationsMs.hour;

/** What counts of watching an item, by this set and by the service: the newer, but for a beginning that only hides where somebody was. */
export function mergeWatched(own: WatchedValue, taken: WatchedValue): WatchedValue {
  if (own === undefined || taken === undefined) return taken;
  if (!taken.isFullyWatched && taken.positionSeconds === 0 && own.positionSeconds > 0) return own;
  return (own.lastWatchedAt ?? 0) > (taken.lastWatchedAt ?? 0) ? own : taken;
}

/** Whether what was watched is read anew: something was watched, and it was read, longer ago than an hour (S9.13). */
export function isWatchedDue(
  { watchedAt, readAt }: { readonly watchedAt: Instant; readonly readAt: Instant },
  now: Instant,
): boolean {
  // A clock that was set back meanwhile tells nothing of the time: then it may have been long.
  return [watchedAt, readAt].every((at) => Math.abs(now - at) > watchedShelfLifeMs);
}

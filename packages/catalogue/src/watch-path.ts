import type { Instant } from '@fjernsyn/kernel';
import { type EventTimes, eventStateAt } from './event-state';
import type { Sitemap } from './sitemap';

/** What is known of something that may play. */
export interface WatchableItem extends Partial<EventTimes> {
  readonly id: string;
  /** Where the service plays it. */
  readonly watchPath?: string | undefined;
  /** The channel that an event goes out on. */
  readonly channelId?: string | undefined;
}

/**
 * Where an item plays at an instant: a channel, and an event that is on, at the page of live television; anything else at the service's own
 * path, or at one made of its pattern. Undefined where it cannot be watched now (C2.24, C2.25).
 */
export function watchPathOf(sitemap: Pick<Sitemap, 'pathWith'>, item: WatchableItem, now: Instant): string | undefined {
  const { id, type, watchPath, channelId = id } = item;
  const atWatch = (): string | undefined => watchPath ?? sitemap.pathWith('Watch', `_${id}`);
  if (type === 'channel') return sitemap.pathWith('TVLive', id) ?? atWatch();
  if (type !== 'event') return atWatch();
  if (eventStateAt({ ...item, type }, now) !== 'Live') return watchPath;
  return sitemap.pathWith('TVLive', channelId) ?? atWatch();
}

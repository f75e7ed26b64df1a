import { type DurationMs, durationsMs, type Instant } from '@fjernsyn/kernel';
import type { Clock, Random } from '@fjernsyn/platform';

/** After how long without a search the next one is of another session (S9). */
const restMs: DurationMs = 5 * durationsMs.minute;

/** Tells the session of analytics that searches belong to: an id by chance, which says nothing of who searches. */
export function createSearchVisit(clock: Pick<Clock, 'now'>, random: Pick<Random, 'uuid'>): () => string {
  let id: string | undefined;
  let usedAt: Instant = 0;
  return () => {
    const now = clock.now();
    if (id === undefined || Math.abs(now - usedAt) >= restMs) id = random.uuid();
    usedAt = now;
    return id;
  };
}

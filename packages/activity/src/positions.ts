import type { WatchedItems } from '@fjernsyn/api';
import type { MediaSeconds } from '@fjernsyn/kernel';
import { toWatchedValue } from './books';
import type { Changes } from './changes';
import { isWithoutPosition, type PlayedItem } from './marked-item';

/** Dependencies of {@link createPositions}. */
export interface PositionsDeps {
  readonly watched: Pick<WatchedItems, 'save'>;
  readonly changes: Pick<Changes, 'books' | 'carryOut' | 'events' | 'sameViewer'>;
}

/** Where items were left. */
export interface Positions {
  /** Saves a position that differs from what is known; while one is on its way, the newest waits (C4.32). */
  save(item: PlayedItem, seconds: MediaSeconds): Promise<void>;
  clear(): void;
}

/** Makes the {@link Positions}. */
export function createPositions({ watched, changes }: PositionsDeps): Positions {
  const { books, events } = changes;
  const waiting = new Map<string, MediaSeconds>();

  const send = async (item: PlayedItem, positionSeconds: MediaSeconds): Promise<void> => {
    const { isFullyWatched = false, lastWatchedAt } = books.watched.read(item.id).confirmed ?? {};
    const isSame = changes.sameViewer();
    await changes.carryOut({
      kind: books.watched,
      action: { kind: 'save-position', item, positionSeconds },
      value: { positionSeconds, isFullyWatched, lastWatchedAt },
      async send() {
        const answer = await watched.save(item.id, positionSeconds);
        // An answer that names no position is about the one that was sent.
        return { ...toWatchedValue(answer), positionSeconds: answer.positionSeconds || positionSeconds };
      },
      keyOf: (value) => value?.positionSeconds,
    });
    if (!isSame()) return;
    if (!isFullyWatched && books.watched.read(item.id).confirmed?.isFullyWatched === true)
      events.emit({ type: 'watched', item });
    const next = waiting.get(item.id);
    waiting.delete(item.id);
    if (next !== undefined) await save(item, next);
  };

  const save = async (item: PlayedItem, seconds: MediaSeconds): Promise<void> => {
    const positionSeconds = Math.max(0, Math.floor(seconds));
    if (isWithoutPosition(item) || !Number.isFinite(positionSeconds)) return;
    const { confirmed, wished } = books.watched.read(item.id);
    if (wished !== undefined) waiting.set(item.id, positionSeconds);
    else if (positionSeconds !== (confirmed?.positionSeconds ?? 0)) await send(item, positionSeconds);
  };

  return { save, clear: () => waiting.clear() };
}

import { type CatalogueEntry, entriesById, type TitleEntry } from './catalogue';
import { channels } from './channels';

const kinds = { show: 'series', season: 'season', episode: 'playable', program: 'playable' } as const;

/** The id that a title has where programmes are produced. */
export function customIdOf({ type, id }: TitleEntry): string {
  return `urn:dr:ocs:tv:content:${kinds[type]}:00${id}`;
}

/** The entry of such an id, or of the short code of a channel. */
export function entryOfCustomId(customId: string): CatalogueEntry | undefined {
  const channel = Object.values(channels).find(({ shortCode }) => shortCode === customId);
  const entry = entriesById.get(channel?.id ?? /:00(\d+)$/.exec(customId)?.[1] ?? '');
  if (entry === undefined || channel !== undefined) return entry;
  return entry.type in kinds && customIdOf(entry as TitleEntry) === customId ? entry : undefined;
}

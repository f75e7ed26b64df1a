import { type CatalogueEntry, entriesById } from '@fjernsyn/reference-catalogue';
import type { Continued } from '../viewer/continue-watching';
import { toItem } from './to-item';
import type { AnswerContext, Wire } from './wire';

/** How the list of what is being watched is written. */
export interface ContinueWatchingRequest {
  /** What stands for a show: itself, its season or its episode. */
  readonly showItemType: 'show' | 'season' | 'episode';
  /** What goes along with an item that a show stands behind. */
  readonly include: readonly string[];
}

/** A title of the list, and the entry that stands for it there. */
export interface ContinuedItem extends Continued {
  readonly entry: CatalogueEntry;
}

/** The entry that stands for a title of the list. */
export function toContinuedItem(continued: Continued, { showItemType }: ContinueWatchingRequest): ContinuedItem {
  const { title, episode } = continued;
  if (episode === undefined || showItemType === 'show') return { ...continued, entry: title };
  return { ...continued, entry: showItemType === 'season' ? (seasonOf(episode) ?? title) : episode };
}

/** The items of a page, and what goes along with each; an empty page says nothing more. A film has nothing, news not even a place for it. */
export function toContinueWatching(
  shown: readonly ContinuedItem[],
  { include }: ContinueWatchingRequest,
  context: AnswerContext,
): Wire & { readonly items: readonly Wire[] } {
  const items = shown.map(({ entry }) => toItem(entry, context));
  const inclusions = shown
    .filter(({ episode }) => episode?.show.channel !== 'news')
    .map(({ entry, title, episode }) => {
      const all = { episode, season: episode && seasonOf(episode), show: episode && title };
      const wanted = Object.entries(all).filter(([name, own]) => include.includes(name) && own?.id !== entry.id);
      return [
        entry.id,
        Object.fromEntries(wanted.flatMap(([name, own]) => (own === undefined ? [] : [[name, toItem(own, context)]]))),
      ];
    });
  return {
    items,
    ...(items.length > 0 && {
      listData: { ContinueWatching: { itemInclusions: Object.fromEntries(inclusions) } },
    }),
  };
}

function seasonOf({ seasonId }: { readonly seasonId: string }): CatalogueEntry | undefined {
  return entriesById.get(seasonId);
}

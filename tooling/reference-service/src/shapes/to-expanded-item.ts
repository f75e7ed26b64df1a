import {
  type CatalogueEntry,
  entriesById,
  episodesOf,
  newestSeasonOf,
  type SeasonEntry,
  type ShowTitle,
  seasonsOf,
  showEntry,
} from '@fjernsyn/reference-catalogue';
import { dayInWords, morningBefore } from './dates';
import { toItem, toItemDetail } from './to-item';
import type { ListRequest } from './to-list';
import type { AnswerContext, Wire } from './wire';

/** What an item call may ask for beside the item. */
export type Expand = 'none' | 'all' | 'children' | 'ancestors' | 'parent';

/** An item with its children, its ancestors or both. */
export function toExpandedItem(entry: CatalogueEntry, expand: Expand, context: AnswerContext): Wire {
  const item = toItemDetail(entry, context);
  const hasChildren = expand === 'all' || expand === 'children';
  const hasShow = expand === 'all' || expand === 'ancestors';
  switch (entry.type) {
    case 'show':
      return hasChildren
        ? { ...item, ...nextEpisode(entry.show, context), seasons: seasonList(entry.show, context) }
        : item;
    case 'season':
      return {
        ...item,
        ...(hasChildren && { episodes: episodeList(entry, context) }),
        ...((hasShow || expand === 'parent') && { show: showOf(entry.show, context) }),
      };
    case 'episode': {
      const season = entriesById.get(entry.seasonId);
      if (season?.type !== 'season') return item;
      return {
        ...item,
        ...((hasShow || expand === 'parent') && {
          season: { ...toItemDetail(season, context), episodes: episodeList(season, context) },
        }),
        ...(hasShow && { show: showOf(entry.show, context) }),
      };
    }
    default:
      return item;
  }
}

/** What a page answers for an entry: a show is answered by its newest season. */
export function toPageItem(entry: CatalogueEntry, expand: Expand, context: AnswerContext): Wire {
  return toExpandedItem(entry.type === 'show' ? newestSeasonOf(entry.show) : entry, expand, context);
}

/** A page of the children of an entry, seasons newest first; undefined where it has none. */
export function toChildren(
  entry: CatalogueEntry,
  { page, pageSize }: Pick<ListRequest, 'page' | 'pageSize'>,
  context: AnswerContext,
): Wire | undefined {
  const children = childrenOf(entry);
  return (
    children && {
      id: `${entry.id}-children`,
      path: '',
      items: children.slice((page - 1) * pageSize, page * pageSize).map((child) => toItem(child, context)),
      size: children.length,
      paging: { total: Math.ceil(children.length / pageSize), page, size: pageSize, options: { pageSize } },
    }
  );
}

function childrenOf(entry: CatalogueEntry): readonly CatalogueEntry[] | undefined {
  if (entry.type === 'show') return [...seasonsOf(entry.show)].reverse();
  return entry.type === 'season' ? episodesOf(entry) : undefined;
}

function showOf(show: ShowTitle, context: AnswerContext): Wire {
  return {
    ...toItemDetail(showEntry(show), context),
    ...nextEpisode(show, context),
    seasons: seasonList(show, context),
  };
}

/** Newest first. */
function seasonList(show: ShowTitle, context: AnswerContext): Wire {
  return subList(`${show.id}-seasons`, [...seasonsOf(show)].reverse(), context);
}

function episodeList(season: SeasonEntry, context: AnswerContext): Wire {
  return subList(`${season.id}-episodes`, episodesOf(season), context);
}

function subList(id: string, entries: readonly CatalogueEntry[], context: AnswerContext): Wire {
  return {
    id,
    path: '',
    items: entries.map((entry) => toItem(entry, context)),
    size: entries.length,
    paging: { total: 1, page: 1, size: 200, options: { pageSize: 200 } },
  };
}

function nextEpisode(show: ShowTitle, context: AnswerContext): Wire {
  if (show.isOngoing !== true) return {};
  const availableAt = morningBefore(context.nowAt, -5) + 14 * 3_600_000;
  return {
    nextEpisode: { available: `${dayInWords(availableAt)} | 20:00`, availableUTC: String(availableAt / 1_000) },
  };
}

import { type CatalogueEntry, titleBehind } from './catalogue';

/** A list of the catalogue: its ids never repeat within it. */
export interface ListDefinition {
  readonly id: string;
  readonly title: string;
  /** What is in it at a moment (epoch ms); only lists of events differ from one to the next. */
  entriesAt(nowAt: number): readonly CatalogueEntry[];
  /** Filled by recommendations: the list call itself has nothing to give. */
  readonly isRecommended?: boolean;
}

/** A rail before it is known what stands near it. */
export interface RailDraft {
  readonly id: string;
  readonly title: string;
  /** In the editor's order; those that stand near already are passed over. */
  readonly from: readonly CatalogueEntry[];
  /** How many at most; 24 where it is missing. */
  readonly size?: number;
  /** Whether it may hold several episodes of one show. */
  readonly isOfEpisodes?: boolean;
  /** Whether a row without titles stands above it: then it looks one rail up, not two. */
  readonly isApart?: boolean;
}

const fullRail = 24;

/** A list whose entries stay as they are. */
export function fixedList(id: string, title: string, entries: readonly CatalogueEntry[]): ListDefinition {
  return { id, title, entriesAt: () => entries };
}

/** What an entry is about: the show or film behind it, else the entry itself. */
export function rootOf(entry: CatalogueEntry): string {
  return titleBehind(entry)?.id ?? entry.id;
}

/**
 * Rails as they follow each other on a page. What stands in one of the two rails above is left out of the next; by what that is known, the
 * show or film behind an entry or its id alone, is the page's choice.
 */
export function composeRails(
  drafts: readonly RailDraft[],
  keyOf: (entry: CatalogueEntry) => string = rootOf,
): readonly ListDefinition[] {
  const shown: (readonly string[])[] = [];
  return drafts.map(({ id, title, from, size = fullRail, isOfEpisodes = false, isApart = false }) => {
    const above = new Set(shown.slice(isApart ? -1 : -2).flat());
    const entries: CatalogueEntry[] = [];
    const mine = new Set<string>();
    for (const entry of from) {
      const own = isOfEpisodes ? entry.id : rootOf(entry);
      if (entries.length === size || mine.has(own) || above.has(keyOf(entry))) continue;
      entries.push(entry);
      mine.add(own);
    }
    shown.push(entries.map(keyOf));
    return fixedList(id, title, entries);
  });
}

import { emptyRail, type FoundGroup, fillRail, type SearchRail, type TileModel } from '@fjernsyn/catalogue';
import { parseItemList } from '@fjernsyn/contracts';
import { createObservable, type Observable } from '@fjernsyn/kernel';
import { toListModel } from '@fjernsyn/lists';
import type { Search, SearchView } from '@fjernsyn/shell';
import { pictureOf } from '@fjernsyn/ui/testing';

/** A search without a service, whose view a test sets, and whose commands it hears. */
export interface FakeSearch extends Search {
  readonly view: Observable<SearchView>;
}

const nothing: SearchView = {
  text: '',
  state: 'idle',
  term: '',
  groups: [],
  total: 0,
  error: undefined,
  isRetrying: false,
  recent: [],
};

/** Makes a {@link FakeSearch}; what is typed stands in its field, and `heard` takes each command. */
export function createFakeSearch(
  view: Partial<SearchView> = {},
  heard: (command: string, text?: string) => void = () => undefined,
): FakeSearch {
  const shown = createObservable<SearchView>({ ...nothing, ...view });
  return {
    view: shown,
    type(text, source) {
      shown.set({ ...shown.get(), text });
      heard(source, text);
    },
    submit: () => heard('submit'),
    retry: () => heard('retry'),
    chooseRecent: (term) => heard('choose', term),
    removeRecent(term) {
      const { recent } = shown.get();
      shown.set({ ...shown.get(), recent: recent.filter((other) => other !== term) });
      heard('remove', term);
    },
  };
}

/** A group of what was found. */
export function foundRail(group: FoundGroup, titles: readonly string[], role: SearchRail['role'] = 'wide'): SearchRail {
  const id = `search-${group}`;
  const items = titles.map((title, index) => ({
    id: `${group}-${index}`,
    type: 'show',
    title,
    path: `/serie/${group}-${index}`,
    tagline: 'Krimi',
    availableSeasonCount: 2,
    offers: [],
    customFields: {},
  }));
  const sent = { id, path: `/liste/${id}`, size: titles.length, items, paging: { total: 1, page: 1, size: 24 } };
  const list = toListModel(
    parseItemList(sent, () => undefined),
    () => undefined,
  );
  const rail = fillRail(emptyRail({ id, title: '', role }), list);
  return {
    ...rail,
    group,
    tileAt(index): TileModel | undefined {
      const tile = rail.tileAt(index);
      return tile && { ...tile, image: () => pictureOf(index + group.length) };
    },
  };
}

/** What a search for “hav” finds. */
export const foundSeries: readonly SearchRail[] = [
  foundRail('series', ['Havgus', 'Havmøllerne', 'Havet under isen', 'Havets børn', 'Havnen']),
  foundRail(
    'playable',
    ['Tove', 'Fru Holms sidste sommer', 'Jernvinter', 'Dommeren', 'Grænsehandel', 'Havfruen'],
    'poster',
  ),
];

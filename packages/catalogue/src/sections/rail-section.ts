import type { PageEntry } from '@fjernsyn/contracts';
import { type ListModel, toListKey } from '@fjernsyn/lists';
import { type RailModel, toRailModel } from '../rail-model';
import type { TileRole } from '../tile-model';
import { isListEntry, plainTemplate, readEntryList } from './list-entry';
import type { SectionPlace, SectionReader } from './section-reader';

/** A rail of tiles. */
export interface RailSection extends RailModel {
  readonly kind: 'rail';
}

/** Roles of tiles by template. */
const roles: readonly (readonly [RegExp, TileRole])[] = [
  [/^T[12]$/, 'wide'],
  [/^TB4$/, 'wide'],
  [/^P\d$/, 'poster'],
  [/^S\d$/, 'square'],
  [/^B\d+$/, 'block'],
  [/^TX1$/, 'link'],
  [/^EPG5$/, 'channel'],
];

/** Reads a rail: of wide tiles where its template is unknown. */
export const railReader: SectionReader<RailSection> = {
  isFor: isListEntry,
  read(entry, place) {
    const list = readEntryList(entry, place);
    if (list === undefined) return undefined;
    const { moreLinkUrl } = entry.customFields;
    const more = moreLinkUrl?.startsWith('/') ? { moreLinkPath: moreLinkUrl } : {};
    const head = { id: place.id, title: entry.title ?? '', role: roleOf(entry), ...more };
    return { kind: 'rail', ...toRailModel(head, recommended(list, entry, place)) };
  },
};

/** The list that a page recommends with its item: for a profile it is read once more, by a call that knows both (C7.30). */
function recommended(list: ListModel, { type }: PageEntry, { hasProfile, itemId }: SectionPlace): ListModel {
  const isForProfile = type === 'RecommendationEntry' && hasProfile && itemId !== undefined;
  return isForProfile ? { ...list, key: toListKey({ ...list.key, contentId: itemId }) } : list;
}

function roleOf(entry: PageEntry): TileRole {
  const template = plainTemplate(entry);
  return roles.find(([pattern]) => pattern.test(template))?.[1] ?? 'wide';
}

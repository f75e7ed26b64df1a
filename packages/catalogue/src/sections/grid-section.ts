import type { RawItemList, ReportFault } from '@fjernsyn/contracts';
import { toListModel } from '@fjernsyn/lists';
import { type RailModel, toRailModel } from '../rail-model';
import type { TileRole } from '../tile-model';
import { isListEntry, isOfViewerAway, plainTemplate } from './list-entry';
import type { SectionPlace, SectionReader } from './section-reader';

/** The tiles of a list in rows, on a page of its own. */
export interface GridSection extends RailModel {
  readonly kind: 'grid';
}

/** Templates that scroll on through a whole list, by the shape of its tiles; what names none chooses by itself. */
const scrolling = /^(?:Continuous Scroll|CS\d)/;
const roles: readonly (readonly [RegExp, TileRole])[] = [
  [/^CS2$| Poster$/, 'poster'],
  [/^CS4$| Square$/, 'square'],
  [/^CS5$| Block$/, 'block'],
];

/** The type of an entry that shows the list of its page. */
export const listDetailType = 'ListDetailEntry';

/** The template of a viewer's row, wherever it stands. */
const viewersRow = 'U2';

/** Reads a list that scrolls on (C2.26), or that of a viewer which is all of its page. One that is empty stays, as the page has nothing else to say so. */
export const gridReader: SectionReader<GridSection> = {
  isFor: (entry, { isAlone }) =>
    entry.type === listDetailType ||
    (entry.type === 'UserEntry' && isAlone && plainTemplate(entry) !== viewersRow) ||
    (isListEntry(entry) && scrolling.test(plainTemplate(entry))),
  read(entry, place) {
    const { list, title = '' } = entry;
    if (list === undefined || isOfViewerAway(entry, place)) return undefined;
    const template = plainTemplate(entry);
    const role = roles.find(([pattern]) => pattern.test(template))?.[1] ?? 'wide';
    return toGrid(list, { id: place.id, title: title || (list.title ?? ''), role }, place.report);
  },
};

/** The list that a page is about, where no entry shows it. */
export function toPageGrid(list: RawItemList, { id, report }: Pick<SectionPlace, 'id' | 'report'>): GridSection {
  return toGrid(list, { id, title: list.title ?? '', role: 'wide' }, report);
}

function toGrid(list: RawItemList, head: Pick<RailModel, 'id' | 'title' | 'role'>, report: ReportFault): GridSection {
  return { kind: 'grid', ...toRailModel(head, toListModel(list, report)) };
}

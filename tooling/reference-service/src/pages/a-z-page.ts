import { listsById, titleOf } from '@fjernsyn/reference-catalogue';
import { compareDanish } from '../shapes/compare-danish';
import { titleGroupKey } from '../shapes/to-list';
import type { PageFrame } from '../shapes/to-page';
import type { EntryPlan } from '../shapes/to-page-entry';

/** The frame of the page that holds the whole collection. */
export const aToZFrame: PageFrame = {
  id: '700313',
  path: '/kategorier/a-aa',
  template: 'Home',
  key: 'TVAZ',
  title: 'Hele samlingen A–Å',
};

/** One rail a letter, in Danish order; all share one list id and differ in its parameter. */
export function aToZPlans(): readonly EntryPlan[] {
  const entries = listsById.get('400020')?.entriesAt(0) ?? [];
  const letters = [...new Set(entries.map((entry) => titleGroupKey(titleOf(entry))))];
  letters.sort(compareDanish);
  return [
    { kind: 'list', template: 'TX1', title: aToZFrame.title, listId: '400006', more: '-' },
    ...letters.map(
      (letter): EntryPlan => ({
        kind: 'list',
        template: 'T1',
        title: letter.toUpperCase(),
        listId: '400020',
        parameter: `TitleGroupKey:${letter}`,
        more: '-',
      }),
    ),
  ];
}

import { archiveListId } from '@fjernsyn/reference-catalogue';
import type { EntryPlan } from '../shapes/to-page-entry';
import type { PlannedPage } from './planned-page';

const railCount = 100;
const templates = ['T1', 'P1', 'T2', 'S1', 'P2'] as const;

/** The archive below history, in a few rails, and a page of a hundred rails that are a thousand long; no menu leads to either. */
export const archivePages: readonly PlannedPage[] = [
  {
    frame: {
      id: '718053',
      path: '/kategorier/historie/filmjournal',
      template: 'Sub Category',
      title: 'Ugens filmjournal',
    },
    plans: [
      { kind: 'list', template: 'T2', title: 'Alle uger', listId: archiveListId, more: '/filmjournal' },
      shelf(7, 'P1', 'Fra midten af hylden'),
    ],
  },
  {
    frame: { id: '718054', path: '/kategorier/lange-raekker', template: 'Category', title: 'Lange rækker' },
    plans: Array.from({ length: railCount }, (_, index) =>
      shelf(index + 1, templates[index % templates.length] ?? 'T1', `Hylde ${index + 1}`),
    ),
  },
];

function shelf(number: number, template: string, title: string): EntryPlan {
  return { kind: 'list', template, title, listId: archiveListId, parameter: `Shelf:${number}`, more: '-' };
}

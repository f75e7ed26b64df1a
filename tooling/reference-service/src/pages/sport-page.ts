import { competitionListId, competitions } from '@fjernsyn/reference-catalogue';
import type { PlannedPage } from './planned-page';

/** What is played: events around now, the competitions, and the teams. */
export const sportPage: PlannedPage = {
  frame: { id: '718011', path: '/kategorier/sport', template: 'Category', title: 'Sport' },
  plans: [
    { kind: 'list', template: 'T2', title: 'Sport lige nu', listId: '400017' },
    { kind: 'list', template: 'T1', title: 'Turneringer', listId: '400024' },
    ...competitions.map(
      ({ id, title }) => ({ kind: 'list', template: 'T1', title, listId: competitionListId(id) }) as const,
    ),
    { kind: 'list', template: 'S1', title: 'Hold', listId: '400025' },
  ],
};

import type { PlannedPage } from './planned-page';

/** The name of the page that the service frames: it is served below `/web`. */
export const termsName = 'betingelser';

/** A page that frames one of the web, and one whose template says nothing of what it holds. */
export const webPages: readonly PlannedPage[] = [
  {
    frame: { id: '700391', path: '/betingelser', template: 'Web View', title: 'Betingelser' },
    plans: [{ kind: 'web', title: 'Betingelser for brug', name: termsName }],
  },
  {
    frame: { id: '700392', path: '/om/aaret', template: 'Custom', title: 'Året på Fjernsyn' },
    plans: [
      {
        kind: 'text',
        title: 'Året, der gik',
        html: '<p>Tolv måneder, tre storme og én premiere, der kom en dag for sent.</p>',
      },
      { kind: 'list', template: 'T2', title: 'Det så I mest', listId: '400003', more: '/kategorier/serier' },
    ],
  },
];

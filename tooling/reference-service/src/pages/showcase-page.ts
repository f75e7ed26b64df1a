import { showcaseLists } from '@fjernsyn/reference-catalogue';
import type { PlannedPage } from './planned-page';

/** One of each kind: what a client must show beside the usual. In the sitemap, and in no menu. */
export const showcasePage: PlannedPage = {
  frame: { id: '718098', path: '/kategorier/lidt-af-hvert', template: 'Category', title: 'Lidt af hvert' },
  plans: showcaseLists.map(({ id, title }) => ({ kind: 'list', template: 'T1', title, listId: id })),
};

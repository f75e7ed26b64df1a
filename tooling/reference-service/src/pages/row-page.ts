import { archiveListId } from '@fjernsyn/reference-catalogue';
import type { EntryPlan } from '../shapes/to-page-entry';
import { viewerListNames } from '../shapes/viewer-list-names';
import type { PlannedPage } from './planned-page';

/** The families of rows that hold a list, and what a row of each shows. */
const listTemplates: readonly (readonly [listId: string, ...templates: readonly string[]])[] = [
  ['400001', 'DRH6', 'H1', 'H5', 'HS1'],
  ['400002', 'T1', 'T2', 'T3', 'DRTB4', 'TB2', 'D1', 'X1'],
  ['400007', 'P1', 'P2', 'P3', 'CS1'],
  ['400011', 'B1', 'B2', 'B4'],
  ['400019', 'S1', 'S2', 'S3'],
  ['400006', 'TX1'],
  ['400008', 'DREPG5', 'EPG1'],
  [archiveListId, 'Continuous Scroll', 'Continuous Scroll Automatic', 'CS5'],
];

const lists: readonly EntryPlan[] = listTemplates.flatMap(([listId, ...templates]) =>
  templates.map((template): EntryPlan => ({ kind: 'list', template, title: `Skabelon ${template}`, listId })),
);

/** A row of every family of templates, under the name of its template. In the sitemap, and in no menu. */
export const rowPage: PlannedPage = {
  frame: { id: '718055', path: '/kategorier/alle-raekker', template: 'Category', title: 'Alle rækker' },
  plans: [
    ...lists,
    { kind: 'viewer', template: 'DRU2', title: 'Fortsæt med at se' },
    { kind: 'viewer', template: 'U1', title: 'Min liste', list: viewerListNames.bookmarks },
    { kind: 'viewer', template: 'U3', title: 'Set for nylig', list: viewerListNames.watched },
    { kind: 'recommendation', template: 'P1 (TA)', title: '', listId: '400014' },
    { kind: 'promotion' },
    { kind: 'image', template: 'H9', text: 'Et bredt billede, som leder videre', link: '/om', role: 'hero7x1' },
    { kind: 'image', template: 'ED1', text: '', caption: 'Et højt billede, som man kun ser på.', role: 'block' },
    { kind: 'text', title: 'Tekst', html: '<p>En tekst mellem rækkerne.</p>' },
  ],
};

import type { PageFrame } from '../shapes/to-page';
import type { EntryPlan } from '../shapes/to-page-entry';

/** A page of rails under its own path. */
export interface CategoryPage {
  readonly frame: PageFrame;
  readonly plans: readonly EntryPlan[];
}

/** The category pages; the key of most is empty, as with the service. */
export const categoryPages: readonly CategoryPage[] = [
  category('718001', 'serier', 'Serier', [
    { kind: 'list', template: 'T2', title: 'Ny sæson', listId: '400016' },
    { kind: 'list', template: 'P2', title: 'Serier alle taler om', listId: '400003' },
    { kind: 'list', template: 'T1', title: 'Krimi til mørke aftener', listId: '400004', more: '/kategorier/krimi' },
    { kind: 'list', template: 'T1', title: 'Under en halv time', listId: '400015' },
    { kind: 'list', template: 'P1', title: 'Alle serier', listId: '400021' },
  ]),
  category('718002', 'film', 'Film', [
    { kind: 'list', template: 'P2', title: 'Film til en søndag', listId: '400012' },
    { kind: 'list', template: 'P1', title: 'Film fra nord', listId: '400007' },
    { kind: 'list', template: 'T1', title: 'Dokumentar', listId: '400010', more: '/kategorier/dokumentar' },
  ]),
  category('718003', 'krimi', 'Krimi – gåder til sofaen', [
    { kind: 'image', template: 'H9', text: 'Krimi', link: '', role: 'custom' },
    { kind: 'list', template: 'T2', title: 'Krimi til mørke aftener', listId: '400004' },
    { kind: 'list', template: 'P1', title: 'Film fra nord', listId: '400007', more: '/kategorier/film' },
    { kind: 'list', template: 'T1', title: 'Kommer snart', listId: '400030' },
  ]),
  category('718004', 'born', 'Børn', [
    { kind: 'list', template: 'T2', title: 'Til de yngste', listId: '400013' },
    { kind: 'list', template: 'S1', title: 'Emner', listId: '400009' },
  ]),
  category('718005', 'dokumentar', 'Dokumentar', [
    { kind: 'list', template: 'T2', title: 'Dokumentar', listId: '400010' },
    { kind: 'list', template: 'T1', title: 'Natur og rolige timer', listId: '400011' },
  ]),
  category('718006', 'nyheder', 'Nyheder', [{ kind: 'list', template: 'DRTB4', title: 'Overblik', listId: '400005' }]),
];

function category(id: string, name: string, title: string, plans: readonly EntryPlan[]): CategoryPage {
  return { frame: { id, path: `/kategorier/${name}`, template: 'Category', title }, plans };
}

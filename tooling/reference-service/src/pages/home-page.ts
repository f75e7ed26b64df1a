import type { EntryPlan } from '../shapes/to-page-entry';

/** The front page: every row template of the service once or more. */
export const homePlans: readonly EntryPlan[] = [
  { kind: 'list', template: 'DRH6', title: '', listId: '400001' },
  { kind: 'viewer', title: 'Fortsæt med at se' },
  { kind: 'list', template: 'T2', title: 'Nyt denne uge', listId: '400002', more: '/kategorier/serier' },
  { kind: 'list', template: 'P2', title: 'Serier alle taler om', listId: '400003', more: '/kategorier/serier' },
  { kind: 'promotion' },
  { kind: 'list', template: 'T1', title: 'Krimi fra nord', listId: '400004', more: '/kategorier/krimi' },
  { kind: 'list', template: 'DREPG5', title: 'Direkte kanaler', listId: '400008' },
  { kind: 'list', template: 'P1', title: 'Film til en lang aften', listId: '400007', more: '/kategorier/film' },
  { kind: 'list', template: 'T1', title: 'Natur i særklasse', listId: '400011', more: '/kategorier/natur' },
  { kind: 'list', template: 'DRTB4', title: 'Nyheder og overblik', listId: '400005', more: '/kategorier/nyheder' },
  { kind: 'list', template: 'T2', title: 'Dokumentar', listId: '400010', more: '/kategorier/dokumentar' },
  {
    kind: 'image',
    template: 'H9',
    text: 'Gå på opdagelse i hele samlingen',
    link: '/kategorier/a-aa',
    role: 'hero7x1',
  },
  { kind: 'list', template: 'T1', title: 'Sport lige nu', listId: '400017', more: '/kategorier/sport' },
  { kind: 'list', template: 'P2', title: 'Til børnene', listId: '400013', more: '/kategorier/born' },
  { kind: 'list', template: 'S1', title: 'Mad, der bliver talt om', listId: '400019', more: '/kategorier/mad' },
  { kind: 'list', template: 'T1', title: 'Historie', listId: '400018', more: '/kategorier/historie' },
  { kind: 'recommendation', template: 'T1 (TA)', title: '', listId: '400014' },
  { kind: 'list', template: 'T1', title: 'Kultur til kaffen', listId: '400022', more: '/kategorier/kultur' },
  { kind: 'list', template: 'TX1', title: 'Genveje', listId: '400006' },
  { kind: 'image', template: 'ED1', text: 'A–Å', link: '/kategorier/a-aa', role: 'hero7x1' },
];

import type { EntryPlan } from '../shapes/to-page-entry';

/** The front page: every row template of the service once or more. */
export const homePlans: readonly EntryPlan[] = [
  { kind: 'list', template: 'DRH6', title: '', listId: '400001' },
  { kind: 'viewer', title: 'Fortsæt med at se' },
  { kind: 'list', template: 'T2', title: 'Nyt denne uge', listId: '400002', more: '/kategorier/serier' },
  { kind: 'list', template: 'P2', title: 'Serier alle taler om', listId: '400003', more: '/kategorier/serier' },
  { kind: 'promotion' },
  { kind: 'list', template: 'T1', title: 'Krimi til mørke aftener', listId: '400004', more: '/kategorier/krimi' },
  { kind: 'list', template: 'DRTB4', title: 'Overblik', listId: '400005', more: '/kategorier/nyheder' },
  { kind: 'list', template: 'TX1', title: 'Genveje', listId: '400006' },
  { kind: 'list', template: 'P1', title: 'Film fra nord', listId: '400007', more: '/kategorier/film' },
  { kind: 'list', template: 'DREPG5', title: 'Lige nu på kanalerne', listId: '400008' },
  { kind: 'list', template: 'T1', title: 'Dokumentar', listId: '400010', more: '/kategorier/dokumentar' },
  { kind: 'list', template: 'S1', title: 'Emner', listId: '400009' },
  {
    kind: 'image',
    template: 'H9',
    text: 'Gå på opdagelse i hele samlingen',
    link: '/kategorier/a-aa',
    role: 'hero7x1',
  },
  { kind: 'list', template: 'T2', title: 'Under en halv time', listId: '400015' },
  { kind: 'list', template: 'P2', title: 'Film til en søndag', listId: '400012', more: '/kategorier/film' },
  { kind: 'list', template: 'T1', title: 'Til de yngste', listId: '400013', more: '/kategorier/born' },
  { kind: 'promotion' },
  { kind: 'recommendation', template: 'T1 (TA)', title: '', listId: '400014' },
  { kind: 'list', template: 'T1', title: 'Natur og rolige timer', listId: '400011' },
  { kind: 'image', template: 'ED1', text: 'A–Å', link: '/kategorier/a-aa', role: 'hero7x1' },
];

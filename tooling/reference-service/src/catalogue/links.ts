/** A tile that leads to a page instead of an item. */
export interface LinkTitle {
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

/** The links of the catalogue by id. */
export const links: readonly LinkTitle[] = [
  { id: '500001', title: 'Serier', path: '/kategorier/serier' },
  { id: '500002', title: 'Film', path: '/kategorier/film' },
  { id: '500003', title: 'Krimi', path: '/kategorier/krimi' },
  { id: '500004', title: 'Børn', path: '/kategorier/born' },
  { id: '500005', title: 'Dokumentar', path: '/kategorier/dokumentar' },
  { id: '500006', title: 'Hele samlingen fra A til Å', path: '/kategorier/a-aa' },
];

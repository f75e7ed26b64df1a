/** A tile that leads to a page instead of an item. */
export interface LinkTitle {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** For whom it is. */
  readonly details?: string;
}

/** The links of the catalogue by id. */
export const links: readonly LinkTitle[] = [
  { id: '500001', title: 'Serier', path: '/kategorier/serier' },
  { id: '500002', title: 'Film', path: '/kategorier/film' },
  { id: '500003', title: 'Krimi', path: '/kategorier/krimi' },
  { id: '500004', title: 'Børn', path: '/kategorier/born' },
  { id: '500005', title: 'Dokumentar', path: '/kategorier/dokumentar' },
  { id: '500006', title: 'Hele samlingen fra A til Å', path: '/kategorier/a-aa' },
  { id: '500007', title: 'Natur', path: '/kategorier/natur' },
  { id: '500008', title: 'Historie', path: '/kategorier/historie' },
  { id: '500009', title: 'Mad', path: '/kategorier/mad' },
  { id: '500010', title: 'Kultur', path: '/kategorier/kultur' },
  { id: '500011', title: 'Sport', path: '/kategorier/sport' },
  { id: '500012', title: 'Nyheder', path: '/kategorier/nyheder' },
  { id: '500013', title: 'Om Fjernsyn', path: '/om' },
  { id: '500014', title: 'Hjælp', path: '/hjaelp' },
  { id: '500021', title: 'Komet', path: '/ultra', details: '9–14 år' },
  { id: '500022', title: 'Hopla', path: '/ramasjang', details: '4–8 år' },
  { id: '500023', title: 'Pip', path: '/minisjang', details: '1–3 år' },
];

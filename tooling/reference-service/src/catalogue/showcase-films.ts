import type { FilmTitle } from './title';

/** One title for each thing that others of the catalogue do not have; they stand on a page of their own, and no search finds them. */
export const showcaseFilms: readonly FilmTitle[] = [
  {
    kind: 'film',
    id: '780001',
    itemType: 'movie',
    title: 'Den sidste fyrmester',
    scene: 'lighthouse',
    palette: 'dusk',
    tagline: 'Han skulle bare slukke lyset',
    description:
      'Fyret skal automatiseres, og fyrmesteren har en uge til at pakke fyrre år ned. Så kommer der et skib.',
    genres: ['Film', 'Drama'],
    channel: 'two',
    rating: 'MRAM-11',
    year: 2025,
    minutes: 104,
  },
  {
    kind: 'film',
    id: '780011',
    itemType: 'trailer',
    title: 'Den sidste fyrmester: trailer',
    scene: 'lighthouse',
    palette: 'dusk',
    tagline: 'To minutter fra en uge i oktober',
    description: 'Fyrmesteren pakker sine kort ned, og så blinker nogen tilbage fra havet. Kommer som film.',
    genres: ['Film', 'Drama'],
    channel: 'two',
    rating: 'MRAM-11',
    year: 2025,
    minutes: 2,
  },
  {
    kind: 'film',
    id: '780021',
    itemType: 'customAsset',
    title: 'Sådan bruger du Fjernsyn',
    scene: 'studio',
    palette: 'night',
    tagline: 'Login, profiler og liste på tre minutter',
    description: 'En hjælpevideo: sådan får du en kode, skriver den på telefonen og kommer videre på skærmen.',
    genres: ['Hjælp'],
    channel: 'two',
    rating: 'MRAM-ALL',
    year: 2026,
    minutes: 3,
  },
];

const ids: ReadonlySet<string> = new Set(showcaseFilms.map(({ id }) => id));

/** Whether an entry is one of {@link showcaseFilms}. */
export function isShowcase({ id }: { readonly id: string }): boolean {
  return ids.has(id);
}

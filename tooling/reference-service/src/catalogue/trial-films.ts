import type { FilmTitle } from './title';

/** What the videos call answers for a trial film. */
export type PlayTrial = 'mp4-only' | 'no-address' | 'no-files' | 'refused' | 'lost-manifest' | 'foreign-subtitles';

/** A film whose playing goes wrong in one known way; on the trial page alone. */
export interface TrialFilm extends FilmTitle {
  readonly trial: PlayTrial;
}

const common = {
  kind: 'film',
  genres: ['Prøve'],
  channel: 'two',
  rating: 'MRAM-ALL',
  year: 2026,
  minutes: 1,
  tagline: 'En titel til prøver',
} as const;

/** One film for every way of not playing as usual. */
export const trialFilms: readonly TrialFilm[] = [
  {
    ...common,
    id: '790001',
    trial: 'mp4-only',
    title: 'Prøve: kun MP4',
    description: 'Har kun én fil, og den er MP4.',
  },
  {
    ...common,
    id: '790002',
    trial: 'no-address',
    title: 'Prøve: uden adresse',
    description: 'Har en fil, men adressen er na.',
  },
  { ...common, id: '790003', trial: 'no-files', title: 'Prøve: ingen filer', description: 'Svaret er en tom liste.' },
  { ...common, id: '790004', trial: 'refused', title: 'Prøve: afvist', description: 'Svaret er 404 med koden 8009.' },
  {
    ...common,
    id: '790005',
    trial: 'lost-manifest',
    title: 'Prøve: tabt manifest',
    description: 'Adressen findes ikke.',
  },
  {
    ...common,
    id: '790006',
    trial: 'foreign-subtitles',
    title: 'Prøve: fremmede tekster',
    description: 'Har kun undertekster på et andet sprog.',
  },
];

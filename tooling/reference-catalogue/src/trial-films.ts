import type { FilmPart, FilmTitle } from './title';

/** What the videos call answers for a trial film. */
export type PlayTrial =
  | 'mp4-only'
  | 'no-address'
  | 'no-files'
  | 'refused'
  | 'lost-manifest'
  | 'foreign-subtitles'
  | 'sign-in'
  | 'entitled'
  | 'guarded'
  | 'protected'
  | 'protected-files'
  | 'unknown-format'
  | 'combined-subtitles'
  | 'access-services'
  | 'other-format-names'
  | 'denmark-only'
  | 'blocked-host'
  | 'too-many-devices'
  | 'without-sub'
  | 'with-sub'
  | 'above-guard'
  | 'clear-key'
  | 'two-hosts'
  | 'odd-times';

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

/** Time codes as editors leave them: in and over one another, the wrong way round, empty, before the film and after it. */
const oddParts: readonly FilmPart[] = [
  { kind: 'Intro', startSeconds: 3, endSeconds: 20 },
  { kind: 'Summary', startSeconds: 6, endSeconds: 12 },
  { kind: 'Intro', startSeconds: 30, endSeconds: 25 },
  { kind: 'Summary', startSeconds: -5, endSeconds: 4 },
  { kind: 'Intro', startSeconds: 40, endSeconds: 40 },
  { kind: 'Intro', startSeconds: 70, endSeconds: 90 },
  { kind: 'EndCredit', startSeconds: 22, endSeconds: 24 },
  { kind: 'EndCredit', startSeconds: 52, endSeconds: 500 },
];

/** One film for every way of not playing as usual; their numbers count on from 790001. */
export const trialFilms: readonly TrialFilm[] = (
  [
    ['mp4-only', 'kun MP4', 'Har kun filer i MP4, to til at se og en til at hente.'],
    ['no-address', 'uden adresse', 'Har en fil, men adressen er na.'],
    ['no-files', 'ingen filer', 'Svaret er en tom liste.'],
    ['refused', 'afvist', 'Svaret er 404 med koden 8009.'],
    ['lost-manifest', 'tabt manifest', 'Adressen findes ikke.'],
    ['foreign-subtitles', 'fremmede tekster', 'Har kun undertekster på et andet sprog.'],
    ['sign-in', 'kræver login', 'Svaret er 401, indtil nogen har logget ind.'],
    ['entitled', 'kræver adgang', 'Kun en konto, der har ret til den, får filerne; andre får 403 uden kode.'],
    ['guarded', 'bag PIN', 'Svaret er 403 med koden 8012; filerne kommer af det beskyttede kald.'],
    ['protected', 'kopibeskyttet', 'Svaret er 403 med koden 8010.'],
    ['protected-files', 'beskyttede filer', 'Alle filer nævner en kopibeskyttelse.'],
    ['unknown-format', 'ukendt format', 'Har kun en fil i et format, ingen kender.'],
    [
      'combined-subtitles',
      'samlede tekster',
      'Fremmed tale: fremmede og samlede undertekster, og en udgave med oplæste.',
    ],
    ['access-services', 'for alle', 'Fem udgaver til øjne og ører, og den almindelige står ikke først.'],
    ['other-format-names', 'andre navne', 'Formaterne hedder DASH, MP4 og HLS, og filerne M4S.'],
    ['denmark-only', 'kun i Danmark', 'I udlandet er svaret 403 uden kode.'],
    ['blocked-host', 'spærret adresse', 'Filerne er der, men værten svarer 403 i html.'],
    ['too-many-devices', 'for mange enheder', 'Svaret er 403 med koden 8004.'],
    ['without-sub', 'uden abonnement', 'Har kun filer, hvor kaldet intet sub nævner.'],
    ['with-sub', 'med abonnement', 'Har kun filer, hvor kaldet nævner et sub.'],
    ['above-guard', 'fra 15 år', 'Konti med PIN får 403 med koden 1; filerne kommer af det beskyttede kald.'],
    ['clear-key', 'ClearKey', 'Filerne er krypteret, og konfigurationen siger, hvor nøglen fås.'],
    ['two-hosts', 'to værter', 'Hver fil er på to værter, så den ene kan svigte.'],
    ['odd-times', 'skæve tider', 'Tidskoderne overlapper, vender om, er tomme, negative eller uden for filmen.'],
  ] as const
).map(([trial, name, description], index) => ({
  ...common,
  id: String(790_001 + index),
  trial,
  title: `Prøve: ${name}`,
  description,
  ...(trial === 'above-guard' && { rating: 'MRAM-15' }),
  ...(trial === 'sign-in' && { needsSignIn: true }),
  // Longer than any buffer, so that a host can fail in the middle.
  ...(trial === 'two-hosts' && { minutes: 10 }),
  ...(trial === 'odd-times' && { parts: oddParts }),
}));

/** The trial that a film is, if it is one. */
export function trialOf({ id }: { readonly id: string }): PlayTrial | undefined {
  return trialFilms.find((film) => film.id === id)?.trial;
}

import { childrenFilms } from './films-children';
import { comedyFilms } from './films-comedy';
import { cultureFilms } from './films-culture';
import { documentaryFilms } from './films-documentary';
import { dramaFilms } from './films-drama';
import { historyFilms } from './films-history';
import { natureFilms } from './films-nature';
import { seriousFilms } from './films-serious';
import { suspenseFilms } from './films-suspense';
import type { FilmTitle } from './title';

/** Every film and single programme. */
export const films: readonly FilmTitle[] = [
  ...dramaFilms,
  ...seriousFilms,
  ...comedyFilms,
  ...suspenseFilms,
  ...documentaryFilms,
  ...natureFilms,
  ...historyFilms,
  ...cultureFilms,
  ...childrenFilms,
];

import type { TileModel, TileRole } from '@fjernsyn/catalogue';
import type { MessageId, Translate } from '../create-translate';

/** A length as a viewer says it: `58 min`, `1 t 41 min`. Whole minutes, at least one. */
export function durationWords(t: Translate, seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const rest = t('item.minutes', { count: minutes % 60 });
  if (minutes < 60) return rest;
  return t('item.length', { hours: t('item.hours', { count: Math.floor(minutes / 60) }), minutes: rest });
}

/** How many seasons, in words; empty for none. */
export function seasonCountWords(t: Translate, count: number | undefined): string {
  return count ? t('item.seasons', { count }) : '';
}

const ages: Readonly<Record<string, number>> = { 'MRAM-07': 7, 'MRAM-11': 11, 'MRAM-15': 15 };

/** The age from which an item may be seen; undefined where no rating says one. */
export function ageOf(ratingCode: string | undefined): number | undefined {
  return ratingCode === undefined ? undefined : ages[ratingCode];
}

/** The age from which an item may be seen, in words; empty where no rating says it. */
export function ageWords(t: Translate, ratingCode: string | undefined): string {
  if (ratingCode === 'MRAM-ALL') return t('item.forAll');
  const age = ageOf(ratingCode);
  return age === undefined ? '' : t('item.fromAge', { age });
}

/** Which episode something is, as `S1 A4`; empty where it is none. */
export function seasonEpisodeWords(
  t: Translate,
  { seasonNumber: season, episodeNumber: episode }: Pick<TileModel, 'seasonNumber' | 'episodeNumber'>,
): string {
  if (episode === undefined) return '';
  return season === undefined ? t('item.episode', { episode }) : t('item.seasonEpisode', { season, episode });
}

/** A season's number, in words; empty where it has none. */
function seasonNumberWords(t: Translate, number: number | undefined): string {
  return number === undefined ? '' : t('item.seasonNumber', { number });
}

/** The parts of the service's line, between which it has bars. */
function lineParts(subtitle: string): readonly string[] {
  return subtitle
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** How an event stands: on now, or the words of when it begins or began. */
export interface EventTime {
  readonly isLive: boolean;
  /** Empty where it is on, and where no time is known. */
  readonly start: string;
}

const untimed: EventTime = { isLive: false, start: '' };

/** What changes of a tile. */
export interface TileMoment {
  readonly time?: EventTime;
  /** What the viewer has left of it, where they have begun. */
  readonly leftSeconds?: number | undefined;
}

/** The facts under a tile's title, each a part of its own: when it starts, what we know of it, else the service's line. */
export function tileWords(
  t: Translate,
  tile: TileModel,
  role: TileRole,
  { time = untimed, leftSeconds }: TileMoment = {},
): readonly string[] {
  if (role === 'link') return [];
  const { isLive, start } = time;
  // Of an event the day and the hour come first, where nothing cuts them; its mark says that it is on now.
  if (isLive || start !== '') return [start, lineParts(tile.subtitle)[0] ?? ''].filter((part) => part !== '');
  const { durationSeconds, genre, seasonCount } = tile;
  const left = leftSeconds === undefined ? '' : t('item.left', { length: durationWords(t, leftSeconds) });
  const duration = left || (durationSeconds === undefined ? '' : durationWords(t, durationSeconds));
  const parts = {
    episode: role === 'episode' ? [duration] : [seasonEpisodeWords(t, tile), duration],
    show: [genre ?? '', seasonCountWords(t, seasonCount)],
    season: [genre ?? '', seasonNumberWords(t, tile.seasonNumber)],
    movie: [genre ?? '', duration],
    program: [genre ?? '', duration],
    trailer: [genre ?? '', duration],
  }[tile.plays ? 'episode' : (tile.type as string)]?.filter((part) => part !== '');
  return parts && parts.length > 0 ? parts : lineParts(tile.subtitle);
}

const kinds = new Map<string, Extract<MessageId, `kind.${string}`>>([
  ['movie', 'kind.movie'],
  ['show', 'kind.show'],
  ['season', 'kind.season'],
  ['episode', 'kind.episode'],
  ['program', 'kind.program'],
  ['channel', 'kind.channel'],
  ['link', 'kind.link'],
]);

/** What kind of thing an item is; empty for kinds that have no word. */
export function kindWords(t: Translate, type: string): string {
  const id = kinds.get(type);
  return id === undefined ? '' : t(id);
}

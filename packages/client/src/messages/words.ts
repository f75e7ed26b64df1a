import type { ItemMeta, PlayableItem, SeasonModel, TileModel, TileRole } from '@fjernsyn/catalogue';
import type { Instant } from '@fjernsyn/kernel';
import type { MessageId, Translate } from './create-translate';

/** A length as a viewer says it: `58 min`, `1 t 41 min`. Whole minutes, at least one. */
export function durationWords(t: Translate, seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return t('item.minutes', { minutes });
  return t('item.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** A position in media as a clock shows it: `6:34`, `1:02:09`. */
export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** How many seasons, in words; empty for none. */
function seasonCountWords(t: Translate, count: number | undefined): string {
  return count ? t('item.seasons', { count }) : '';
}

const ages: Readonly<Record<string, number>> = { 'MRAM-07': 7, 'MRAM-11': 11, 'MRAM-15': 15 };

/** The age from which an item may be seen, in words; empty where no rating says it. */
export function ageWords(t: Translate, ratingCode: string | undefined): string {
  if (ratingCode === 'MRAM-ALL') return t('item.forAll');
  const age = ratingCode === undefined ? undefined : ages[ratingCode];
  return age === undefined ? '' : t('item.fromAge', { age });
}

/** The age class of an item as it stands in its frame, and how it is read; undefined where no rating says one. */
export function ratingWords(t: Translate, ratingCode: string | undefined): RatingWords | undefined {
  const age = ratingCode === undefined ? undefined : ages[ratingCode];
  return age === undefined ? undefined : { text: String(age), label: t('item.fromAge', { age }) };
}

/** An age class: what stands in the frame, and how it is read. */
export interface RatingWords {
  readonly text: string;
  readonly label: string;
}

/** The facts beside an item's title, each a part of its own; its age class stands apart. */
export function metaWords(t: Translate, meta: ItemMeta): readonly string[] {
  return [
    meta.genres[0] ?? '',
    meta.year === undefined ? '' : String(meta.year),
    seasonCountWords(t, meta.seasonCount),
    meta.seasonCount === undefined && meta.durationSeconds !== undefined ? durationWords(t, meta.durationSeconds) : '',
  ].filter((part) => part !== '');
}

/** Which episode a tile is, in words; empty where it is none. */
function episodeWords(t: Translate, { seasonNumber: season, episodeNumber: episode }: TileModel): string {
  if (episode === undefined) return '';
  return season === undefined ? t('item.episode', { episode }) : t('item.seasonEpisode', { season, episode });
}

/** The facts under a tile's title, each a part of its own: ours where we know them, else the service's line. */
export function tileWords(t: Translate, tile: TileModel, role: TileRole): readonly string[] {
  if (role === 'link') return [];
  const { durationSeconds, genre, seasonCount } = tile;
  const duration = durationSeconds === undefined ? '' : durationWords(t, durationSeconds);
  const parts = {
    episode: role === 'episode' ? [duration] : [episodeWords(t, tile), duration],
    show: [genre ?? '', seasonCountWords(t, seasonCount)],
    season: [genre ?? ''],
    movie: [genre ?? '', duration],
    program: [genre ?? '', duration],
  }[tile.type as string]?.filter((part) => part !== '');
  return parts && parts.length > 0 ? parts : [tile.subtitle].filter((part) => part !== '');
}

/** An instant as a clock in `timeZone` shows it, as `21.42`; empty where the engine knows no zones. */
export function timeWords(at: Instant, language: string, timeZone: string): string {
  try {
    const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false, timeZone });
    return clock.format(at);
  } catch {
    return '';
  }
}

/** What the play button says: which episode, where it is one. */
export function playWords(t: Translate, playable: Pick<PlayableItem, 'episodeNumber' | 'seasonNumber'>): string {
  const { seasonNumber, episodeNumber } = playable;
  if (episodeNumber === undefined) return t('item.play');
  if (seasonNumber === undefined) return t('item.playNumber', { episode: episodeNumber });
  return t('item.playEpisode', { season: seasonNumber, episode: episodeNumber });
}

/** A season's name: its number where it has one. */
export function seasonWords(t: Translate, season: SeasonModel): string {
  return season.number === undefined ? season.title : t('item.seasonNumber', { number: season.number });
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

import type { ItemMeta, PlayableItem, SeasonModel } from '@fjernsyn/catalogue';
import type { MessageId } from './da';
import type { Translate } from './translate';

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
  if (!count) return '';
  return count === 1 ? t('item.season') : t('item.seasons', { count });
}

const ages: Readonly<Record<string, number>> = { 'MRAM-07': 7, 'MRAM-11': 11, 'MRAM-15': 15 };

/** The age from which an item may be seen, in words; empty where no rating says it. */
export function ageWords(t: Translate, ratingCode: string | undefined): string {
  if (ratingCode === 'MRAM-ALL') return t('item.forAll');
  const age = ratingCode === undefined ? undefined : ages[ratingCode];
  return age === undefined ? '' : t('item.fromAge', { age });
}

/** The facts beside an item's title, each a part of its own. */
export function metaWords(t: Translate, meta: ItemMeta): readonly string[] {
  return [
    meta.genres[0] ?? '',
    meta.year === undefined ? '' : String(meta.year),
    seasonCountWords(t, meta.seasonCount),
    meta.seasonCount === undefined && meta.durationSeconds !== undefined ? durationWords(t, meta.durationSeconds) : '',
    ageWords(t, meta.ratingCode),
  ].filter((part) => part !== '');
}

/** What the play button says: which episode, where it is one. */
export function playWords(t: Translate, playable: PlayableItem): string {
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

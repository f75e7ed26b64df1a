import type { EpisodePlace, ItemMeta, PlayableItem, SeasonModel } from '@fjernsyn/catalogue';
import type { NextItemModel } from '@fjernsyn/shell';
import type { Translate } from '../create-translate';
import type { DetailTexts } from './detail-texts';
import { ageOf, durationWords, seasonCountWords } from './item-words';

/** The age class of an item as it stands in its frame, and how it is read; undefined where no rating says one. */
export function ratingWords(t: Translate, ratingCode: string | undefined): RatingWords | undefined {
  const age = ageOf(ratingCode);
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

/** The facts beside an episode's title: what it is a part of, and its length. */
export function episodeWords(
  t: Translate<DetailTexts>,
  { showTitle = '', seasonNumber: season, episodeNumber: episode }: EpisodePlace,
  { durationSeconds }: Pick<ItemMeta, 'durationSeconds'>,
): readonly string[] {
  return [
    showTitle,
    season === undefined ? '' : t('item.seasonNumber', { number: season }),
    episode === undefined ? '' : t('item.episodeNumber', { number: episode }),
    durationSeconds === undefined ? '' : durationWords(t, durationSeconds),
  ].filter((part) => part !== '');
}

/** What the play button says: which episode, where it is one. */
export function playWords(
  t: Translate<DetailTexts>,
  playable: Pick<PlayableItem, 'episodeNumber' | 'seasonNumber' | 'details'>,
): string {
  const { seasonNumber, episodeNumber, details } = playable;
  if (episodeNumber === undefined) return [t('item.play'), ...(details ? [details] : [])].join(' · ');
  if (seasonNumber === undefined) return t('item.playNumber', { episode: episodeNumber });
  return t('item.playEpisode', { season: seasonNumber, episode: episodeNumber });
}

/** How playing something goes on from what a viewer has seen of it. */
export type PlayProgress = Pick<NextItemModel, 'suggestionType' | 'positionSeconds'>;

/** What the play button says to a viewer who has seen some of it: `Fortsæt S2 A3 · 19 min tilbage`. */
export function progressWords(
  t: Translate<DetailTexts>,
  playable: Pick<PlayableItem, 'episodeNumber' | 'seasonNumber' | 'durationSeconds' | 'details'>,
  { suggestionType, positionSeconds }: PlayProgress,
): string {
  if (suggestionType === 'RestartWatching') return t('item.playAgain');
  if (suggestionType !== 'ContinueWatching') return playWords(t, playable);
  const leftSeconds = (playable.durationSeconds ?? 0) - positionSeconds;
  const left = leftSeconds > 0 ? t('item.left', { length: durationWords(t, leftSeconds) }) : '';
  return [continueWords(t, playable), left].filter((part) => part !== '').join(' · ');
}

function continueWords(
  t: Translate<DetailTexts>,
  { seasonNumber: season, episodeNumber: episode }: Pick<PlayableItem, 'episodeNumber' | 'seasonNumber'>,
): string {
  if (episode === undefined) return t('item.continue');
  return season === undefined ? t('item.continueNumber', { episode }) : t('item.continueEpisode', { season, episode });
}

/** What the play button says before it is known which episode of a season it plays. */
export function playSeasonWords(t: Translate<DetailTexts>, season: Pick<SeasonModel, 'number'> | undefined): string {
  return season?.number === undefined ? t('item.play') : t('item.playSeason', { season: season.number });
}

/** A season's name: its number where it has one. */
export function seasonWords(t: Translate<DetailTexts>, season: SeasonModel): string {
  return season.number === undefined ? season.title : t('item.seasonNumber', { number: season.number });
}

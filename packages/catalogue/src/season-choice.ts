import type { Item } from '@fjernsyn/contracts';
import { toInstant } from '@fjernsyn/kernel';
import { isComingSoon } from './coming-soon';

/** Presentation types of what is watched for what is new in it. */
const topicalTypes: readonly string[] = ['News', 'CurrentAffairs'];

/** Whether one of these items says of their show that its newest episode is the one to watch. */
export function isTopical(...items: readonly (Item | undefined)[]): boolean {
  return items.some((item) => topicalTypes.includes(item?.customFields.PresentationTypeCode ?? ''));
}

/** Seasons as a viewer goes through them: upward by number, downward where the show is topical. Those without a number come last. */
export function inOrder(seasons: readonly Item[], isNewestFirst: boolean): readonly Item[] {
  const numbered = seasons.filter(({ seasonNumber }) => seasonNumber !== undefined);
  const others = seasons.filter(({ seasonNumber }) => seasonNumber === undefined);
  const step = isNewestFirst ? -1 : 1;
  return [...numbered.sort((a, b) => step * ((a.seasonNumber ?? 0) - (b.seasonNumber ?? 0))), ...others];
}

/** The season that a show opens with: the first in order of which something can be watched. */
export function openingSeason(seasons: readonly Item[]): Item | undefined {
  return seasons.find((season) => season.availableEpisodeCount !== 0 && !isComingSoon(season)) ?? seasons[0];
}

/** The episode that Play starts: the first by number, or the newest of a topical show; undefined where none can be watched yet. */
export function openingEpisode(episodes: readonly Item[], isNewestWanted: boolean): Item | undefined {
  const ready = episodes.filter((episode) => !isComingSoon(episode));
  const rankOf = isNewestWanted ? newness : earliness;
  return ready.reduce<Item | undefined>(
    (best, each) => (best && rankOf(best) >= rankOf(each) ? best : each),
    undefined,
  );
}

function newness({ customFields }: Item): number {
  return toInstant(customFields.AvailableFrom) ?? 0;
}

function earliness({ episodeNumber }: Item): number {
  return -(episodeNumber ?? Number.MAX_SAFE_INTEGER);
}

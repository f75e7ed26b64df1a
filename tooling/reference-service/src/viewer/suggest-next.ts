import {
  type CatalogueEntry,
  type EpisodeEntry,
  episodesOf,
  isComing,
  type ShowTitle,
  seasonsOf,
} from '@fjernsyn/reference-catalogue';
import type { ProfileState } from '../state/service-state';

/** What to play of a show or season, or after an episode (C7.40). Moments are epoch ms. */
export interface Suggestion {
  readonly type: 'StartWatching' | 'ContinueWatching' | 'RestartWatching' | 'Sequential' | 'None';
  readonly next?: EpisodeEntry;
  readonly firstWatchedAt?: number;
  readonly lastWatchedAt?: number;
}

type Watched = ProfileState['watched'];

/** Suggests what is out: of a show or season by what was watched of it, after an episode always the following one, else nothing. */
export function suggestNext(entry: CatalogueEntry, watched: Watched): Suggestion {
  switch (entry.type) {
    case 'show':
      return suggestOf(episodesOut(entry.show), watched);
    case 'season':
      return suggestOf(
        episodesOf(entry).filter((episode) => !isComing(episode)),
        watched,
      );
    case 'episode': {
      const all = episodesOut(entry.show);
      const next = all[all.findIndex(({ id }) => id === entry.id) + 1];
      return next === undefined || isComing(entry) ? { type: 'None' } : { type: 'Sequential', next };
    }
    default:
      return { type: 'None' };
  }
}

function suggestOf(episodes: readonly EpisodeEntry[], watched: Watched): Suggestion {
  const [first] = episodes;
  if (first === undefined) return { type: 'None' };
  const seen = episodes.filter(({ id }) => Object.hasOwn(watched, id));
  if (seen.length === 0) return { type: 'StartWatching', next: first };
  const dates = {
    firstWatchedAt: Math.min(...seen.map(({ id }) => watched[id]?.firstWatchedAt ?? 0)),
    lastWatchedAt: Math.max(...seen.map(({ id }) => watched[id]?.lastWatchedAt ?? 0)),
  };
  const isUnseen = ({ id }: EpisodeEntry) => watched[id]?.isFullyWatched !== true;
  // Of two watched at the same moment the later one counts.
  const last = [...seen].reverse().find(({ id }) => watched[id]?.lastWatchedAt === dates.lastWatchedAt) ?? first;
  if (isUnseen(last)) return { type: 'ContinueWatching', next: last, ...dates };
  const next = episodes.slice(episodes.indexOf(last) + 1).find(isUnseen) ?? episodes.find(isUnseen);
  return next === undefined
    ? { type: 'RestartWatching', next: first, ...dates }
    : { type: 'Sequential', next, ...dates };
}

/** The episodes of a show that are out, first to last. */
function episodesOut(show: ShowTitle): readonly EpisodeEntry[] {
  return seasonsOf(show)
    .flatMap(episodesOf)
    .filter((episode) => !isComing(episode));
}

import {
  type CatalogueEntry,
  type EpisodeEntry,
  entriesById,
  rootOf,
  showEntry,
  type TitleEntry,
} from '@fjernsyn/reference-catalogue';
import type { ProfileState } from '../state/service-state';
import { suggestNext } from './suggest-next';

/** A show or film that a viewer is in the middle of. */
export interface Continued {
  readonly title: TitleEntry;
  /** The episode to go on with; none of a film. */
  readonly episode?: EpisodeEntry;
  /** Epoch ms. */
  readonly lastWatchedAt: number;
}

/** What a viewer is in the middle of, the last watched first: without what was dismissed, ended or taken out of the catalogue. */
export function continuedOf({ watched, dismissed }: ProfileState): readonly Continued[] {
  const known = Object.keys(watched).flatMap((id) => entriesById.get(id) ?? []);
  const roots = new Map(known.map((entry) => [rootOf(entry), entry]));
  return [...roots]
    .filter(([root]) => !Object.hasOwn(dismissed, root))
    .flatMap(([, entry]) => continuedFrom(entry, watched) ?? [])
    .sort((one, other) => other.lastWatchedAt - one.lastWatchedAt);
}

function continuedFrom(entry: CatalogueEntry, watched: ProfileState['watched']): Continued | undefined {
  const own = watched[entry.id];
  if (entry.type === 'program')
    return own === undefined || own.isFullyWatched ? undefined : { title: entry, lastWatchedAt: own.lastWatchedAt };
  if (entry.type !== 'episode') return undefined;
  const title = showEntry(entry.show);
  const { type, next, lastWatchedAt = 0 } = suggestNext(title, watched);
  return next === undefined || type === 'RestartWatching' ? undefined : { title, episode: next, lastWatchedAt };
}

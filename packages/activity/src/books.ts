import type { Profile, Watched } from '@fjernsyn/contracts';
import { createMarkBook, type MarkBook } from './mark-book';
import {
  type BookmarkState,
  bookmarkStateOf,
  type FollowState,
  followStateOf,
  type RatingState,
  ratingStateOf,
  type WatchedState,
  type WatchedValue,
  watchedStateOf,
} from './mark-states';
import { mergeWatched } from './merge-watched';

/** The marks of one kind, and where a profile has them. */
export interface Kind<Value, State> extends MarkBook<Value, State> {
  readonly blank: Value;
  valuesOf(profile: Profile): Readonly<Record<string, Value>>;
}

/** Everything that a profile has marked. */
export interface Books {
  readonly bookmark: Kind<boolean, BookmarkState>;
  readonly follow: Kind<boolean, FollowState>;
  readonly rating: Kind<number | undefined, RatingState>;
  readonly watched: Kind<WatchedValue, WatchedState>;
  /** Reads the profile, and takes what it has. What changes meanwhile stays. */
  read(load: () => Promise<Profile>, isWanted: () => boolean): Promise<Profile | undefined>;
  clear(): void;
}

/** Makes the {@link Books} of a profile of which nothing is known. */
export function createBooks(): Books {
  const bookmark: Books['bookmark'] = {
    ...createMarkBook({ blank: false, toState: bookmarkStateOf }),
    blank: false,
    valuesOf: ({ bookmarked }) => mapOf(bookmarked, () => true),
  };
  const follow: Books['follow'] = {
    ...createMarkBook({ blank: false, toState: followStateOf }),
    blank: false,
    valuesOf: ({ followed }) => mapOf(followed, () => true),
  };
  const rating: Books['rating'] = {
    ...createMarkBook<number | undefined, RatingState>({ blank: undefined, toState: ratingStateOf }),
    blank: undefined,
    valuesOf: ({ rated }) => rated,
  };
  const watched: Books['watched'] = {
    ...createMarkBook<WatchedValue, WatchedState>({
      blank: undefined,
      toState: watchedStateOf,
      merge: mergeWatched,
    }),
    blank: undefined,
    valuesOf: (profile) => mapOf(profile.watched, toWatchedValue),
  };
  const takers = [takerOf(bookmark), takerOf(follow), takerOf(rating), takerOf(watched)];

  return {
    bookmark,
    follow,
    rating,
    watched,
    async read(load, isWanted) {
      const takes = takers.map((begin) => begin());
      const profile = await load();
      if (!isWanted()) return undefined;
      for (const take of takes) take(profile);
      return profile;
    },
    clear() {
      for (const kind of [bookmark, follow, rating, watched]) kind.clear();
    },
  };
}

/** What a profile says of watching an item, as a mark keeps it. */
export function toWatchedValue({ positionSeconds, isFullyWatched, lastWatchedAt }: Watched): NonNullable<WatchedValue> {
  return { positionSeconds, isFullyWatched, lastWatchedAt };
}

/** Begins to take the marks of a kind: the answer is taken as of now. */
function takerOf<Value, State>(kind: Kind<Value, State>): () => (profile: Profile) => void {
  return () => {
    const turn = kind.turn();
    return (profile) => kind.take(kind.valuesOf(profile), turn);
  };
}

function mapOf<From, To>(all: Readonly<Record<string, From>>, change: (each: From) => To): Record<string, To> {
  const made: Record<string, To> = {};
  for (const [id, each] of Object.entries(all)) made[id] = change(each);
  return made;
}

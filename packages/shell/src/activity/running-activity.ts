import { createViewerActivity, isRating, type ViewerActivity, type Wish } from '@fjernsyn/activity';
import { createSessionApi, createViewerApi } from '@fjernsyn/api';
import type { Observed, Unsubscribe } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import type { Session } from '@fjernsyn/session';
import type { Recovery } from '../connectivity/recovery';
import type { Notices } from '../overlays/notices';
import { createCachedAnswers } from '../reading/cached-answers';
import type { Reading } from '../reading/reading';
import type { SignIn } from '../sign-in/sign-in';
import type { RunningActivity } from './activity';
import { followLists } from './follow-lists';
import { createPendingWishes } from './pending-wishes';
import { createPlaySuggestions } from './play-suggestions';
import { renewWatched } from './renew-watched';
import { noticeOf, telemetryOf } from './told-of';

/** Dependencies of {@link createRunningActivity}. */
export interface ActivityDeps {
  readonly ports: Pick<Ports, 'clock' | 'telemetry'>;
  readonly session: Pick<Session, 'state' | 'viewer'>;
  readonly reading: Pick<Reading, 'api' | 'audience' | 'resource' | 'cache'>;
  /** Where the viewer is. */
  readonly location: Pick<Observed<unknown>, 'subscribe'>;
  readonly signIn: Pick<SignIn, 'require'>;
  readonly notices: Pick<Notices, 'show'>;
  readonly recovery: Pick<Recovery, 'subscribe'>;
}

/** A {@link RunningActivity} until the application ends. */
export interface StartedActivity extends RunningActivity {
  /** Resolves once what the profile has marked was read, or could not be. */
  ready(): Promise<void>;
  readonly stop: Unsubscribe;
}

/** Makes the {@link RunningActivity}, which follows the profile of the moment. */
export function createRunningActivity(deps: ActivityDeps): StartedActivity {
  const { reading, signIn } = deps;
  const viewer = createViewerApi(reading.api);
  const activity = createViewerActivity({ viewer, profiles: createSessionApi(reading.api).profiles });
  const profile = followProfile(deps, activity);
  const pending = createPendingWishes({
    signIn,
    async fulfil(wishes) {
      const isSame = profile.same();
      await profile.ready();
      for (const wish of wishes) if (isSame()) await activity.fulfil(wish);
    },
  });
  const isHere = (): boolean => profile.id() !== undefined;
  const want = (wish: Wish): void => {
    if (isHere()) void activity.fulfil(wish);
    else pending.add(wish);
  };
  const cached = createCachedAnswers(reading.cache);
  const { suggestions } = viewer;
  const playSuggestions = createPlaySuggestions({
    reading,
    cached,
    suggestions,
    watchedOf: activity.watchedOf,
    hasProfile: isHere,
  });
  const renew = (): void => {
    profile.read();
    for (const id of ['Watched', 'ContinueWatching'] as const) cached.renewList({ id });
    playSuggestions.renew();
  };
  const ends = [
    followLists({ cached, playSuggestions }, activity),
    renewWatched({ clock: deps.ports.clock, location: deps.location, renew }, activity),
    tell(deps, activity),
    profile.stop,
    activity.clear,
  ];

  return {
    bookmarkOf: activity.bookmarkOf,
    followOf: activity.followOf,
    ratingOf: activity.ratingOf,
    watchedOf: activity.watchedOf,
    toggleBookmark(item) {
      const isMarked = pending.has('bookmark', item.id) || activity.bookmarkOf(item.id).get() === 'bookmarked';
      want({ kind: 'bookmark', item, value: !isMarked });
    },
    toggleFollow(item) {
      const isMarked = pending.has('follow', item.id) || activity.followOf(item.id).get() === 'following';
      want({ kind: 'follow', item, value: !isMarked });
    },
    rate: (item, rating) => isRating(rating) && want({ kind: 'rating', item, value: rating }),
    savePosition: (item, seconds) => isHere() && void activity.savePosition(item, seconds),
    removeFrom: (list, item) => isHere() && void activity.removeFrom(list, item),
    nextOf: playSuggestions.of,
    ready: profile.ready,
    stop() {
      for (const end of ends) end();
    },
  };
}

/** The profile whose activity it is. */
interface FollowedProfile {
  /** Undefined where none is chosen, or it has no token. */
  id(): string | undefined;
  /** Tells whether the profile of this moment is still the one. */
  same(): () => boolean;
  /** Reads anew what it has marked. */
  read(): void;
  /** Resolves once that was read, or could not be. */
  ready(): Promise<void>;
  readonly stop: Unsubscribe;
}

/**
 * Forgets what another profile has marked, and reads what this one has. Where it could not be read, it is once the service is back, or the viewer
 * comes to another place.
 */
function followProfile({ session, recovery, location }: ActivityDeps, activity: ViewerActivity): FollowedProfile {
  const idNow = (): string | undefined =>
    session.viewer.get().hasProfile ? session.state.get().profile?.id : undefined;
  let id = idNow();
  let reading = Promise.resolve();
  let count = 0;
  const read = (): void => {
    if (id === undefined) return;
    count += 1;
    reading = activity
      .read()
      .catch(() => undefined)
      .then(() => {
        count -= 1;
      });
  };
  const readUnknown = (): void => {
    if (!activity.isKnown() && count === 0) read();
  };
  const follow = (): void => {
    const now = idNow();
    if (now === id) return;
    id = now;
    activity.clear();
    read();
  };
  const ends = [session.state.subscribe(follow), recovery.subscribe(readUnknown), location.subscribe(readUnknown)];
  read();
  return {
    id: () => id,
    read,
    same() {
      const asked = id;
      return () => id === asked;
    },
    ready: () => reading,
    stop() {
      for (const end of ends) end();
    },
  };
}

/** Tells joint analytics and the viewer how each action ends. */
function tell({ ports: { telemetry }, notices }: ActivityDeps, activity: ViewerActivity): Unsubscribe {
  return activity.subscribe((event) => {
    const told = telemetryOf(event);
    if (told) telemetry.emit(told);
    const notice = noticeOf(event);
    if (notice) notices.show(notice);
  });
}

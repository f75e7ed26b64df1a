import type { Profile, Watched } from '@fjernsyn/contracts';
import { AppError, type ErrorCode } from '@fjernsyn/kernel';
import type { ActivityEvent } from '../activity-event';
import { createViewerActivity } from '../viewer-activity';

/** What a profile has marked, as a test says it. */
export type Marked = Partial<Pick<Profile, 'bookmarked' | 'followed' | 'rated' | 'watched'>>;

/** How a call ends: it is refused with a code, or is done; `lost` is done, and its answer never comes. */
export type Ending = ErrorCode | 'done' | 'lost';

/** An item of a test. */
export const itemOf = (id: string) => ({ id, type: 'episode', title: `Afsnit ${id}` });

/** What is done to items, of a service in a test's hand: each call waits until the test ends it. */
export function createActivityRig(marked: Marked = {}) {
  const has = {
    bookmarked: { ...marked.bookmarked },
    followed: { ...marked.followed },
    rated: { ...marked.rated },
    watched: { ...marked.watched },
  };
  const calls: string[] = [];
  const open: ((ending: Ending) => void)[] = [];
  const answer = <Answer>(call: string, change: () => Answer): Promise<Answer> => {
    calls.push(call);
    return new Promise((resolve, reject) => {
      open.push((ending) => {
        if (ending === 'done') return resolve(change());
        if (ending === 'lost') change();
        reject(new AppError(ending === 'lost' ? 'http/unreachable' : ending));
      });
    });
  };
  const marksOf = (folder: 'bookmarked' | 'followed') => ({
    add: (itemId: string) =>
      answer(`add ${folder} ${itemId}`, () => {
        has[folder] = { ...has[folder], [itemId]: 1 };
        return { itemId };
      }),
    remove: (itemId: string) =>
      answer(`remove ${folder} ${itemId}`, () => {
        const { [itemId]: _gone, ...kept } = has[folder];
        has[folder] = kept;
      }),
  });
  let profileFailure: ErrorCode | undefined;
  const activity = createViewerActivity({
    viewer: {
      bookmarks: marksOf('bookmarked'),
      follows: marksOf('followed'),
      ratings: {
        rate: (itemId, rating) =>
          answer(`rate ${itemId} ${rating}`, () => {
            has.rated = { ...has.rated, [itemId]: rating };
            return { itemId, rating };
          }),
      },
      watched: {
        save: (itemId, positionSeconds) =>
          answer(`save ${itemId} ${positionSeconds}`, () => {
            const watched: Watched = { itemId, positionSeconds, isFullyWatched: positionSeconds > 100 };
            has.watched = { ...has.watched, [itemId]: watched };
            return watched;
          }),
        remove: (itemIds) =>
          answer(`forget ${itemIds}`, () => {
            for (const id of itemIds) delete has.watched[id];
          }),
      },
      lists: {
        removeFromContinueWatching: (itemId) => answer(`stop ${itemId}`, () => undefined),
      } as Parameters<typeof createViewerActivity>[0]['viewer']['lists'],
    },
    profiles: {
      async current() {
        calls.push('profile');
        if (profileFailure) throw new AppError(profileFailure);
        return { ...has } as unknown as Profile;
      },
    },
  });
  const events: ActivityEvent[] = [];
  activity.subscribe((event) => events.push(event));
  return {
    ...activity,
    calls,
    has,
    /** Each event in short. */
    told: () =>
      events.map((event) =>
        event.type === 'watched' ? `watched ${event.item.id}` : `${event.type} ${event.action.kind}`,
      ),
    /** Ends the oldest call that waits. */
    async end(ending: Ending = 'done'): Promise<void> {
      open.shift()?.(ending);
      for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    },
    loseProfile(code: ErrorCode | undefined): void {
      profileFailure = code;
    },
  };
}

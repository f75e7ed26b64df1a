import { isWatchedDue, type ViewerActivity } from '@fjernsyn/activity';
import type { Instant, Observed, Unsubscribe } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';

/** Dependencies of {@link renewWatched}. */
export interface RenewWatchedDeps {
  readonly clock: Pick<Clock, 'now'>;
  /** Where the viewer is. */
  readonly location: Pick<Observed<unknown>, 'subscribe'>;
  /** Reads what was watched anew. */
  readonly renew: () => void;
}

/** Reads anew what was watched, elsewhere perhaps, as the viewer moves on from a place and an hour after it was read or something was watched here (S9.13). */
export function renewWatched({ clock, location, renew }: RenewWatchedDeps, activity: ViewerActivity): Unsubscribe {
  let readAt: Instant = clock.now();
  let watchedAt: Instant = readAt;
  const ends = [
    activity.subscribe((event) => {
      if (event.type === 'done' && event.action.kind === 'save-position') watchedAt = clock.now();
    }),
    location.subscribe(() => {
      if (!isWatchedDue({ watchedAt, readAt }, clock.now())) return;
      readAt = clock.now();
      renew();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

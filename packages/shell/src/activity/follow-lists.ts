import type { ActivityAction, OwnList, ViewerActivity } from '@fjernsyn/activity';
import type { Unsubscribe } from '@fjernsyn/kernel';
import { removeItem } from '@fjernsyn/lists';
import type { CachedAnswers } from '../reading/cached-answers';
import type { PlaySuggestions } from './play-suggestions';

/** Dependencies of {@link followLists}. */
export interface FollowListsDeps {
  readonly cached: Pick<CachedAnswers, 'changeList' | 'renewList'>;
  readonly playSuggestions: Pick<PlaySuggestions, 'renew'>;
}

/** What was read that an action makes another: the item is taken off a list at once, and other lists are read anew. */
interface Consequence {
  readonly takenOff?: OwnList;
  readonly renewed: readonly OwnList[];
  /** Whether another item may be next. */
  readonly isOtherNext: boolean;
}

/** Keeps the viewer's lists, and what is next, as the service has them after each action. The one place that does. */
export function followLists({ cached, playSuggestions }: FollowListsDeps, activity: ViewerActivity): Unsubscribe {
  return activity.subscribe((event) => {
    if (event.type === 'failed' && event.action.kind === 'remove') cached.renewList({ id: event.action.list });
    if (event.type !== 'done') return;
    const { takenOff, renewed, isOtherNext } = consequenceOf(event.action);
    if (takenOff !== undefined) cached.changeList({ id: takenOff }, (list) => removeItem(list, event.action.item.id));
    for (const id of renewed) cached.renewList({ id });
    if (isOtherNext) playSuggestions.renew();
  });
}

const nothing: Consequence = { renewed: [], isOtherNext: false };

function consequenceOf(action: ActivityAction): Consequence {
  switch (action.kind) {
    case 'bookmark':
      return { renewed: ['Bookmarks'], isOtherNext: false };
    case 'unbookmark':
      return { takenOff: 'Bookmarks', renewed: [], isOtherNext: false };
    case 'save-position':
      return { renewed: ['ContinueWatching', 'Watched'], isOtherNext: true };
    case 'remove':
      return action.list === 'Watched'
        ? { takenOff: 'Watched', renewed: ['ContinueWatching'], isOtherNext: true }
        : { takenOff: action.list, renewed: [], isOtherNext: false };
    case 'follow':
    case 'unfollow':
    case 'rate':
      return nothing;
  }
}

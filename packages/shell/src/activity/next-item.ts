import type { ViewerActivity } from '@fjernsyn/activity';
import type { ViewerApi } from '@fjernsyn/api';
import { toPlayable } from '@fjernsyn/catalogue';
import type { NextItem } from '@fjernsyn/contracts';
import { type ReadQuery, readQueryDefaults } from '@fjernsyn/lists';
import type { NextItemModel } from './activity';

/** The key of what is next of all items, without the audience that ends it. */
export const nextItemKey = 'next-item';

/** Dependencies of {@link nextItemQuery}. */
export interface NextItemDeps {
  readonly suggestions: Pick<ViewerApi['suggestions'], 'nextItem'>;
  readonly watchedOf: ViewerActivity['watchedOf'];
  readonly audience: () => string;
  /** Whether a profile is chosen: of nobody nothing is asked. */
  readonly hasProfile: () => boolean;
}

/** Reads what Play plays of an item (C7.40). */
export function nextItemQuery(deps: NextItemDeps, itemId: string): ReadQuery<NextItemModel> {
  return {
    ...readQueryDefaults,
    queryKey: [nextItemKey, itemId, deps.audience()],
    queryFn: async ({ signal }) =>
      deps.hasProfile() ? toNextItemModel(await deps.suggestions.nextItem(itemId, signal), deps.watchedOf) : nothing,
  };
}

const nothing: NextItemModel = { suggestionType: 'None', playable: undefined, item: undefined, positionSeconds: 0 };

function toNextItemModel({ next, suggestionType }: NextItem, watchedOf: ViewerActivity['watchedOf']): NextItemModel {
  if (next === undefined) return nothing;
  const { positionSeconds, isFullyWatched } = watchedOf(next.id).get();
  return {
    suggestionType: typeOf(suggestionType),
    playable: toPlayable(next, next.season?.seasonNumber),
    item: next,
    positionSeconds: isFullyWatched || suggestionType === 'RestartWatching' ? 0 : positionSeconds,
  };
}

const types = ['StartWatching', 'ContinueWatching', 'RestartWatching', 'Sequential'] as const;

/** What the service did not say, or says in a word of its own, is to be started. */
function typeOf(sent: string | undefined): NextItemModel['suggestionType'] {
  return types.find((type) => type === sent) ?? 'StartWatching';
}

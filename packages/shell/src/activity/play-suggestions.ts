import type { ViewerActivity } from '@fjernsyn/activity';
import type { ViewerApi } from '@fjernsyn/api';
import { toPlayable } from '@fjernsyn/catalogue';
import type { NextItem } from '@fjernsyn/contracts';
import { readQueryDefaults } from '@fjernsyn/lists';
import type { CachedAnswers } from '../reading/cached-answers';
import type { Reading } from '../reading/reading';
import type { Resource } from '../reading/resource';
import type { NextItemModel } from './activity';

/** Dependencies of {@link createPlaySuggestions}. */
export interface PlaySuggestionsDeps {
  readonly reading: Pick<Reading, 'resource' | 'audience'>;
  readonly cached: Pick<CachedAnswers, 'renew'>;
  readonly suggestions: Pick<ViewerApi['suggestions'], 'nextItem'>;
  readonly watchedOf: ViewerActivity['watchedOf'];
  /** Whether a profile is chosen: of nobody nothing is asked. */
  readonly hasProfile: () => boolean;
}

/** What Play plays of items (C7.40). */
export interface PlaySuggestions {
  of(itemId: string): Resource<NextItemModel>;
  /** Something was watched: what was read is another by now. */
  renew(): void;
}

/** Makes the {@link PlaySuggestions}. */
export function createPlaySuggestions({
  reading,
  cached,
  suggestions,
  watchedOf,
  hasProfile,
}: PlaySuggestionsDeps): PlaySuggestions {
  const asked = new Set<string>();
  const keyOf = (itemId: string) => ['next-item', itemId, reading.audience.get()];
  return {
    of(itemId) {
      asked.add(itemId);
      return reading.resource(() => ({
        ...readQueryDefaults,
        queryKey: keyOf(itemId),
        queryFn: async ({ signal }) =>
          hasProfile() ? toNextItemModel(await suggestions.nextItem(itemId, signal), watchedOf) : nothing,
      }));
    },
    renew() {
      for (const itemId of Array.from(asked)) cached.renew(keyOf(itemId));
    },
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

import type { ItemDetailModel, RailModel, SeasonModel } from '@fjernsyn/catalogue';
import type { NodeId } from '@fjernsyn/focus';
import type { PlaceLeft } from '@fjernsyn/shell';
import { useMemo, useState } from 'react';
import { useClient } from '../../../application-context';
import { useItem } from '../../../reading/use-item';

/** The season of a series that the viewer looks at, in its page. */
export interface SeasonChoice {
  readonly seasons: readonly SeasonModel[];
  /** Episodes of the chosen season; the page's own until another one has come. */
  readonly episodes: RailModel | undefined;
  /** Whether another season was chosen, and what became of it. */
  readonly status: 'ready' | 'loading' | 'failed';
  choose(seasonId: string): void;
  retry(): void;
}

/** Options of {@link useSeason}. */
export interface SeasonOptions {
  /** The series; undefined on a page without one. */
  readonly detail: ItemDetailModel | undefined;
  /** The group of the episodes. */
  readonly episodesId: NodeId | undefined;
  /** Where the choice is kept, for the viewer who comes back. */
  readonly place: Pick<PlaceLeft, 'seasonId' | 'keepSeason'>;
}

/** Lets the viewer choose a season without leaving the page; a season's episodes are requested when it is chosen. */
export function useSeason({ detail, episodesId, place }: SeasonOptions): SeasonChoice {
  const { focus } = useClient().application;
  const [chosenId, choose] = useState(place.seasonId);
  const own = detail?.seasons.find((season) => season.isSelected)?.id;
  const isOther = chosenId !== undefined && chosenId !== own;
  const season = useItem(isOther ? chosenId : undefined);
  const hasFailed = season.status === 'failed' && !season.isRetrying;
  const seasons = useMemo(
    () => (detail?.seasons ?? []).map((each) => ({ ...each, isSelected: each.id === (chosenId ?? own) })),
    [detail, chosenId, own],
  );
  return {
    seasons,
    episodes: isOther ? (season.value?.episodes ?? detail?.episodes) : detail?.episodes,
    status: !isOther || season.value ? 'ready' : hasFailed ? 'failed' : 'loading',
    choose(seasonId) {
      // In another season the viewer has not been.
      if (episodesId !== undefined && seasonId !== (chosenId ?? own)) focus.forget(episodesId);
      choose(seasonId);
      place.keepSeason(seasonId);
    },
    retry: season.retry,
  };
}

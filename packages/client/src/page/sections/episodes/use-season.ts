import {
  emptyRail,
  type ItemDetailModel,
  type PlayableItem,
  type RailModel,
  type SeasonModel,
} from '@fjernsyn/catalogue';
import type { NodeId } from '@fjernsyn/focus';
import type { PlaceLeft } from '@fjernsyn/shell';
import { useMemo, useState } from 'react';
import { useClient } from '../../../application-context';
import { useItem } from '../../../reading/use-item';

/** The season of a series that the viewer looks at, in its page. */
export interface SeasonChoice {
  readonly seasons: readonly SeasonModel[];
  /** Episodes of the chosen season, none until it has come; undefined where the page has no place for any. */
  readonly episodes: RailModel | undefined;
  /** What Play starts of the chosen season; undefined until it has come, and where nothing of it can be played. */
  readonly playable: PlayableItem | undefined;
  /** The episode that the page is about, at which its season's rail stands. */
  readonly startId: string | undefined;
  /** Whether the chosen season is there. */
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

const noEpisodes = emptyRail({ id: 'episodes', title: '', role: 'episode' });

/** Lets the viewer choose a season without leaving the page; one that did not come with the page is requested when it is shown. */
export function useSeason({ detail, episodesId, place }: SeasonOptions): SeasonChoice {
  const { focus } = useClient().application;
  const [chosenId, choose] = useState(place.seasonId);
  const shownId = chosenId ?? detail?.seasons.find((season) => season.isSelected)?.id;
  const isLate = shownId !== undefined && shownId !== detail?.loadedSeasonId;
  const season = useItem(isLate ? shownId : undefined);
  const hasFailed = season.status === 'failed' && !season.isRetrying;
  const seasons = useMemo(
    () => (detail?.seasons ?? []).map((each) => ({ ...each, isSelected: each.id === shownId })),
    [detail, shownId],
  );
  const shown = isLate ? season.value : detail;
  return {
    seasons,
    episodes: isLate ? (shown?.episodes ?? noEpisodes) : shown?.episodes,
    playable: shown?.playable,
    startId: detail?.episode && detail.id,
    status: !isLate || season.value ? 'ready' : hasFailed ? 'failed' : 'loading',
    choose(seasonId) {
      // In another season the viewer has not been.
      if (episodesId !== undefined && seasonId !== shownId) focus.forget(episodesId);
      choose(seasonId);
      place.keepSeason(seasonId);
    },
    retry: season.retry,
  };
}

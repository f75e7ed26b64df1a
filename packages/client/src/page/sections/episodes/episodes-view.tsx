import type { ReactElement } from 'react';
import { TileRail } from '../rail/tile-rail';
import type { SectionProps } from '../section-props';
import { useSeasonChoice } from './season-context';

/** The episodes of the season that the viewer looks at. */
export function EpisodesView({ section, order }: SectionProps<'episodes'>): ReactElement | null {
  const { episodes, startId, status, retry } = useSeasonChoice();
  return episodes ? (
    <TileRail focusKey={section.id} rail={episodes} order={order} startId={startId} status={status} onRetry={retry} />
  ) : null;
}

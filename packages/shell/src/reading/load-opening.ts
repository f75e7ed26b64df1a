import type { PlayableItem } from '@fjernsyn/catalogue';
import type { Reader } from './reader';

/** What a series starts with: an episode of the season that it opens with; undefined where nothing of it can be watched. */
export async function loadOpening(
  { loadItem }: Pick<Reader, 'loadItem'>,
  seriesId: string,
): Promise<PlayableItem | undefined> {
  const series = await loadItem(seriesId);
  const season = series.seasons.find(({ isSelected }) => isSelected);
  if (season === undefined || season.id === series.loadedSeasonId) return series.playable;
  return (await loadItem(season.id)).playable;
}

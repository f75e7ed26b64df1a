import type { RailModel } from '@fjernsyn/catalogue';
import { toViewerListKind } from '@fjernsyn/lists';
import { useOpened } from '../../../application-context';
import { useTexts } from '../../../hooks/use-texts';
import { type EmptyList, useEmptyList } from '../rail/use-empty-list';
import { gridTexts } from './grid-texts';

/** What is said on the page of a list that is empty, with a way on from there: to all of it, where `showAll` leads there. */
export function useEmptyGrid(rail: Pick<RailModel, 'listKey'>, showAll: (() => void) | undefined): EmptyList {
  const t = useTexts(gridTexts);
  const { goHome } = useOpened().places;
  const ofViewer = useEmptyList(rail);
  if (showAll !== undefined) {
    const texts = { message: t('grid.noneFit'), hint: t('grid.noneFitHint'), action: t('grid.showAll') };
    return { texts, onAction: showAll };
  }
  if (ofViewer.onAction !== undefined) return ofViewer;
  const kind = rail.listKey && toViewerListKind(rail.listKey);
  const texts =
    kind === undefined
      ? { message: t('grid.empty'), hint: t('grid.emptyHint') }
      : { message: t('grid.noneWatched'), hint: t('grid.noneWatchedHint') };
  return { texts: { ...texts, action: t('action.home') }, onAction: goHome };
}

import { toViewerListKind } from '@fjernsyn/lists';
import { Grid, useUiSettings } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../../../application-context';
import { useObserved } from '../../../hooks/use-observed';
import { useTexts } from '../../../hooks/use-texts';
import { useGrowingRail } from '../rail/use-growing-rail';
import { useRailTiles } from '../rail/use-rail-tiles';
import type { SectionProps } from '../section-props';
import { useFirstRow } from '../use-first-row';
import { countWords } from './count-words';
import { FilterButtons } from './filter-buttons';
import { gridTexts } from './grid-texts';
import { useEmptyGrid } from './use-empty-grid';
import { useFilteredList } from './use-filtered-list';

/** The whole of a list in rows, which grows by pages as focus goes down (C2.26). */
export function GridView({ section, order }: SectionProps<'grid'>): ReactElement {
  const t = useTexts(gridTexts);
  const { layout } = useUiSettings();
  const { language } = useObserved(useClient().application.locale.state);
  const { rail, filter, isFiltered, canFilter, change } = useFilteredList(section);
  const growing = useGrowingRail(rail, order);
  const { shown, status, loadNear, retry } = growing;
  const tiles = useRailTiles(growing, { railId: section.id, order });
  const empty = useEmptyGrid(section, isFiltered ? () => change({}) : undefined);
  const isViewers = section.listKey !== undefined && toViewerListKind(section.listKey) !== undefined;
  const count = shown.size > 0 ? countWords(t, shown.size, language) : undefined;
  // With a pointer the menu is where menus are.
  const note = count !== undefined && isViewers && layout.name === 'tv' ? `${count} · ${t('grid.hold')}` : count;
  useFirstRow(order, status !== 'loading');
  return (
    <Grid
      focusKey={section.id}
      order={order}
      title={section.title || undefined}
      note={note}
      tools={canFilter ? <FilterButtons filter={filter} onChange={change} /> : undefined}
      status={status}
      {...tiles}
      onReach={loadNear}
      texts={status === 'failed' ? { message: t('grid.failed'), action: t('action.retry') } : empty.texts}
      onRetry={retry}
      onEmptyAction={empty.onAction}
    />
  );
}

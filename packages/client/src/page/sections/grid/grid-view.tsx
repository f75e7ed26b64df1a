import { Grid } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useOpened } from '../../../application-context';
import { useTexts } from '../../../hooks/use-texts';
import { useGrowingRail } from '../rail/use-growing-rail';
import { useRailTiles } from '../rail/use-rail-tiles';
import type { SectionProps } from '../section-props';
import { useFirstRow } from '../use-first-row';
import { gridTexts } from './grid-texts';

/** The whole of a list in rows, which grows by pages as focus goes down (C2.26). */
export function GridView({ section, order }: SectionProps<'grid'>): ReactElement {
  const t = useTexts(gridTexts);
  const { goHome } = useOpened().places;
  const growing = useGrowingRail(section, order);
  const { shown, status, loadNear, retry } = growing;
  const tiles = useRailTiles(growing, { railId: section.id, order });
  useFirstRow(order, status !== 'loading');
  return (
    <Grid
      focusKey={section.id}
      order={order}
      title={section.title || undefined}
      note={shown.size > 0 ? t('grid.count', { count: shown.size }) : undefined}
      status={status}
      {...tiles}
      onReach={loadNear}
      texts={
        status === 'failed'
          ? { message: t('grid.failed'), action: t('action.retry') }
          : { message: t('grid.empty'), hint: t('grid.emptyHint'), action: t('action.home') }
      }
      onRetry={retry}
      onEmptyAction={goHome}
    />
  );
}

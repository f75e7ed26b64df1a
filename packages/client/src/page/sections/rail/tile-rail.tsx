import type { RailModel } from '@fjernsyn/catalogue';
import { Rail } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../../../application-context';
import { useObserved } from '../../../hooks/use-observed';
import { useFirstRow } from '../use-first-row';
import { useEmptyList } from './use-empty-list';
import { useGrowingRail } from './use-growing-rail';
import { useRailTiles } from './use-rail-tiles';

/** Props of {@link TileRail}. */
export interface TileRailProps {
  /** Key of the rail on its page: the same while its tiles are those of another season. */
  readonly focusKey: string;
  readonly rail: RailModel;
  /** Place among the rows of the page, from 0. */
  readonly order: number;
  /** Stands after the title. */
  readonly note?: string | undefined;
  /** The item at whose tile the rail stands, and is entered, until the viewer has been there; the first without it. */
  readonly startId?: string | undefined;
  /** What becomes of other tiles that are to take the place of these. */
  readonly status?: 'ready' | 'loading' | 'failed';
  /** Tries again for those. */
  readonly onRetry?: () => void;
}

/** A rail of items, which grows by pages as focus comes near the end of what has been loaded (C4.37). */
export function TileRail({
  focusKey,
  rail,
  order,
  note,
  startId,
  status: next = 'ready',
  onRetry,
}: TileRailProps): ReactElement {
  const { application, t } = useClient();
  const growing = useGrowingRail(rail, order);
  const tiles = useRailTiles(growing, { railId: rail.id, order });
  const status = next === 'ready' ? growing.status : next;
  // Only what takes the place of another list is tried again from outside.
  const isSeason = onRetry !== undefined;
  const isTitleHidden = useObserved(application.universe)?.hidesTitles === true;
  useFirstRow(order, status === 'ready');
  const empty = useEmptyList(rail);

  return (
    <Rail
      focusKey={focusKey}
      order={order}
      title={rail.title || undefined}
      note={note}
      isTitleHidden={isTitleHidden}
      status={status}
      {...tiles}
      onReach={growing.loadNear}
      texts={
        status === 'failed'
          ? { message: t(isSeason ? 'rail.seasonFailed' : 'rail.failed'), action: t('action.retry') }
          : empty.texts
      }
      onRetry={onRetry ?? growing.retry}
      onEmptyAction={empty.onAction}
      // A page and a season begin with their first tile, wherever in the menu or among the buttons above one comes from.
      start={startId ?? (order === 0 || isSeason ? tiles.keyOf(0) : undefined)}
      // Of a season that the viewer chose one hears that it is empty, and of their own list how it is filled.
      canCollapse={!isSeason && empty.onAction === undefined}
    />
  );
}

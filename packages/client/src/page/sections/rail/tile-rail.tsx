import type { RailModel } from '@fjernsyn/catalogue';
import { Rail } from '@fjernsyn/ui';
import { type ReactElement, useCallback } from 'react';
import { useClient } from '../../../application-context';
import { useObserved } from '../../../hooks/use-observed';
import { useFirstRow } from '../use-first-row';
import { ItemTile } from './item-tile';
import { RailEnd } from './rail-end';
import { useGrowingRail } from './use-growing-rail';

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
  const { shown, status: own, end, loadNear, retry } = useGrowingRail(rail, order);
  const status = next === 'ready' ? own : next;
  // Only what takes the place of another list is tried again from outside.
  const isSeason = onRetry !== undefined;
  const universe = useObserved(application.universe);
  const isTitleHidden = universe?.hidesTitles === true;
  const role = universe?.tiles[shown.role] ?? shown.role;
  const size = Math.max(shown.count, shown.size);
  useFirstRow(order, status === 'ready');

  const keyOf = useCallback((index: number) => shown.idAt(index) ?? `end-${index}`, [shown]);
  const renderTile = useCallback(
    (index: number) => {
      const tile = shown.tileAt(index);
      const place = { railId: rail.id, railIndex: order, tileIndex: index };
      if (end && index >= shown.count) return <RailEnd end={end} place={place} onRetry={retry} />;
      return tile && <ItemTile tile={tile} role={shown.role} shape={role} place={place} count={size} />;
    },
    [shown, size, role, end, retry, rail.id, order],
  );

  return (
    <Rail
      focusKey={focusKey}
      order={order}
      title={rail.title || undefined}
      note={note}
      isTitleHidden={isTitleHidden}
      status={status}
      role={role}
      count={shown.count + (end && shown.count > 0 ? 1 : 0)}
      size={size}
      keyOf={keyOf}
      renderTile={renderTile}
      onReach={loadNear}
      texts={
        status === 'failed'
          ? { message: t(isSeason ? 'rail.seasonFailed' : 'rail.failed'), action: t('action.retry') }
          : { message: t('rail.empty') }
      }
      onRetry={onRetry ?? retry}
      // A page and a season begin with their first tile, wherever in the menu or among the buttons above one comes from.
      start={startId ?? (order === 0 || isSeason ? keyOf(0) : undefined)}
      // Of a season that the viewer chose one hears that it is empty.
      canCollapse={!isSeason}
    />
  );
}

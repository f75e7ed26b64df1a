import { fillRail, type RailModel } from '@fjernsyn/catalogue';
import { Rail, type RailStatus } from '@fjernsyn/ui';
import { type ReactElement, useCallback, useMemo } from 'react';
import { useClient } from '../../../application-context';
import { useObserved } from '../../../hooks/use-observed';
import { useList } from '../../../reading/use-list';
import { useFirstRow } from '../use-first-row';
import { ItemTile } from './item-tile';
import { useWantsList } from './near-rails';

/** Props of {@link TileRail}. */
export interface TileRailProps {
  /** Key of the rail on its page: the same while its tiles are those of another season. */
  readonly focusKey: string;
  readonly rail: RailModel;
  /** Place among the rows of the page, from 0. */
  readonly order: number;
  /** What becomes of other tiles that are to take the place of these. */
  readonly status?: 'ready' | 'loading' | 'failed';
  /** Tries again for those. */
  readonly onRetry?: () => void;
}

/** A rail of items. A list that came without its items is asked for when the rail comes near (C7). */
export function TileRail({ focusKey, rail, order, status: next = 'ready', onRetry }: TileRailProps): ReactElement {
  const { application, t } = useClient();
  const { filled, status: own, retry } = useFilledRail(rail, order);
  const status = next === 'ready' ? own : next;
  const title = rail.title || undefined;
  // Only what takes the place of another list is tried again from outside.
  const isSeason = onRetry !== undefined;
  const isTitleHidden = useObserved(application.universe)?.hidesTitles === true;

  useFirstRow(order, status === 'ready');

  const keyOf = useCallback((index: number) => filled.tileAt(index)?.id ?? `place-${index}`, [filled]);
  const renderTile = useCallback(
    (index: number) => {
      const tile = filled.tileAt(index);
      return (
        tile && (
          <ItemTile
            tile={tile}
            role={filled.role}
            place={{ railId: rail.id, railIndex: order, tileIndex: index }}
            count={filled.count}
          />
        )
      );
    },
    [filled, rail.id, order],
  );

  return (
    <Rail
      {...{ focusKey, order, title, isTitleHidden, status, keyOf, renderTile }}
      role={filled.role}
      count={filled.count}
      texts={
        status === 'failed'
          ? { message: t(isSeason ? 'rail.seasonFailed' : 'rail.failed'), action: t('action.retry') }
          : { message: t('rail.empty') }
      }
      onRetry={onRetry ?? retry}
      // A page and a season begin with their first tile, wherever in the menu or among the buttons above one comes from.
      isEnteredFirst={order === 0 || isSeason}
      // Of a season that the viewer chose one hears that it is empty.
      canCollapse={!isSeason}
    />
  );
}

interface FilledRail {
  readonly filled: RailModel;
  readonly status: RailStatus;
  readonly retry: () => void;
}

function useFilledRail(rail: RailModel, order: number): FilledRail {
  const isWanted = useWantsList(order, rail.listState === 'loaded');
  const { list, status, retry } = useList(rail.listKey, { given: rail.list, isWanted });
  const filled = useMemo(() => (list === undefined || list === rail.list ? rail : fillRail(rail, list)), [rail, list]);
  if (filled.listState !== 'loaded') return { filled, status: status === 'failed' ? 'failed' : 'loading', retry };
  return { filled, status: filled.count > 0 ? 'ready' : 'empty', retry };
}

import { fillRail, type RailModel } from '@fjernsyn/catalogue';
import type { RailStatus } from '@fjernsyn/ui';
import { useMemo } from 'react';
import { isLasting, type ListReading, useList } from '../../../reading/use-list';
import { useIsWanted } from '../near-rows';
import type { RailEndState } from './rail-end';

/** A rail with what has been loaded of its list. */
export interface GrowingRail {
  readonly shown: RailModel;
  readonly status: RailStatus;
  /** What stands after the last tile; undefined where the rail ends with it. */
  readonly end: RailEndState | undefined;
  /** Asks for more of the list where a tile is near the end of what has been loaded. */
  readonly loadNear: (index: number) => void;
  /** Asks again for the list, or for the page of it that has failed. */
  readonly retry: () => void;
}

/** The tiles of a rail: its list is asked for when the rail comes near, unless it came along, and grows by pages (C7). */
export function useGrowingRail(rail: RailModel, order: number): GrowingRail {
  const { listKey, listState } = rail;
  const isWanted = useIsWanted(order, listState === 'loaded' && (listKey === undefined || isLasting(listKey)));
  const { list, status, loadNear, retry } = useList(listKey, { given: rail.list, isWanted });
  const shown = useMemo(() => (list === undefined || list === rail.list ? rail : fillRail(rail, list)), [rail, list]);
  const end = useMemo(() => endOf(shown, status), [shown, status]);
  return { shown, status: statusOf(shown, status), end, loadNear, retry };
}

function statusOf({ listState, count }: RailModel, status: ListReading['status']): RailStatus {
  if (listState !== 'loaded') return status === 'failed' ? 'failed' : 'loading';
  return count > 0 ? 'ready' : 'empty';
}

function endOf(
  { list, listKey, count, moreLinkPath }: RailModel,
  status: ListReading['status'],
): RailEndState | undefined {
  const isWhole = list.state !== 'loaded' || listKey === undefined || list.missingPageAt(count) === undefined;
  if (!isWhole) return { kind: status === 'page-failed' ? 'failed' : 'loading' };
  return moreLinkPath === undefined ? undefined : { kind: 'all', path: moreLinkPath };
}

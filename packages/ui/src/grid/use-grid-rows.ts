import type { NodeId } from '@fjernsyn/focus';
import { useCallback, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { useFocusScope } from '../focus/focus-scope';
import type { IndexRange } from '../page/nearness';
import type { PageStage } from '../page/page-stage';
import { PageStageContext } from '../page/page-stage-context';
import type { SectionSpan } from '../page/section-heights';
import { useMountedRange } from '../page/use-mounted-range';
import { createItemIds, type ItemIds } from '../strip/item-ids';
import { columnsOf, type GridShape, rowSpan, rowsAtFirst, rowsNear, rowsOf, rowsWithin } from './grid-arithmetic';

/** The tiles of a grid, and where they stand. */
export interface GridTiles {
  readonly shape: GridShape;
  readonly count: number;
  readonly keyOf: (index: number) => string;
}

/** How a grid answers for its tiles. */
export interface GridPlaces {
  readonly ids: ItemIds;
  /** The part of the section that is seen with what has focus: a row, the first with the head and its buttons. */
  readonly spanOf: (focused: NodeId) => SectionSpan;
}

/** The {@link GridPlaces} of the tiles of a group; its functions stay the same while tiles come and go. */
export function useGridPlaces(groupId: NodeId, { shape, count, keyOf }: GridTiles): GridPlaces {
  const ids = useMemo(() => createItemIds(groupId, count, keyOf), [groupId, count, keyOf]);
  const latest = useRef({ ids, shape });
  // Order: before the section gives its height, as the page then asks where focus stands.
  useLayoutEffect(() => {
    latest.current = { ids, shape };
  }, [ids, shape]);
  const spanOf = useCallback((focused: NodeId) => {
    const index = latest.current.ids.indexOfId(focused);
    const { role, layout } = latest.current.shape;
    return rowSpan(Math.max(0, Math.floor(index / columnsOf(role, layout))), latest.current.shape);
  }, []);
  return { ids, spanOf };
}

/** Options of {@link useGridRows}. */
export interface GridRowsOptions extends GridTiles {
  readonly order: number;
  readonly ids: ItemIds;
  /** Hears the last tile that is near, as the viewer goes on. */
  readonly onReach: ((index: number) => void) | undefined;
}

/** The rows of a grid that are mounted: those that are seen of the page, soon those that are near, and always the one that has focus. */
export function useGridRows({ shape, count, order, ids, onReach }: GridRowsOptions): readonly number[] {
  const { engine } = useFocusScope().binding;
  const stage = useContext(PageStageContext);
  const columns = columnsOf(shape.role, shape.layout);
  const rows = rowsOf(count, columns);
  const { range, follow } = useMountedRange(rows, () => rowsAtFirst(shape, rows));
  const focusedRow = useRef(-1);

  useLayoutEffect(() => {
    const look = (): void => {
      focusedRow.current = Math.floor(ids.indexOfId(engine.getFocused()) / columns);
      const seen = seenRows(stage, order, shape, rows);
      const near = rowsNear(seen, rows);
      follow(seen, near);
      onReach?.(near.end * columns - 1);
    };
    look();
    return stage?.subscribeView(look);
  }, [engine, stage, order, shape, rows, columns, ids, follow, onReach]);
  return withRow(range, focusedRow.current);
}

function seenRows(stage: PageStage | null, order: number, shape: GridShape, rows: number): IndexRange {
  const view = stage?.getView();
  // Before the page has been looked at nothing is known.
  if (!stage || !view || view.bottomRem === view.topRem) return rowsAtFirst(shape, rows);
  const startRem = stage.heightBefore(order);
  return rowsWithin({ topRem: view.topRem - startRem, bottomRem: view.bottomRem - startRem }, shape, rows);
}

/** The rows of a range, and one more, where there is one. */
function withRow({ first, end }: IndexRange, row: number): readonly number[] {
  const all = Array.from({ length: end - first }, (_, offset) => first + offset);
  if (row < 0 || (row >= first && row < end)) return all;
  return row < first ? [row, ...all] : [...all, row];
}

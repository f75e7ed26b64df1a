import type { Direction } from '@fjernsyn/kernel';
import type { GridSize, Place } from './grid-page';

/** Where a row is entered from above or below: at the column of the tile that is left, or where the row was left, first at its start. */
export type RowEntry = 'column' | 'memory';

/** A press, and where focus must stand after it. */
export interface Step extends Place {
  readonly direction: Direction;
}

/**
 * A walk over a grid from its first tile, the same for the same seed: each press moves, two in three of them along the row, as on a page
 * of rails.
 */
export function createWalk(size: GridSize, entry: RowEntry, count: number, seed = 1): readonly Step[] {
  const chance = createChance(seed);
  const left = new Map<number, number>();
  const steps: Step[] = [];
  let place: Place = { row: 0, column: 0 };
  while (steps.length < count) {
    const isAlong = chance() < 2 / 3;
    const isForward = chance() < 0.55;
    const step = isAlong ? along(place, isForward) : across(place, isForward);
    if (step.row < 0 || step.row >= size.rows || step.column < 0 || step.column >= size.columns) continue;
    left.set(place.row, place.column);
    steps.push(step);
    place = step;
  }
  return steps;

  function along({ row, column }: Place, isForward: boolean): Step {
    return { direction: isForward ? 'right' : 'left', row, column: column + (isForward ? 1 : -1) };
  }

  function across({ row, column }: Place, isForward: boolean): Step {
    const next = row + (isForward ? 1 : -1);
    const entered = entry === 'column' ? column : (left.get(next) ?? 0);
    return { direction: isForward ? 'down' : 'up', row: next, column: entered };
  }
}

/** Numbers from 0 up to, not including, 1 (a linear congruence: chance enough to walk by). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

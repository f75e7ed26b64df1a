import type { EngineUnderTest } from '../engine-under-test';
import { type Place, tileIdOf } from '../grid-page';

const deltas = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] } as const;

/** No engine: a place that is counted on. What it takes is the page's own writing, and is taken off every other engine. */
export const emptyHarness: EngineUnderTest = {
  entry: 'column',
  mount(page) {
    let place: Place = { row: 0, column: 0 };
    return {
      start: () => page.onFocus(tileIdOf(place)),
      move(direction) {
        const [down, right] = deltas[direction];
        place = { row: place.row + down, column: place.column + right };
        page.onFocus(tileIdOf(place));
      },
    };
  },
};

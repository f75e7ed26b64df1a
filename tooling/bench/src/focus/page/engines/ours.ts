import { createFocusEngine, type FocusEngine, type GroupDeclaration, toNodeId } from '@fjernsyn/focus';
import type { EngineUnderTest, MountedEngine } from '../engine-under-test';
import { type GridPage, placeOf, tileIdOf } from '../grid-page';

/** How our engine is told of the page. */
interface Way {
  /** Rows keep the column, or remember their own tile. */
  readonly memory: 'nearest' | 'last';
  /** Tiles by registering each, or by index: a row says how many it has. */
  readonly tiles: 'registered' | 'by index';
  /** Whether the platform's own focus follows, before anything is written. */
  readonly isNative?: boolean;
}

/** Every tile registered, rows entered at the column. */
export const ours = createOurs({ memory: 'nearest', tiles: 'registered' });
/** Every tile registered, rows remember. */
export const oursRemembering = createOurs({ memory: 'last', tiles: 'registered' });
/** Rows that say how many tiles they have, as the product's rails do. */
export const oursByIndex = createOurs({ memory: 'nearest', tiles: 'by index' });
/** The first, with the platform's own focus in step. */
export const oursNative = createOurs({ memory: 'nearest', tiles: 'registered', isNative: true });

function createOurs(way: Way): EngineUnderTest {
  return {
    entry: way.memory === 'nearest' ? 'column' : 'memory',
    mount(page) {
      const engine = createFocusEngine();
      engine.batch(() => register(engine, page, way));
      return follow(engine, page, way);
    },
  };
}

function register(engine: FocusEngine, { rows, columns }: GridPage, { memory, tiles }: Way): void {
  engine.register({ kind: 'column', id: 'page', parent: null });
  const keyOf = (row: number, column: number): string => tileIdOf({ row, column });
  for (let row = 0; row < rows; row++) {
    const id = `page/r${row}`;
    const group: GroupDeclaration = { kind: 'row', id, parent: 'page', order: row, memory, preferred: keyOf(row, 0) };
    const items = {
      count: columns,
      keyOf: (index: number) => keyOf(row, index),
      indexOf: (key: string) => placeOf(key).column,
    };
    engine.register(tiles === 'by index' ? { ...group, items } : group);
    if (tiles === 'by index') continue;
    for (let column = 0; column < columns; column++) {
      engine.register({ kind: 'leaf', id: toNodeId(id, keyOf(row, column)), parent: id, order: column });
    }
  }
}

function follow(engine: FocusEngine, page: GridPage, { isNative = false }: Way): MountedEngine {
  const tileOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
  if (isNative) {
    engine.subscribe(({ to }) => {
      if (to !== null) page.tileAt(placeOf(tileOf(to))).focus({ preventScroll: true });
    }, 'native');
  }
  engine.subscribe(({ to }) => {
    if (to !== null) page.onFocus(tileOf(to));
  });
  return {
    start() {
      engine.focus(toNodeId('page/r0', tileIdOf({ row: 0, column: 0 })));
      page.onFocus(tileIdOf({ row: 0, column: 0 }));
    },
    move: (direction) => void engine.move(direction),
  };
}

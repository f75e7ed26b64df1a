import type { Direction } from '@fjernsyn/kernel';
import type { GridPage } from './grid-page';
import type { RowEntry } from './walk';

/** An engine that has taken up a page. */
export interface MountedEngine {
  /** Puts focus on the first tile. */
  start(): void | Promise<void>;
  /** Moves, and resolves where the engine takes its time; the page hears of it by `onFocus`. */
  move(direction: Direction): void | Promise<void>;
  /** Times that tiles have been rendered so far, where a framework does it. */
  renders?(): number;
}

/** One engine of the bench, used as its own documentation shows. */
export interface EngineUnderTest {
  /** How its rows are entered. */
  readonly entry: RowEntry;
  /** Whether it builds the tiles itself, so that the time of mounting holds the building too. */
  readonly buildsTiles?: boolean;
  /** Takes up every tile of the page: what is timed as mounting. */
  mount(page: GridPage): MountedEngine;
}

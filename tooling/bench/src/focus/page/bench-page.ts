import type { MountedEngine } from './engine-under-test';
import { type EngineName, engines } from './engines/engines';
import { buildGridPage, type GridPage, type GridSize } from './grid-page';
import { countLayoutReads } from './layout-reads';
import { type MoveRun, runInOneTask, runMoves } from './run-moves';
import { createWalk, type Step } from './walk';

/** What the bench calls in its page, in this order: `build`, `mount`, then runs of moves. */
export interface FocusBenchPage {
  build(name: EngineName, size: GridSize): void;
  /** Milliseconds it took to take up the page, until its first tile had focus. */
  mount(): Promise<number>;
  run(count: number, run: MoveRun): Promise<readonly number[]>;
  /** Moves in one task; the reads that can force a layout, counted from the first call of this on, and the renders of tiles. */
  count(moves: number): Promise<{ readonly reads: number; readonly renders: number }>;
}

declare global {
  interface Window {
    focusBench: FocusBenchPage;
  }
}

/** More than all runs of one page take together. */
const walkLength = 20_000;

function createFocusBenchPage(): FocusBenchPage {
  let page: GridPage;
  let mounted: MountedEngine;
  let name: EngineName;
  let steps: Iterator<Step>;
  let readsSoFar: (() => number) | undefined;
  return {
    build(engineName, size) {
      name = engineName;
      const engine: (typeof engines)[EngineName] = engines[name];
      page = buildGridPage(size, !('buildsTiles' in engine));
      steps = createWalk(size, engine.entry, walkLength)[Symbol.iterator]();
      page.settle();
    },
    async mount() {
      const startMs = performance.now();
      mounted = engines[name].mount(page);
      await mounted.start();
      return performance.now() - startMs;
    },
    run: (count, run) => runMoves(mounted, page, steps, count, run),
    async count(moves) {
      readsSoFar ??= countLayoutReads();
      const readsBefore = readsSoFar();
      const rendersBefore = mounted.renders?.() ?? 0;
      await runInOneTask(mounted, page, steps, moves);
      return { reads: readsSoFar() - readsBefore, renders: (mounted.renders?.() ?? 0) - rendersBefore };
    },
  };
}

window.focusBench = createFocusBenchPage();

import type { MountedEngine } from './engine-under-test';
import { type GridPage, tileIdOf } from './grid-page';
import type { Step } from './walk';

/** Whether the layout is clean or dirty as a key arrives. */
export type LayoutState = 'idle' | 'dirty';

/** How moves are run. */
export interface MoveRun {
  readonly layout: LayoutState;
  /** No further block begins after this long. */
  readonly limitMs: number;
}

/** Moves that are timed together: the clock's own step is as long as a quick engine takes. */
const movesPerBlock = 20;
/** A frame is let through after so many blocks: what is painted of it would disturb the next ones. */
const blocksPerFrame = 10;

/**
 * Walks the steps that are left, and gives the milliseconds a move of each block. Fails where focus does not stand after a press where it
 * must: a bench of an engine that stands still would praise it.
 */
export async function runMoves(
  engine: MountedEngine,
  page: GridPage,
  steps: Iterator<Step>,
  count: number,
  { layout, limitMs }: MoveRun,
): Promise<readonly number[]> {
  const blocks: number[] = [];
  const endAtMs = performance.now() + limitMs;
  for (let done = 0; done < count && performance.now() < endAtMs; done += movesPerBlock) {
    let tookMs = 0;
    for (let move = 0; move < movesPerBlock; move++) tookMs += await timeMove(engine, page, steps, layout);
    blocks.push(tookMs / movesPerBlock);
    if (blocks.length % blocksPerFrame === 0) await nextFrame();
  }
  return blocks;
}

/** Runs moves with a dirty layout in one task, in which no frame can come between, so that each layout of it was forced by a read. */
export async function runInOneTask(engine: MountedEngine, page: GridPage, steps: Iterator<Step>, count: number) {
  for (let move = 0; move < count; move++) await timeMove(engine, page, steps, 'dirty');
}

async function timeMove(engine: MountedEngine, page: GridPage, steps: Iterator<Step>, layout: LayoutState) {
  const { value: step } = steps.next() as IteratorYieldResult<Step>;
  if (layout === 'dirty') page.dirty();
  else page.settle();
  const startMs = performance.now();
  const moving = engine.move(step.direction);
  if (moving !== undefined) await moving;
  const tookMs = performance.now() - startMs;
  const wanted = tileIdOf(step);
  if (page.focusedId() !== wanted) throw new Error(`${step.direction} led to ${page.focusedId()} instead of ${wanted}`);
  return tookMs;
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}

import type { Browser, CDPSession, Page } from 'playwright';
import { openScriptPage } from '../browser/open-script-page';
import type { EngineName } from './page/engines/engines';
import type { GridSize } from './page/grid-page';
import type { LayoutState, MoveRun } from './page/run-moves';

/** Moves through one fresh page at full speed. */
export interface MovePass {
  /** Milliseconds a move, a figure for each block, by layout state. */
  readonly plain: Readonly<Record<LayoutState, readonly number[]>>;
}

/** What is measured of one engine on one fresh page. */
export interface EnginePass extends MovePass {
  readonly mountMs: number;
  /** kB of 1000 bytes that the engine keeps for the page. */
  readonly heapKb: number;
  /** As `plain`, slowed down. */
  readonly throttled: Readonly<Record<LayoutState, readonly number[]>>;
  /** Each for one key, with a dirty layout. */
  readonly perKey: { readonly reads: number; readonly layouts: number; readonly renders: number };
}

/** How much of an engine is measured in one pass. */
export interface PassOptions {
  readonly moves: number;
  readonly throttlingRate: number;
  /** After this long in one layout state a slow engine is let go. */
  readonly limitMs: number;
  readonly throttledLimitMs: number;
}

const warmUp = { count: 200, limitMs: 1_000 } as const;
const countedMoves = 100;
const layoutStates: readonly LayoutState[] = ['idle', 'dirty'];

/** Opens a fresh page, lets the engine take it up, and moves through it; a press that leads elsewhere than it must rejects. */
export function measureEngine(
  browser: Browser,
  script: string,
  name: EngineName,
  size: GridSize,
  { moves, throttlingRate, limitMs, throttledLimitMs }: PassOptions,
): Promise<EnginePass> {
  return onFreshPage(browser, script, name, size, async (page, session) => {
    const heapBefore = await usedHeap(session);
    const mountMs = await page.evaluate(() => window.focusBench.mount());
    const heapKb = ((await usedHeap(session)) - heapBefore) / 1000;

    await warmUpOn(page);
    const plain = await runBoth(page, moves, limitMs);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttlingRate });
    const throttled = await runBoth(page, moves, throttledLimitMs);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });

    const layoutsBefore = await layoutCount(session);
    const counted = await page.evaluate((count) => window.focusBench.count(count), countedMoves);
    const layouts = (await layoutCount(session)) - layoutsBefore;
    return {
      mountMs,
      heapKb,
      plain,
      throttled,
      perKey: {
        reads: counted.reads / countedMoves,
        layouts: layouts / countedMoves,
        renders: counted.renders / countedMoves,
      },
    };
  });
}

/** The moves alone of {@link measureEngine}, at full speed. */
export function measureMoves(
  browser: Browser,
  script: string,
  name: EngineName,
  size: GridSize,
  { moves, limitMs }: Pick<PassOptions, 'moves' | 'limitMs'>,
): Promise<MovePass> {
  return onFreshPage(browser, script, name, size, async (page) => {
    await page.evaluate(() => window.focusBench.mount());
    await warmUpOn(page);
    return { plain: await runBoth(page, moves, limitMs) };
  });
}

async function onFreshPage<Pass>(
  browser: Browser,
  script: string,
  name: EngineName,
  size: GridSize,
  measure: (page: Page, session: CDPSession) => Promise<Pass>,
): Promise<Pass> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await openScriptPage(page, script);
    await page.evaluate(([engine, grid]) => window.focusBench.build(engine, grid), [name, size] as const);
    return await measure(page, session);
  } catch (error) {
    throw new Error(`${name} on ${size.rows} × ${size.columns}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await context.close();
  }
}

async function warmUpOn(page: Page): Promise<void> {
  for (const layout of layoutStates) await run(page, warmUp.count, { layout, limitMs: warmUp.limitMs });
}

async function runBoth(page: Page, moves: number, limitMs: number) {
  return {
    idle: await run(page, moves, { layout: 'idle', limitMs }),
    dirty: await run(page, moves, { layout: 'dirty', limitMs }),
  };
}

function run(page: Page, moves: number, how: MoveRun): Promise<readonly number[]> {
  return page.evaluate(([count, moveRun]) => window.focusBench.run(count, moveRun), [moves, how] as const);
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

async function layoutCount(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
}

import type { Browser, CDPSession } from 'playwright';
import { openScriptPage } from '../browser/open-script-page';
import type { EngineName } from './page/engines/engines';
import type { GridSize } from './page/grid-page';
import type { LayoutState } from './page/run-moves';

/** What is measured of one engine on one fresh page. */
export interface EnginePass {
  readonly mountMs: number;
  /** kB of 1000 bytes that the engine keeps for the page. */
  readonly heapKb: number;
  /** Milliseconds a move, a figure for each block, by layout state; at full speed and throttled. */
  readonly plain: Readonly<Record<LayoutState, readonly number[]>>;
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

/** Opens a fresh page, lets the engine take it up, and moves through it; a press that leads elsewhere than it must rejects. */
export async function measureEngine(
  browser: Browser,
  script: string,
  name: EngineName,
  size: GridSize,
  { moves, throttlingRate, limitMs, throttledLimitMs }: PassOptions,
): Promise<EnginePass> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await openScriptPage(page, script);
    await page.evaluate(([engine, grid]) => window.focusBench.build(engine, grid), [name, size] as const);
    const heapBefore = await usedHeap(session);
    const mountMs = await page.evaluate(() => window.focusBench.mount());
    const heapKb = ((await usedHeap(session)) - heapBefore) / 1000;

    const run = (count: number, layout: LayoutState, capMs: number) =>
      page.evaluate(([blockCount, state, cap]) => window.focusBench.run(blockCount, { layout: state, limitMs: cap }), [
        count,
        layout,
        capMs,
      ] as const);
    const runBoth = async (capMs: number) => ({
      idle: await run(moves, 'idle', capMs),
      dirty: await run(moves, 'dirty', capMs),
    });
    await run(warmUp.count, 'idle', warmUp.limitMs);
    await run(warmUp.count, 'dirty', warmUp.limitMs);
    const plain = await runBoth(limitMs);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttlingRate });
    const throttled = await runBoth(throttledLimitMs);
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
  } catch (error) {
    throw new Error(`${name} on ${size.rows} × ${size.columns}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await context.close();
  }
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

async function layoutCount(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
}

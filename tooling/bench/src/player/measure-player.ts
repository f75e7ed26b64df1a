import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import { benchPaths } from './bench-pages';
import type { PlayerName } from './page/engines/engines';
import type { BenchStream } from './page/player-under-test';

/** The line of a home: what a set waits for is its round trips above all. */
export const homeLine = { bitsPerSecond: 20_000_000, latencyMs: 20 } as const;

/** What one player took, once. */
export interface PlayerRun {
  readonly loadMs: number;
  readonly seekMs: number;
  /** Milliseconds of script in each second that it plays. */
  readonly scriptMsPerSecond: number;
  /** Pixels of the first picture across. */
  readonly width: number;
}

/** What stands around the runs. */
export interface PlayerBenchWorld {
  readonly browser: Browser;
  /** Where the pages of the bench are served. */
  readonly pagesUrl: string;
  readonly stream: BenchStream;
}

const seekToSeconds = 600;
const settleMs = 3_000;
const playedMs = 10_000;

/** Plays the stream on a fresh page by one player: to its first frame, for ten seconds, and then from a place that is not buffered. */
export async function measurePlayer(world: PlayerBenchWorld, name: PlayerName): Promise<PlayerRun> {
  const context = await world.browser.newContext({ viewport: { width: 1280, height: 720 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${world.pagesUrl}${benchPaths.players}`);
    await slowDown(session, 1);
    const ourShakaUrl = `${world.pagesUrl}${benchPaths.ourShaka}`;
    await page.evaluate(([of, url]) => window.playerBench.open(of, url), [name, ourShakaUrl] as const);
    const loadMs = await page.evaluate((stream) => window.playerBench.load(stream), world.stream);
    const width = await page.evaluate(() => window.playerBench.width());
    await wait(settleMs);
    const before = await scriptMs(session);
    await wait(playedMs);
    const scriptMsPerSecond = ((await scriptMs(session)) - before) / (playedMs / 1000);
    const seekMs = await page.evaluate((to) => window.playerBench.seek(to), seekToSeconds);
    return { loadMs, seekMs, scriptMsPerSecond, width };
  } finally {
    await context.close();
  }
}

/** Gives a page the line of a home, nothing from a cache, and a part of the processor. */
export async function slowDown(session: CDPSession, cpuRate: number): Promise<void> {
  const { bitsPerSecond, latencyMs } = homeLine;
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await session.send('Performance.enable');
}

/** How long a page's script has run so far. */
export async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
}

import type { Browser, CDPSession, Page } from 'playwright';

/** How slow the set and its network are. */
export interface Slowness {
  readonly cpuRate: number;
  readonly bitsPerSecond: number;
  readonly latencyMs: number;
}

/** One request of a start; times from the opening of the page. */
export interface StartRequest {
  readonly url: string;
  readonly startMs: number;
  readonly endMs: number;
  /** As they came over the network. */
  readonly bytes: number;
}

/** One start. */
export interface MeasuredStart {
  /** Until the end that was asked for. */
  readonly endMs: number;
  readonly firstPaintMs: number;
  readonly requests: readonly StartRequest[];
}

/** Opens a page of a fresh profile, or again in the same, on a slow set, and waits for `isOver`, which runs in the page and answers with a time. */
export async function measureStart(
  page: Page,
  session: CDPSession,
  url: string,
  isOver: () => number | undefined,
): Promise<MeasuredStart> {
  const requests = new Map<string, { url: string; startMs: number; endMs: number; bytes: number }>();
  let openedAt = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (openedAt === 0) openedAt = timestamp;
    if (!request.url.startsWith('data:')) {
      requests.set(requestId, {
        url: request.url,
        startMs: (timestamp - openedAt) * 1000,
        endMs: Number.NaN,
        bytes: 0,
      });
    }
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { endMs: (timestamp - openedAt) * 1000, bytes: encodedDataLength });
  });
  await page.goto(url, { waitUntil: 'commit' });
  const end = await page.waitForFunction(isOver, undefined, { polling: 50, timeout: 120_000 });
  const endMs = (await end.jsonValue()) as number;
  const firstPaintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  return { endMs, firstPaintMs, requests: Array.from(requests.values()).filter(({ startMs }) => startMs <= endMs) };
}

/** Runs `work` with a page that is slow, in a profile of its own that `work` may open again. */
export async function withSlowPages<Result>(
  browser: Browser,
  { cpuRate, bitsPerSecond, latencyMs }: Slowness,
  work: (open: () => Promise<{ readonly page: Page; readonly session: CDPSession }>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  await context.addInitScript(markFocus);
  try {
    return await work(async () => {
      for (const page of context.pages()) await page.close();
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      const throughput = bitsPerSecond / 8;
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: latencyMs,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
      return { page, session };
    });
  } finally {
    await context.close();
  }
}

/** Marks the frame in which a tile or a button of the page first shows the focus; runs in the page before the app. */
function markFocus(): void {
  const watcher = new MutationObserver(() => {
    if (
      document.querySelector('main [data-focused]') === null ||
      document.querySelector('main [role=list] img') === null
    )
      return;
    watcher.disconnect();
    requestAnimationFrame(() => performance.mark('focusable-home'));
  });
  watcher.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-focused'] });
}

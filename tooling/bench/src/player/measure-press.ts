import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { scriptMs, slowDown } from './measure-player';

/** From the press of OK on Play to the first frame that moves on. */
export interface PressRun {
  readonly frameMs: number;
  readonly scriptMs: number;
  /** Requests from the press to the frame. */
  readonly requests: number;
}

/** How a page is pressed. */
export interface Press {
  readonly url: string;
  readonly cpuRate: number;
  /** How long the viewer looks at the page before. */
  readonly afterMs: number;
  /** Whether the page is ready to be pressed; runs in the page. */
  readonly isReady: () => boolean;
}

const frameTimeoutMs = 60_000;

/** Opens a page anew, presses OK, and waits for the film. */
export async function measurePress(browser: Browser, press: Press): Promise<PressRun> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  await context.addInitScript(markPress);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session, press.cpuRate);
    await page.goto(press.url, { waitUntil: 'commit' });
    await page.waitForFunction(press.isReady, undefined, { polling: 20, timeout: frameTimeoutMs });
    await wait(press.afterMs);
    return await pressNow(page, session);
  } finally {
    await context.close();
  }
}

async function pressNow(page: Page, session: CDPSession): Promise<PressRun> {
  let requests = 0;
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) requests += 1;
  });
  const before = await scriptMs(session);
  await page.keyboard.press('Enter');
  const frame = await page.waitForFunction(findMoving, undefined, { polling: 'raf', timeout: frameTimeoutMs });
  const script = (await scriptMs(session)) - before;
  const pressedMs = await page.evaluate(() => performance.getEntriesByName('ok-pressed')[0]?.startTime ?? Number.NaN);
  return { frameMs: ((await frame.jsonValue()) as number) - pressedMs, scriptMs: script, requests };
}

/** Answers with the time once a film has moved on; runs in the page. */
function findMoving(): number | undefined {
  const video = document.querySelector('video');
  const moves = video !== null && !video.paused && video.currentTime > 0 && video.readyState > 2;
  return moves ? performance.now() : undefined;
}

/** Marks the press; runs in the page before anything else. A function with a name of its own cannot run there. */
function markPress(): void {
  addEventListener('keydown', ({ key }) => key === 'Enter' && performance.mark('ok-pressed'), true);
}

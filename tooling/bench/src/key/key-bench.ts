import type { Browser, Page } from 'playwright';
import { withBuiltWeb } from '../browser/with-built-web';
import type { Bench } from '../harness/report';
import { floorPageOf } from './floor/open-floor-page';
import { toKeyReport } from './key-report';
import { answerLongHome, railCount } from './long-home';
import { type ArrowKey, traceKeys, type WalkedPage } from './trace-keys';

const throttlingRate = 6;

/** Along a rail and back, down and up: engines compile, and none of it counts. */
const warmUp: readonly ArrowKey[] = [
  'ArrowRight',
  'ArrowRight',
  'ArrowLeft',
  'ArrowLeft',
  'ArrowDown',
  'ArrowDown',
  'ArrowUp',
  'ArrowUp',
];

/** Down through the page with a step or two along each rail, then back up. */
const walk: readonly ArrowKey[] = [
  ...Array.from({ length: railCount - 1 }, (_, rail): readonly ArrowKey[] => [
    'ArrowRight',
    ...(rail % 2 === 0 ? (['ArrowRight'] as const) : []),
    'ArrowDown',
  ]).flat(),
  ...Array.from({ length: railCount - 1 }, (): ArrowKey => 'ArrowUp'),
];

/** The main thread's work from a key to the frame that shows the focus, in the product itself and in its page by hand. */
export const keyBench: Bench = {
  name: 'key',
  about: `main-thread work from key to frame on the product's home of ${railCount} rails and on a page of it by hand, slowed down ${throttlingRate} times (five minutes)`,
  run: (say) =>
    withBuiltWeb(say, async ({ service, browser, url }) => {
      const openFloor = await floorPageOf(await answerLongHome(service));
      say(`Pressing ${2 * (warmUp.length + walk.length)} keys …`);
      const pages = {
        product: await openSlowly(browser, async (page) => void (await page.goto(url))),
        floor: await openSlowly(browser, openFloor),
      };
      await traceKeys(pages, warmUp);
      const works = await traceKeys(pages, walk);
      return toKeyReport({ keys: walk, works, throttlingRate, version: browser.version() });
    }),
};

/** A page of its own, slowed down once something has focus. */
async function openSlowly(browser: Browser, open: (page: Page) => Promise<void>): Promise<WalkedPage> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const session = await page.context().newCDPSession(page);
  await open(page);
  await page.waitForSelector('main [data-focused]');
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttlingRate });
  return { page, session };
}

import { createSeededRandom } from '@fjernsyn/platform/testing';
import type { CDPSession } from 'playwright';
import { withBuiltWeb } from '../browser/with-built-web';
import type { Soak } from '../harness/report';
import { openPages } from './open-pages';
import { wanderByLinks } from './wander-by-links';

const seed = 21;
const pagesBetween = 20;
const pageCount = 200;
/** How much of the heap after the first pages there may be after the last. */
const heapLimit = 1.05;

/** What is left at home after so many different pages, with everything collected that nobody holds. */
export interface HeapAfter {
  readonly pages: number;
  readonly heapBytes: number;
  readonly elements: number;
}

/** The built product, that opens page after page. */
export const pagesSoak: Soak = {
  name: 'pages',
  about: `${pageCount} different pages of the product: the heap stays within 5 % of that after ${pagesBetween} (five minutes)`,
  run: (say) =>
    withBuiltWeb(say, async ({ browser, url }) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
      const session = await page.context().newCDPSession(page);
      await page.goto(url);
      await page.waitForFunction(() => document.querySelector('main [data-focused]') !== null);
      const random = createSeededRandom(seed);
      const opened = new Set<string>();
      const found: HeapAfter[] = [];
      while (opened.size < pageCount) {
        await openPages(wanderByLinks(page), { opened, random, until: opened.size + pagesBetween });
        found.push({ pages: opened.size, ...(await takeHeap(session)) });
        say(`${opened.size} of ${pageCount} pages`);
      }
      return {
        facts: [`Chromium ${browser.version()}, seed ${seed}`],
        tables: [
          {
            title: 'At home after so many pages',
            rows: found.map(({ pages, heapBytes, elements }) => ({
              sample: `${pages} pages`,
              values: { 'heap kB': heapBytes / 1000, elements },
            })),
          },
        ],
        goals: [
          {
            what: 'heap after the last page',
            measured: growthOf(found),
            bound: 'at most',
            limit: heapLimit,
            unit: '×',
          },
        ],
        faults: faultsOfPages(found),
      };
    }),
};

function growthOf(found: readonly HeapAfter[]): number {
  return (found[found.length - 1]?.heapBytes ?? 0) / (found[0]?.heapBytes ?? 0);
}

/** What is wrong with what the pages have left: a heap that grew. */
export function faultsOfPages(found: readonly HeapAfter[]): readonly string[] {
  const growth = growthOf(found);
  return growth <= heapLimit ? [] : [`the heap grew to ${growth.toFixed(3)} × that after the first pages`];
}

async function takeHeap(session: CDPSession): Promise<Omit<HeapAfter, 'pages'>> {
  // Finalizers free more.
  for (let turn = 0; turn < 2; turn++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heapBytes: usedSize, elements: nodes };
}

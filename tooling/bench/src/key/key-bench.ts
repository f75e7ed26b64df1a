import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb, serveWeb } from '@fjernsyn/packager';
import { startReferenceService } from '@fjernsyn/reference-service';
import type { Browser, Page } from 'playwright';
import { openBrowser } from '../browser/open-browser';
import type { Bench, ReportRow } from '../harness/report';
import { summarise } from '../harness/statistics';
import { openFloorPage } from './floor-page';
import type { KeyWork } from './key-work';
import { answerLongHome, railCount } from './long-home';
import { type ArrowKey, traceKeys } from './trace-keys';

const throttlingRate = 6;
/** Down through the page with a step or two along each rail, then back up. */
const walk: readonly ArrowKey[] = Array.from({ length: railCount - 1 }, (_, rail): readonly ArrowKey[] => [
  'ArrowRight',
  ...(rail % 2 === 0 ? (['ArrowRight'] as const) : []),
  'ArrowDown',
]).flat();
const wayBack: readonly ArrowKey[] = Array.from({ length: railCount - 1 }, () => 'ArrowUp');

/** The keys on the page that does the least. */
const floorWalk: readonly ArrowKey[] = Array.from({ length: 40 }, (_, index) =>
  index % 2 === 0 ? 'ArrowRight' : 'ArrowLeft',
);

/** The main thread's work from a key to the frame that shows the focus, in the product itself. */
export const keyBench: Bench = {
  name: 'key',
  about: `main-thread work from key to frame on the product's home of ${railCount} rails, slowed down ${throttlingRate} times (two minutes)`,
  async run(say) {
    const outDir = await mkdtemp(join(tmpdir(), 'fjernsyn-bench-'));
    const service = await startReferenceService();
    const browser = await openBrowser();
    try {
      say('Building the web app …');
      await answerLongHome(service);
      const configuration = { serviceUrl: service.url, cdnUrl: service.cdnUrl };
      await buildWeb({ outDir, mode: 'production', configuration });
      const web = await serveWeb({ port: 0, mode: 'production', outDir, configuration });
      try {
        const keys = [...walk, ...wayBack];
        say(`Pressing ${keys.length + floorWalk.length} keys …`);
        const floor = await workOn(browser, openFloorPage, floorWalk);
        const works = await workOn(browser, async (page) => void (await page.goto(web.url)), keys);
        return toReport({ keys, works, floor, version: browser.version() });
      } finally {
        await web.close();
      }
    } finally {
      await browser.close();
      await service.close();
      await rm(outDir, { recursive: true, force: true });
    }
  },
};

/** The work for each key on a page of its own, slowed down once something has focus. */
async function workOn(
  browser: Browser,
  open: (page: Page) => Promise<void>,
  keys: readonly ArrowKey[],
): Promise<readonly KeyWork[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const session = await page.context().newCDPSession(page);
  try {
    await open(page);
    await page.waitForSelector('main [data-focused]');
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttlingRate });
    return await traceKeys(page, session, keys);
  } finally {
    await page.close();
  }
}

interface KeyFindings {
  readonly keys: readonly ArrowKey[];
  readonly works: readonly KeyWork[];
  readonly floor: readonly KeyWork[];
  readonly version: string;
}

function toReport({ keys, works, floor, version }: KeyFindings) {
  const worksOf = (wanted: readonly ArrowKey[]) => works.filter((_, index) => wanted.includes(keys[index] as ArrowKey));
  const all = summarise(works.map(({ totalMs }) => totalMs));
  return {
    facts: [`Chromium ${version}, CPU slowed down ${throttlingRate} times, ${works.length} keys`],
    tables: [
      {
        title: 'Milliseconds of main-thread work a key',
        rows: [
          rowOf('all keys', works),
          rowOf('along a rail', worksOf(['ArrowLeft', 'ArrowRight'])),
          rowOf('to the next rail', worksOf(['ArrowDown'])),
          rowOf('back up', worksOf(['ArrowUp'])),
          rowOf('two boxes and nothing else', floor),
        ],
      },
    ],
    goals: [
      { what: 'median', measured: all.median, bound: 'under', limit: 16, unit: 'ms' },
      { what: 'p99', measured: all.p99, bound: 'under', limit: 50, unit: 'ms' },
      {
        what: 'median of a page of two boxes',
        measured: summarise(floor.map(({ totalMs }) => totalMs)).median,
        bound: 'under',
        limit: 16,
        unit: 'ms',
      },
    ],
  } as const;
}

function rowOf(sample: string, works: readonly KeyWork[]): ReportRow {
  const { median, p90, p99 } = summarise(works.map(({ totalMs }) => totalMs));
  const part = (name: keyof KeyWork['partsMs']) => summarise(works.map(({ partsMs }) => partsMs[name])).median;
  return {
    sample,
    values: {
      keys: works.length,
      median,
      p90,
      p99,
      script: part('script'),
      style: part('style'),
      layout: part('layout'),
      paint: part('paint'),
    },
  };
}

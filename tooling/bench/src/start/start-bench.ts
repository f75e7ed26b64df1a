import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb, serveWeb } from '@fjernsyn/packager';
import { startReferenceService } from '@fjernsyn/reference-service';
import type { Browser } from 'playwright';
import { openBrowser } from '../browser/open-browser';
import type { Bench, ReportRow } from '../harness/report';
import { percentile } from '../harness/statistics';
import { writeControlPage } from './control-page';
import { type MeasuredStart, measureStart, type Slowness, type StartRequest, withSlowPages } from './measure-start';

const rounds = 5;
const slowness: Slowness = { cpuRate: 6, bitsPerSecond: 5_000_000, latencyMs: 40 };

const isHomeFocusable = (): number | undefined => performance.getEntriesByName('focusable-home')[0]?.startTime;
const isControlDone = (): number | undefined => performance.getEntriesByName('control-done')[0]?.startTime;

/** A cold start until home can be used, against a page that fetches and evaluates the same and shows nothing. */
export const startBench: Bench = {
  name: 'start',
  about:
    'cold start to a focusable home on a slow set and network, against a page that only fetches and evaluates the same (three minutes)',
  async run(say) {
    const outDir = await mkdtemp(join(tmpdir(), 'fjernsyn-bench-'));
    const service = await startReferenceService();
    const browser = await openBrowser();
    try {
      say('Building the web app …');
      const configuration = { serviceUrl: service.url, cdnUrl: service.cdnUrl };
      await buildWeb({ outDir, mode: 'production', configuration });
      const first = await serveBuilt(outDir, (url) => startTwice(browser, url).then((starts) => starts.first.requests));
      const controlPath = await writeControlPage(outDir, filesOf(first));
      return await serveBuilt(outDir, async (url) => {
        const found = { first: [] as MeasuredStart[], second: [] as MeasuredStart[], control: [] as MeasuredStart[] };
        for (let round = 0; round < rounds; round++) {
          say(`Round ${round + 1} of ${rounds} …`);
          found.control.push(
            await withSlowPages(browser, slowness, async (open) => {
              const { page, session } = await open();
              return measureStart(page, session, `${url}${controlPath}`, isControlDone);
            }),
          );
          const starts = await startTwice(browser, url);
          found.first.push(starts.first);
          found.second.push(starts.second);
        }
        return toReport(found, browser.version());
      });
    } finally {
      await browser.close();
      await service.close();
      await rm(outDir, { recursive: true, force: true });
    }
  },
};

async function serveBuilt<Result>(outDir: string, work: (url: string) => Promise<Result>): Promise<Result> {
  const web = await serveWeb({ port: 0, mode: 'production', outDir });
  try {
    return await work(web.url);
  } finally {
    await web.close();
  }
}

/** A set's first start, and the one after it, which finds what the first has kept. */
function startTwice(browser: Browser, url: string) {
  return withSlowPages(browser, slowness, async (open) => {
    const fresh = await open();
    const first = await measureStart(fresh.page, fresh.session, url, isHomeFocusable);
    await fresh.page.waitForFunction(() => localStorage.getItem('fjernsyn.start') !== null, undefined, {
      timeout: 60_000,
    });
    const again = await open();
    return { first, second: await measureStart(again.page, again.session, url, isHomeFocusable) };
  });
}

/** What the control page fetches by itself: not what its own page names, nor pictures, which no start waits for. */
function filesOf(requests: readonly StartRequest[]) {
  const urls = requests.filter(({ endMs }) => !Number.isNaN(endMs)).map(({ url }) => url);
  return {
    answers: urls.filter((url) => /\/(config|page)\?/.test(url)),
    others: urls.filter((url) => /\.woff2?$/.test(url)).map((url) => new URL(url).pathname),
  };
}

function toReport(found: Readonly<Record<'first' | 'second' | 'control', readonly MeasuredStart[]>>, version: string) {
  const median = (starts: readonly MeasuredStart[]) =>
    percentile(
      starts.map(({ endMs }) => endMs),
      0.5,
    );
  const row = (sample: string, starts: readonly MeasuredStart[]): ReportRow => ({
    sample,
    values: {
      'first paint ms': percentile(
        starts.map(({ firstPaintMs }) => firstPaintMs),
        0.5,
      ),
      'end ms': median(starts),
      requests: percentile(
        starts.map(({ requests }) => requests.length),
        0.5,
      ),
      kB: percentile(
        starts.map(({ requests }) => requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000),
        0.5,
      ),
      '× control': median(starts) / median(found.control),
    },
  });
  const shown = found.first[found.first.length - 1]?.requests ?? [];
  return {
    facts: [
      `Chromium ${version}, CPU slowed down ${slowness.cpuRate} times, ${slowness.bitsPerSecond / 1e6} Mbit/s, ${slowness.latencyMs} ms, ${rounds} rounds, medians`,
    ],
    tables: [
      {
        title: 'Until home can be used',
        rows: [row('control', found.control), row('first start', found.first), row('next start', found.second)],
      },
      {
        title: 'Requests of a first start',
        rows: shown.map(
          ({ url, startMs, endMs, bytes }): ReportRow => ({
            sample: nameOf(url),
            values: { 'start ms': startMs, 'end ms': endMs, kB: bytes / 1000 },
          }),
        ),
      },
    ],
    goals: [
      {
        what: 'first start, times control',
        measured: median(found.first) / median(found.control),
        bound: 'at most',
        limit: 1.3,
        unit: '×',
      },
      {
        what: 'next start, times control',
        measured: median(found.second) / median(found.control),
        bound: 'at most',
        limit: 1.3,
        unit: '×',
      },
    ],
  } as const;
}

function nameOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`.slice(0, 60);
}

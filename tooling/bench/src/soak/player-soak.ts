import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { type BuiltWeb, withBuiltWeb } from '../browser/with-built-web';
import type { ReportRow, Soak } from '../harness/report';
import { type BufferedSpan, faultsOfBuffers, faultsOfHeld, type HeldAfter } from './player-faults';
import { takeHeld } from './take-held';

const openings = 200;
const openingsBetween = 20;
const liveMinutes = 120;
const filmPath = '/serie/havgus_201000';
const channelPath = '/se/fjern-1_900001';
const lookMs = 5_000;
const movesTimeoutMs = 60_000;
const minuteMs = 60_000;

/** The built product on a set of the lowest class: film after film, and a channel for hours of real time. */
export const playerSoak: Soak = {
  name: 'player',
  about: `${openings} films opened and closed, and ${liveMinutes} minutes of a channel in real time, on the lowest class; --minutes shortens each`,
  parts: ['films', 'live'],
  run: (say, { minutes, parts = ['films', 'live'] }) =>
    withBuiltWeb(say, async (web) => {
      const films = parts.includes('films') ? await openFilms(web, say, minutes) : [];
      const live = parts.includes('live') ? await watchLive(web, say, minutes ?? liveMinutes) : { held: [], spans: [] };
      const opened = films[films.length - 1]?.after ?? 0;
      return {
        facts: [
          `Chromium ${web.browser.version()}; a device of the lowest class: at most 20 s ahead and 10 s behind`,
          `${opened} films opened and closed; ${live.spans.length * (lookMs / minuteMs)} minutes of a channel, in real time`,
        ],
        tables: [
          { title: 'On the item’s page after so many films', rows: films.map(toRow) },
          { title: 'After so many minutes of a channel', rows: live.held.map(toRow) },
        ],
        goals: [],
        faults: [
          ...faultsOfHeld('films', films),
          ...faultsOfHeld('minutes of a channel', live.held),
          ...faultsOfBuffers(live.spans),
        ],
      };
    }),
};

async function openPage({ browser }: BuiltWeb): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'deviceMemory', { get: () => 1 });
  });
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page) };
}

async function openFilms(web: BuiltWeb, say: (line: string) => void, minutes?: number): Promise<readonly HeldAfter[]> {
  const { page, session } = await openPage(web);
  await page.goto(`${web.url}${filmPath}`);
  const found: HeldAfter[] = [];
  const endAt = minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + minutes * minuteMs;
  for (let count = 1; count <= openings && Date.now() < endAt; count++) {
    await untilPlayHasFocus(page);
    await page.keyboard.press('Enter');
    await untilMoves(page);
    await leave(page);
    if (count % openingsBetween !== 0) continue;
    await untilPlayHasFocus(page);
    found.push({ after: count, ...(await takeHeld(session)) });
    say(`${count} of ${openings} films`);
  }
  await page.context().close();
  return found;
}

async function watchLive(web: BuiltWeb, say: (line: string) => void, minutes: number) {
  const { page, session } = await openPage(web);
  await page.goto(`${web.url}${channelPath}`);
  await untilMoves(page);
  // What it has to hold is there once its buffer is full.
  await wait(minuteMs / 2);
  const held: HeldAfter[] = [];
  const spans: BufferedSpan[] = [];
  const looks = Math.ceil((minutes * minuteMs) / lookMs);
  const looksBetween = Math.max(1, Math.floor(looks / 10));
  for (let look = 0; look <= looks; look++) {
    if (look % looksBetween === 0) {
      held.push({ after: (look * lookMs) / minuteMs, ...(await takeHeld(session)) });
      say(`${((look * lookMs) / minuteMs).toFixed(1)} of ${minutes} minutes`);
    }
    await wait(lookMs);
    spans.push(await page.evaluate(readSpan));
  }
  await page.context().close();
  return { held, spans };
}

function toRow({ after, heapBytes, ...counts }: HeldAfter): ReportRow {
  return { sample: String(after), values: { 'heap kB': heapBytes / 1000, ...counts } };
}

async function untilPlayHasFocus(page: Page): Promise<void> {
  const hasFocus = (): boolean => document.querySelector('[data-focused][data-focus-id$="actions/play"]') !== null;
  await page.waitForFunction(hasFocus, undefined, { polling: 50, timeout: movesTimeoutMs });
}

async function untilMoves(page: Page): Promise<void> {
  const moves = (): boolean => {
    const video = document.querySelector('video');
    return video !== null && !video.paused && video.readyState > 2 && video.currentTime > 0.5;
  };
  await page.waitForFunction(moves, undefined, { polling: 50, timeout: movesTimeoutMs });
}

/** One Back puts the controls away, and the next leaves. */
async function leave(page: Page): Promise<void> {
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Escape');
    await wait(300);
    if ((await page.locator('video').count()) === 0) return;
  }
  throw new Error('Back does not leave the film.');
}

/** Runs in the page: how much there is on both sides of the place that plays. */
function readSpan(): BufferedSpan {
  const video = document.querySelector('video');
  if (!video || video.buffered.length === 0) return { aheadSeconds: 0, behindSeconds: 0 };
  const { buffered, currentTime } = video;
  return {
    aheadSeconds: buffered.end(buffered.length - 1) - currentTime,
    behindSeconds: currentTime - buffered.start(0),
  };
}

import type { Random } from '@fjernsyn/platform';
import type { ReferenceService } from '@fjernsyn/reference-service';
import type { BrowserPage } from '../driver/browser-page';
import { type KeyName, keys } from '../driver/keys';
import { isScreenWell } from './chaos-screen';
import { moveFocus } from './move-focus';
import { ownComplaints } from './own-complaints';

/** What a walk does at one step: a key, or what a hand does with a mouse somewhere on the page. */
type Step = KeyName | 'mouse' | 'click' | 'wheel-up' | 'wheel-down' | 'wheel-left' | 'wheel-right';

/** How often each step is taken, in parts of all. */
export type Steps = readonly (readonly [Step, number])[];

/** The steps of a remote control, with a mouse that somebody touches now and then. */
export const remoteSteps: Steps = [
  ['down', 20],
  ['right', 18],
  ['left', 12],
  ['up', 12],
  ['ok', 20],
  ['back', 10],
  ['playPause', 4],
  ['tab', 2],
  ['mouse', 2],
];

/** The steps of a viewer who uses keys, pointer and wheel in turns. */
export const mixedSteps: Steps = [
  ['down', 12],
  ['right', 12],
  ['left', 8],
  ['up', 8],
  ['ok', 14],
  ['back', 7],
  ['playPause', 4],
  ['rewind', 1],
  ['fastForward', 1],
  ['tab', 2],
  ['mouse', 10],
  ['click', 9],
  ['wheel-down', 5],
  ['wheel-up', 3],
  ['wheel-right', 3],
  ['wheel-left', 1],
];

/** One notch of a wheel, in CSS px. */
const notchPx = 120;

const wheels = {
  'wheel-up': [0, -notchPx],
  'wheel-down': [0, notchPx],
  'wheel-left': [-notchPx, 0],
  'wheel-right': [notchPx, 0],
} as const satisfies Partial<Record<Step, readonly [number, number]>>;

/** What of a service fails, and how much of it. */
export interface Chaos {
  readonly seed: number;
  /** The share of calls that fails, in equal parts by every kind of {@link faults}. */
  readonly share: number;
  /** The paths of which so many fail. */
  readonly paths: readonly string[];
}

/** All that a film is not made of: answers, words, pictures, subtitles and the pictures along its line. */
export const besideFilms = [
  ...['config', 'page', 'items/*', 'lists*', 'health', 'locale/*', 'channels/*', 'schedules'],
  ...['account*', 'v2/search', 'search', 'geolocation', 'authorization*', 'recommendations/*', 'shain/*'],
  ...['media/*.vtt', 'media/*.jpg'],
].map((path) => `/${path}`);

const faults = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 404 },
  { kind: 'status', status: 409 },
  { kind: 'status', status: 429, headers: { 'retry-after': '1' } },
  { kind: 'html-page', status: 502 },
  { kind: 'broken-json' },
  { kind: 'truncated-json' },
  { kind: 'truncated-body' },
  { kind: 'drop', at: 'body' },
  { kind: 'drop', at: 'start' },
  { kind: 'hang' },
  { kind: 'trickle', bytesPerSecond: 2000 },
] as const;

/** A screen has its focus at once, whatever it waits for; a busy machine may need a moment. */
const settleTimeoutMs = 10_000;

/** Lets a share of a service's calls fail, by chance. */
export function orderChaos(service: Pick<ReferenceService, 'faults'>, { seed, share, paths }: Chaos): void {
  for (const path of paths) {
    // A fault that decides the answer is asked in its turn, so that each is given the same share of all calls.
    for (const [index, fault] of faults.entries()) {
      service.faults.add({ path, ...fault, probability: share / faults.length, seed: seed + index });
    }
  }
}

function chooseStep(random: Random, steps: Steps): Step {
  let left = random.next() * steps.reduce((sum, [, share]) => sum + share, 0);
  for (const [step, share] of steps) {
    left -= share;
    if (left < 0) return step;
  }
  return 'back';
}

/** Takes a step, and gives back in words what it was. */
async function take(page: BrowserPage, step: Step, random: Random): Promise<string> {
  if (step in keys) {
    await page.press(step as KeyName);
    return step;
  }
  const [x, y] = [Math.floor(random.next() * 1280), Math.floor(random.next() * 720)];
  if (step === 'mouse' || step === 'click') await page.moveMouse(x, y);
  if (step === 'click') await page.click(x, y);
  if (step in wheels) {
    const [deltaX, deltaY] = wheels[step as keyof typeof wheels];
    await page.turnWheel(x, y, deltaX, deltaY);
  }
  return `${step}@${x},${y}`;
}

/** Where a walk by chance led. */
export interface ChanceWalk {
  readonly steps: number;
  /** Every path that it came to. */
  readonly paths: ReadonlySet<string>;
}

/** How {@link walkByChance} goes. */
export interface WalkOptions {
  readonly random: Random;
  /** Ends then, of `performance.now()`. */
  readonly untilMs: number;
  readonly steps: Steps;
  /** Holds after each step, beside what every walk holds. */
  readonly hold?: ((page: BrowserPage) => Promise<void>) | undefined;
}

/**
 * Walks the page by chance, and holds after every step that there is something to see, one focus, and nothing that nobody caught. Rejects
 * with the steps so far, by which the walk can be taken again.
 */
export async function walkByChance(
  page: BrowserPage,
  { random, untilMs, steps, hold }: WalkOptions,
): Promise<ChanceWalk> {
  const taken: string[] = [];
  const paths = new Set<string>();
  while (performance.now() < untilMs) {
    const step = chooseStep(random, steps);
    try {
      taken.push(step);
      taken[taken.length - 1] = await take(page, step, random);
      const awaiting = { what: `a screen with one focus after ${step}`, timeoutMs: settleTimeoutMs };
      await page.waitFor(awaiting, isScreenWell);
      paths.add(await page.evaluate(() => window.location.pathname));
      await hold?.(page);
      const [complaint] = ownComplaints(page);
      if (complaint !== undefined) throw new Error(`The page complains: ${complaint}`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`After ${taken.length} steps: ${why}\nSteps: ${taken.join(' ')}`);
    }
  }
  return { steps: taken.length, paths };
}

const isAtHome = () =>
  window.location.pathname === '/' &&
  document.querySelector('[aria-modal="true"]') === null &&
  document.querySelectorAll('main a[aria-label]').length > 1 &&
  document.querySelector('[data-focused]') !== null;

/** Leads home by Back alone, at most `limit` times, and holds that focus moves among its tiles. */
export async function backToHome(page: BrowserPage, limit: number): Promise<void> {
  for (let turn = 0; turn < limit && !(await page.evaluate(isAtHome)); turn++) {
    await page.press('back');
    await page.waitFor('a screen with one focus after back', isScreenWell);
  }
  await page.waitFor('a home that can be used', isAtHome);
  await moveFocus(page, 'down');
}

import type { Random } from '@fjernsyn/platform';
import type { ReferenceService } from '@fjernsyn/reference-service';
import type { BrowserPage } from '../driver/browser-page';
import type { KeyName } from '../driver/keys';
import { isScreenWell } from './chaos-screen';
import { moveFocus } from './move-focus';
import { ownComplaints } from './own-complaints';

/** What a walk does at one step: a key, or `mouse` for a move of the pointer. */
type Step = KeyName | 'mouse';

/** How often each step is taken, of a hundred. */
const steps: readonly (readonly [Step, number])[] = [
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

/** The share of all calls that fails, in equal parts by every kind of {@link faults}. */
const failingShare = 0.1;

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

/** Lets about every tenth call of a service fail, by chance that begins with `seed`. */
export function orderChaos(service: Pick<ReferenceService, 'faults'>, seed: number): void {
  // A fault that decides the answer is asked in its turn, so that each is given the same share of all calls.
  for (const [index, fault] of faults.entries()) {
    service.faults.add({ path: '*', ...fault, probability: failingShare / faults.length, seed: seed + index });
  }
}

function chooseStep(random: Random): Step {
  let left = random.next() * steps.reduce((sum, [, share]) => sum + share, 0);
  for (const [step, share] of steps) {
    left -= share;
    if (left < 0) return step;
  }
  return 'back';
}

async function take(page: BrowserPage, step: Step, random: Random): Promise<void> {
  if (step !== 'mouse') return page.press(step);
  await page.moveMouse(Math.floor(random.next() * 1280), Math.floor(random.next() * 720));
}

/** Where a walk by chance led. */
export interface ChanceWalk {
  readonly steps: number;
  /** Every path that it came to. */
  readonly paths: ReadonlySet<string>;
}

/**
 * Walks the page by chance until `untilMs` of `performance.now()`, and holds after every step that there is something to see, one focus,
 * and nothing that nobody caught. Rejects with the steps so far, by which the walk can be taken again.
 */
export async function walkByChance(page: BrowserPage, random: Random, untilMs: number): Promise<ChanceWalk> {
  const taken: string[] = [];
  const paths = new Set<string>();
  while (performance.now() < untilMs) {
    const step = chooseStep(random);
    taken.push(step);
    try {
      await take(page, step, random);
      const awaiting = { what: `a screen with one focus after ${step}`, timeoutMs: settleTimeoutMs };
      await page.waitFor(awaiting, isScreenWell);
      paths.add(await page.evaluate(() => window.location.pathname));
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

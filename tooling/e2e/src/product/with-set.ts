import type { SimulatedTarget } from '@fjernsyn/simulator';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { BrowserPage, PageOptions } from '../driver/browser-page';
import type { Browser } from '../driver/launch-browser';
import { type OnSet, onSet } from './on-set';
import { openBrowser } from './open-browser';
import { type StartedSet, startSet } from './start-set';

/** What a journey on a set stands on: the set with its service, and a fresh page of the simulator for each test. */
export interface SetJourney extends OnSet {
  readonly set: StartedSet;
  readonly page: BrowserPage;
  /** Opens the simulator; words of its address choose a model or a start. */
  open(words?: string): Promise<void>;
}

/** Starts a set and a browser around the tests of a `describe`; faults are cleared and the page is closed after each. */
export function withSet(target: SimulatedTarget, options: PageOptions = {}): () => SetJourney {
  let set: StartedSet | undefined;
  let browser: Browser | undefined;
  let page: BrowserPage | undefined;

  beforeAll(async () => {
    set = await startSet(target);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await set?.close();
  });
  beforeEach(async () => {
    page = await browser?.openPage(options);
  });
  afterEach(async () => {
    set?.service.faults.clear();
    await page?.close();
  });

  return () => {
    if (set === undefined || page === undefined) throw new Error('A journey begins within a test.');
    const { url } = set;
    const opened = page;
    return { ...onSet(page), set, page, open: (words = '') => opened.goto(`${url}/${words}`) };
  };
}

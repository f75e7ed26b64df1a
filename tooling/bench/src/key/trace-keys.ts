import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { recordTrace } from '../browser/record-trace';
import { type KeyWork, keyWorksOf } from './key-work';

/** A key of the walk. */
export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** A page on which the walk is gone. */
export interface WalkedPage {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Longer than any transition: what asks the page where focus is must disturb no frame, and what a key puts off is counted so long. */
export const settledMs = 400;

/** The browser's record holds so many seconds of a page under load; what is more would be lost. */
const keysPerRecord = 20;

/** Presses keys one after the other on each page, in turns of a record, and gives each page's work for each key; rejects where a press moves no focus. */
export async function traceKeys<Name extends string>(
  pages: Readonly<Record<Name, WalkedPage>>,
  keys: readonly ArrowKey[],
): Promise<Readonly<Record<Name, readonly KeyWork[]>>> {
  const names = Object.keys(pages) as Name[];
  const works = Object.fromEntries(names.map((name) => [name, [] as KeyWork[]])) as Record<Name, KeyWork[]>;
  for (let done = 0; done < keys.length; done += keysPerRecord) {
    const part = keys.slice(done, done + keysPerRecord);
    for (const name of names) {
      const { page, session } = pages[name];
      await page.bringToFront();
      const found = keyWorksOf(await recordTrace(session, () => pressAll(page, part)), settledMs);
      if (found.length !== part.length) throw new Error(`${found.length} of ${part.length} keys led to a frame.`);
      works[name].push(...found);
    }
  }
  return works;
}

async function pressAll(page: Page, keys: readonly ArrowKey[]): Promise<void> {
  for (const key of keys) {
    const before = await focusedId(page);
    await wait(settledMs);
    await page.keyboard.press(key);
    await wait(settledMs);
    if ((await focusedId(page)) === before) throw new Error(`${key} moved nothing from ${before}.`);
  }
}

/** The id of what shows the focus; a press that moves nothing would cost nothing. */
function focusedId(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.querySelector('[data-focused]')?.getAttribute('data-focus-id'));
}

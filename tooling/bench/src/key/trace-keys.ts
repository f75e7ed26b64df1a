import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { type KeyWork, keyWorksOf, type TraceEvent } from './key-work';

/** A key of the walk. */
export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** As long as a viewer takes to the next press, and longer than any transition. */
const betweenKeysMs = 450;
const categories = 'devtools.timeline,disabled-by-default-devtools.timeline';

/** Presses keys one after the other and gives the work for each; rejects where a press moves no focus. */
export async function traceKeys(
  page: Page,
  session: CDPSession,
  keys: readonly ArrowKey[],
): Promise<readonly KeyWork[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories });
  for (const [index, key] of keys.entries()) {
    const before = await focusedId(page);
    await wait(betweenKeysMs / 2);
    await page.keyboard.press(key);
    await wait(betweenKeysMs);
    if ((await focusedId(page)) === before)
      throw new Error(`Press ${index + 1}, ${key}, moved nothing from ${before}.`);
  }
  await session.send('Tracing.end');
  await complete;
  const works = keyWorksOf(events);
  if (works.length !== keys.length) throw new Error(`${works.length} of ${keys.length} keys led to a frame.`);
  return works;
}

/** The id of what shows the focus; a press that moves nothing would cost nothing. */
function focusedId(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.querySelector('[data-focused]')?.getAttribute('data-focus-id'));
}

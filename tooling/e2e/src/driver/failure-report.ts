import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserPage } from './browser-page';
import { readFocus } from './focused';

/** What a failed wait may ask of the page. */
export interface FailureSources {
  readonly evaluate: BrowserPage['evaluate'];
  readonly screenshot: BrowserPage['screenshot'];
  readonly errors: () => readonly string[];
}

const folder = fileURLToPath(new URL('../../../../reports/e2e', import.meta.url));
const answerMs = 3000;

function orWithout<Value>(work: Promise<Value>, without: Value): Promise<Value> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(without), answerMs);
    work.then(resolve, () => resolve(without)).then(() => clearTimeout(timer));
  });
}

/** Tells how a page looked when something did not come: its address, text, focus and complaints, and a picture's path. */
export async function describeFailure(what: string, { evaluate, screenshot, errors }: FailureSources): Promise<string> {
  const name = what.replace(/[^a-z0-9]+/gi, '-').slice(0, 60);
  const picture = join(folder, `${name}-${Date.now()}.png`);
  await mkdir(folder, { recursive: true });
  const isTaken = await orWithout(
    screenshot(picture).then(() => true),
    false,
  );
  const text = await orWithout(
    // biome-ignore lint/performance/useDomNodeTextContent: what a viewer can read, not what is hidden.
    evaluate(() => document.body.innerText.replace(/\s*\n\s*/g, ' | ').slice(0, 1500)),
    '(the page does not answer)',
  );
  const address = await orWithout(
    evaluate(() => window.location.href),
    '(unknown)',
  );
  const focus = await orWithout(evaluate(readFocus), null);
  return [
    `Picture: ${isTaken ? picture : '(none)'}`,
    `Address: ${address}`,
    `Focus: ${JSON.stringify(focus)}`,
    `Text: ${text}`,
    `Complaints: ${errors().slice(-5).join(' | ') || 'none'}`,
  ].join('\n');
}

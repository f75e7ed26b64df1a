import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import { untilAdvanced, untilControlsShow } from '../product/playing';
import { withProduct } from '../product/with-product';

const cutMs = 20_000;
const pageMs = () => performance.now();
const hasPassed = (untilMs: number) => performance.now() >= untilMs;
const hasFailed = () => document.querySelector('[role="dialog"]') !== null;

/** Seeks by keys to where nothing is buffered. */
async function seekFar(page: BrowserPage): Promise<void> {
  await page.press('down');
  await untilControlsShow(page);
  await page.press('up');
  for (let step = 0; step < 40; step++) await page.press('right');
  await page.press('ok');
}

describe('playing through troubles', () => {
  const journey = withProduct();

  it('[EE1525] [P035] a film whose media are gone for 20 s goes on at its place by itself, and nothing has failed', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/se/havgus-vinterhavn_201201`);
    await untilAdvanced(page);
    await page.block(['*/media/*']);
    await seekFar(page);
    const cutUntilMs = (await page.evaluate(pageMs)) + cutMs;
    await page.waitFor({ what: 'the cut to have lasted', timeoutMs: 2 * cutMs }, hasPassed, cutUntilMs);
    expect(await page.evaluate(hasFailed)).toBe(false);
    await page.block([]);
    await untilAdvanced(page);
    expect(await page.evaluate(hasFailed)).toBe(false);
  });

  it('[EE1526] [P038] a film whose host fails while it plays goes on at its place from the other host', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/se/proeve_790023`);
    await untilAdvanced(page);
    expect(product.service.requests.some(({ path }) => path.startsWith('/mirror/'))).toBe(false);
    product.service.faults.add({ call: 'media', kind: 'status', status: 503 });
    await seekFar(page);
    const from = await page.evaluate(() =>
      Number(document.querySelector('[role="slider"]')?.getAttribute('aria-valuenow')),
    );
    await untilAdvanced(page);
    expect(product.service.requests.some(({ path }) => /^\/mirror\/.*\.m4s$/.test(path))).toBe(true);
    expect(await page.evaluate(hasFailed)).toBe(false);
    expect(from).toBeGreaterThan(120);
  });
});

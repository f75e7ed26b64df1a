import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import { ownComplaints } from '../product/own-complaints';
import { untilAdvanced, untilPaused } from '../product/playing';
import { withProduct } from '../product/with-product';

/** What stands at the seek bar: its words, how much of them lies outside it, and its length in seconds. */
const findBar = () => {
  const bar = document.querySelector<HTMLElement>('[role="slider"]');
  const label = bar?.querySelector<HTMLElement>('[dir="ltr"]');
  const length = Number(bar?.getAttribute('aria-valuemax'));
  // The window is told by the engine, which may not know it yet.
  if (!bar || !label || !bar.hasAttribute('data-focused') || length === 0) return undefined;
  const { left, right, top, height } = bar.getBoundingClientRect();
  const words = label.getBoundingClientRect();
  const overhang = Math.max(0, left - words.left, words.right - right);
  const middle = { x: (left + right) / 2, y: top + height / 2 };
  return { text: label.textContent ?? '', overhang, middle, length };
};
const findMiddle = () => {
  const bar = document.querySelector('[role="slider"]');
  const share = Number(bar?.getAttribute('aria-valuenow')) / Number(bar?.getAttribute('aria-valuemax'));
  return share > 0.45 && share < 0.55;
};

/** Expects a live bar with its label inside, whose middle leads to the middle. */
async function expectLiveBar(page: BrowserPage): Promise<void> {
  // Controls stay over what is paused.
  await page.press('space');
  await untilPaused(page, true);
  await page.press('up');
  const bar = await page.waitFor('the focused bar', findBar);
  expect(bar).toMatchObject({ text: 'Live', overhang: 0 });
  expect(bar.length).toBeGreaterThan(7_000);
  expect(bar.length).toBeLessThanOrEqual(7_210);
  await page.click(bar.middle.x, bar.middle.y);
  await page.waitFor('the middle', findMiddle);
  await page.press('space');
  await untilAdvanced(page);
  await page.waitFor('the middle to play on', findMiddle);
}

describe('a live channel', () => {
  const journey = withProduct();

  it('[EE93] [EE380] [found-live-01] plays from where it is live, on a bar of what can be gone back to', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/se/fjern-1_900001`);
    // The first advance is the jump to where the channel is live.
    await untilAdvanced(page);
    await untilAdvanced(page, 2);
    await expectLiveBar(page);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE93] [EE380] [found-live-01] plays where only DASH is left of it, whose clock began long ago', async () => {
    const { page, product } = journey();
    product.service.faults.add({ path: '/media/live/*.m3u8', kind: 'status', status: 404 });
    await page.goto(`${product.url}/se/fjern-2_900002`);
    await untilAdvanced(page);
    await untilAdvanced(page, 2);
    await expectLiveBar(page);
    expect(product.service.requests.some(({ path }) => path === '/media/live/forest/manifest.mpd')).toBe(true);
  });
});

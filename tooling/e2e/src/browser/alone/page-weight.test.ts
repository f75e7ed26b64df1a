import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../../driver/browser-page';
import type { KeyName } from '../../driver/keys';
import { openHome } from '../../product/at-home';
import { answerLongPage, longPage } from '../../product/long-page';
import { moveFocus } from '../../product/move-focus';
import { withProduct } from '../../product/with-product';

const rails = 40;
const mostElements = 1_500;
const mostHeapBytes = 9 * 1024 * 1024;

/** From the first tile of the first rail to the last of the last one, and back. */
const loop = [
  ['down', rails - 1, 'Række 40, 1'],
  ['right', longPage.tiles - 1, 'Række 40, 24'],
  ['left', longPage.tiles - 1, 'Række 40, 1'],
  ['up', rails - 1, 'Række 1, 1'],
] as const satisfies readonly (readonly [key: KeyName, times: number, place: string])[];

const countElements = () => document.querySelectorAll('*').length;

/** Whether the rail and the tile in its place have focus, and are seen whole. */
const isAt = (wanted: string) => {
  const focused = document.querySelector('[data-focused]');
  const item = focused?.closest('[role="listitem"]');
  const place = `${item?.closest('section')?.getAttribute('aria-label')}, ${item?.getAttribute('aria-posinset')}`;
  const { left, right, top, bottom } = focused?.getBoundingClientRect() ?? new DOMRect(-1);
  const isSeen = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
  return place === wanted && focused === document.activeElement && isSeen;
};

/** Walks as fast as focus follows, and gives the most elements that the document held on the way. */
async function walk(page: BrowserPage, key: KeyName, times: number): Promise<number> {
  let most = 0;
  for (let step = 0; step < times; step++) {
    await moveFocus(page, key);
    most = Math.max(most, await page.evaluate(countElements));
  }
  return most;
}

describe('a home of 40 rails', () => {
  const journey = withProduct();

  it('[EE330] holds at most 1 500 elements and 9 MB of heap on a loop of keys to its far corner and back', async () => {
    const { page, product } = journey();
    await answerLongPage(product.service, { rails, path: '/' });
    await openHome(page, product);
    for (const [key, times, place] of loop) {
      expect(await walk(page, key, times), place).toBeLessThanOrEqual(mostElements);
      await page.waitFor(`the focus on ${place}`, isAt, place);
      expect(await page.heapBytes(), place).toBeLessThanOrEqual(mostHeapBytes);
    }
    expect(page.consoleErrors).toEqual([]);
  });
});

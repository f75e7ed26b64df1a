import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../../driver/browser-page';
import type { KeyName } from '../../driver/keys';
import { answerLongPage, longPage } from '../../product/long-page';
import { takeTileChanges, watchTiles } from '../../product/watch-tiles';
import { withProduct } from '../../product/with-product';

/** Whether nothing more comes or goes when the page is idle. */
const isIdle = async () => {
  const size = () => document.querySelectorAll('main *').length;
  const before = size();
  for (let times = 0; times < 5; times++) {
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  }
  return size() === before;
};

/** Moves, and holds each move to the two tiles that it concerns until its frame. */
async function expectTwoTilesEach(page: BrowserPage, key: KeyName, times: number): Promise<void> {
  let lost = (await page.focused()).marked?.focusId ?? '';
  for (let step = 0; step < times; step++) {
    await page.waitFor('an idle page', isIdle);
    await page.press(key);
    const { focused, ...changes } = await page.waitFor(`the focus to move from ${lost}`, takeTileChanges, lost);
    const tiles = [lost, focused].sort();
    expect(changes).toEqual({ tiles, attributes: ['data-focused', 'tabindex'], nodes: 0 });
    lost = focused;
  }
}

describe('a move of focus', () => {
  const journey = withProduct();

  it('[EE37] along 24 tiles and down 20 rails reads no layout, and until its frame changes two tiles alone', async () => {
    const { page, product } = journey();
    await answerLongPage(product.service);
    await page.countLayoutReads();
    await page.goto(`${product.url}${longPage.path}`);
    await page.waitFor('a focus', () => document.querySelector('[role="listitem"] [data-focused]'));
    await page.waitFor('an idle page', isIdle);
    await page.evaluate(watchTiles);
    await page.takeLayoutReads();

    await expectTwoTilesEach(page, 'right', longPage.tiles - 1);
    await expectTwoTilesEach(page, 'left', longPage.tiles - 1);
    await expectTwoTilesEach(page, 'down', longPage.rails - 1);
    expect(await page.takeLayoutReads()).toEqual({});
    expect(page.consoleErrors).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import type { KeyName } from '../driver/keys';
import { answerLongPage, longPage } from '../product/long-page';
import { takeTileChanges, watchTiles } from '../product/watch-tiles';
import { withProduct } from '../product/with-product';

const isMounted = (rails: number, tiles: number) => {
  const strips = Array.from(document.querySelectorAll('section'));
  return strips.filter((strip) => strip.querySelectorAll('[role="listitem"]').length === tiles).length === rails;
};
const arePicturesThere = () =>
  Array.from(document.querySelectorAll('main img')).every((image) => {
    const { complete, naturalWidth, src } = image as HTMLImageElement;
    return src === '' || (complete && naturalWidth > 0);
  });

const isOnRail = (title: string) =>
  document.querySelector('[data-focused]')?.closest('section')?.getAttribute('aria-label') === title;
const isOnTile = (index: number) =>
  document.querySelectorAll('section')[0]?.querySelectorAll('[data-focus-id]')[index]?.hasAttribute('data-focused');

const isPictureThere = () => {
  const image = document.querySelector<HTMLImageElement>('[data-focused] img');
  return image?.complete && image.naturalWidth > 0;
};

/** Moves step by step, so that what comes near has time to be drawn. */
async function walk(page: BrowserPage, key: KeyName, times: number): Promise<void> {
  for (let step = 0; step < times; step++) {
    await page.press(key);
    await page.waitFor('the picture that has focus', isPictureThere);
  }
}

/** Moves, and holds each move to the two tiles that it concerns. */
async function expectTwoTilesEach(page: BrowserPage, key: KeyName, times: number): Promise<void> {
  await page.evaluate(takeTileChanges, '');
  let lost = (await page.focused()).marked?.focusId ?? '';
  for (let step = 0; step < times; step++) {
    await page.press(key);
    const { focused, ...changes } = await page.waitFor(`the focus to move from ${lost}`, takeTileChanges, lost);
    const tiles = [lost, focused].sort();
    expect(changes).toEqual({ tiles, attributes: ['data-focused', 'tabindex'], nodes: 0 });
    lost = focused;
  }
}

describe('a move of focus', () => {
  const journey = withProduct();

  it('[EE37] along 24 tiles and down 20 rails reads no layout and changes two tiles', async () => {
    const { page, product } = journey();
    await answerLongPage(product.service);
    await page.countLayoutReads();
    await page.goto(`${product.url}${longPage.path}`);
    await page.waitFor('a focus', () => document.querySelector('[role="listitem"] [data-focused]'));
    // To the end of both and back, so that every list and picture is there.
    await walk(page, 'down', longPage.rails - 1);
    await page.waitFor('the last rail', isOnRail, `Række ${longPage.rails}`);
    await walk(page, 'up', longPage.rails - 1);
    await page.waitFor('the first rail', isOnRail, 'Række 1');
    await walk(page, 'right', longPage.tiles - 1);
    await page.waitFor('the last tile', isOnTile, longPage.tiles - 1);
    await walk(page, 'left', longPage.tiles - 1);
    await page.waitFor('the first tile', isOnTile, 0);
    await page.waitFor('all tiles', isMounted, longPage.rails, longPage.tiles);
    await page.waitFor('all pictures', arePicturesThere);
    await page.evaluate(watchTiles);
    await page.takeLayoutReads();

    await expectTwoTilesEach(page, 'right', longPage.tiles - 1);
    await expectTwoTilesEach(page, 'down', longPage.rails - 1);
    expect(await page.takeLayoutReads()).toEqual({});
    expect(page.consoleErrors).toEqual([]);
  });
});

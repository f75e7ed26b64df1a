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

/** How many pictures a rail asks for while its first tile has focus, once it is mounted whole. */
const countNear = (tiles: number) => {
  const images = document.querySelector('[data-focused]')?.closest('section')?.querySelectorAll('img') ?? [];
  return images.length === tiles && Array.from(images).filter(({ src }) => src !== '').length;
};
const isDrawnAhead = (tiles: number, near: number) => {
  const focused = document.querySelector('[data-focused]');
  const images = Array.from(focused?.closest('section')?.querySelectorAll('img') ?? []);
  const farthest = images.findIndex((image) => focused?.contains(image)) + near - 1;
  const image = images[Math.min(farthest, tiles - 1)];
  return images.length === tiles && image?.complete && image.naturalWidth > 0;
};

/** Moves step by step, so that all that comes near on the way is drawn: what one hurries past is not asked for. */
async function walk(page: BrowserPage, key: KeyName, times: number, near: number): Promise<void> {
  for (let step = 0; step < times; step++) {
    await page.press(key);
    await page.waitFor('the pictures from the focused one on', isDrawnAhead, longPage.tiles, near);
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
    const near = Number(await page.waitFor('a rail that is mounted', countNear, longPage.tiles));
    await walk(page, 'down', longPage.rails - 1, near);
    await page.waitFor('the last rail', isOnRail, `Række ${longPage.rails}`);
    await walk(page, 'up', longPage.rails - 1, near);
    await page.waitFor('the first rail', isOnRail, 'Række 1');
    await walk(page, 'right', longPage.tiles - 1, near);
    await page.waitFor('the last tile', isOnTile, longPage.tiles - 1);
    await walk(page, 'left', longPage.tiles - 1, near);
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

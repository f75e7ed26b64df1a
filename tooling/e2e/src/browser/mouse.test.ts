import { describe, expect, it } from 'vitest';
import { atPath, openHome } from '../product/at-home';
import { untilAdvanced, untilControlsShow, untilPaused } from '../product/playing';
import { boxOf, findTile, nameOfOpened, placeIn, untilHasFocus } from '../product/pointing';
import { withProduct } from '../product/with-product';

describe('a viewer with nothing but a mouse', () => {
  const journey = withProduct();

  it('[EE50] hovers, opens, plays, pauses, seeks and leaves', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    const tile = '[role="listitem"] [data-focus-id]';
    const isThere = (selector: string) => document.querySelector(selector);
    const hasFocus = (selector: string) => document.querySelector(selector)?.hasAttribute('data-focused');
    await page.waitFor('a tile', isThere, tile);
    const over = await placeIn(page, tile);
    await page.moveMouse(over.x, over.y);
    await page.waitFor('the tile to have the focus', hasFocus, tile);
    await page.click(over.x, over.y);
    await atPath(page, '/episode/');

    const playButton = '[data-focus-id$="/hero/actions/play"]';
    await page.waitFor('Play', isThere, playButton);
    const play = await placeIn(page, playButton);
    await page.click(play.x, play.y);
    await atPath(page, '/se/');
    await untilAdvanced(page);
    await page.moveMouse(600, 300);
    await page.moveMouse(610, 310);
    await untilControlsShow(page);
    const toggle = await placeIn(page, '[data-focus-id$="/buttons/play"]');
    await page.click(toggle.x, toggle.y);
    await untilPaused(page, true);
    await page.click(toggle.x, toggle.y);
    await untilPaused(page, false);
    const middle = await placeIn(page, '[role="slider"]');
    await page.click(middle.x, middle.y);
    await page.waitFor('the film to be in its middle', () => {
      const { currentTime, duration } = document.querySelector('video') as HTMLVideoElement;
      return Math.abs(currentTime / duration - 0.5) < 0.1;
    });
    await untilAdvanced(page);

    await page.moveMouse(620, 320);
    await untilControlsShow(page);
    const back = await placeIn(page, '[data-focus-id$="/top/back"]');
    await page.click(back.x, back.y);
    await atPath(page, '/episode/');
    await page.waitFor('the video to be gone', () => document.querySelector('video') === null);
    expect(page.consoleErrors).toEqual([]);
  });

  it('[EE400] [found-pointer-01] sees nothing slide under the mouse at rest, and opens what is under it', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    const { selector, name } = await findTile(page, 3);
    const { x, y } = await placeIn(page, selector);
    const before = await boxOf(page, selector);
    await page.moveMouse(x, y);
    await untilHasFocus(page, selector);
    await placeIn(page, selector);
    expect((await boxOf(page, selector)).left).toBe(before.left);
    await page.click(x, y);
    expect(name).toContain(await nameOfOpened(page));
  });
});

/** Where the words under a tile stand in the order of painting: what is transformed paints over the light of the focus before it. */
const captionOf = (selector: string) => {
  const caption = document.querySelector(`${selector} .fs-tile-title`)?.parentElement;
  return (
    caption && { transform: getComputedStyle(caption).transform, isFocused: caption.closest('[data-focused]') !== null }
  );
};

describe('a mouse in a desktop window', () => {
  const journey = withProduct({ page: { width: 1440, height: 900 } });

  it('[EE381] [found-desk-01] hovers a tile, whose words stay over the light of its ring', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    const tile = '[role="listitem"] [data-focus-id]';
    await page.waitFor('a tile', (selector: string) => document.querySelector(selector), tile);
    const over = await placeIn(page, tile);
    await page.moveMouse(over.x, over.y);
    await page.waitFor(
      'the focus',
      (selector: string) => document.querySelector(selector)?.matches('[data-focused]:hover'),
      tile,
    );
    const caption = await page.waitFor('the caption', captionOf, tile);
    expect(caption).toMatchObject({ isFocused: true, transform: expect.stringContaining('matrix') });
  });
});

import { describe, expect, it } from 'vitest';
import { moveFocus } from '../../product/move-focus';
import { withProduct } from '../../product/with-product';

const path = '/kategorier/lange-raekker';
const mostElements = 1_500;
const steps = 12;

const isAt = (rail: number, tile: number) => {
  const item = document.querySelector('[data-focused]')?.closest('[role="listitem"]');
  const rails = Array.from(document.querySelectorAll('main section'));
  const place = [rails.indexOf(item?.closest('section') as Element), Number(item?.getAttribute('aria-posinset'))];
  return place.join() === `${rail},${tile}` && item?.getAttribute('aria-setsize') === '1000';
};

describe('a page of 100 rails of 1 000', () => {
  const journey = withProduct();

  it('[EE932] moves down and along it read no layout, and it holds at most 1 500 elements', async () => {
    const { page, product } = journey();
    await page.countLayoutReads();
    await page.goto(`${product.url}${path}`);
    await page.waitFor('the first tile', isAt, 0, 1);
    await page.takeLayoutReads();
    for (let step = 1; step <= steps; step++) {
      await moveFocus(page, 'down');
      await page.waitFor(`rail ${step + 1}`, isAt, step, 1);
    }
    for (let step = 1; step <= steps; step++) await moveFocus(page, 'right');
    await page.waitFor('the last tile', isAt, steps, steps + 1);
    expect(await page.takeLayoutReads()).toEqual({});
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(mostElements);
    expect(page.consoleErrors).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../../driver/browser-page';
import type { KeyName } from '../../driver/keys';
import { openHome } from '../../product/at-home';
import { moveFocus } from '../../product/move-focus';
import { prepareSettled, untilSettled } from '../../product/settled';
import { answerStillHome } from '../../product/still-home';
import { type MoveTrace, prepareTraces, traceMove } from '../../product/trace-move';
import { withProduct } from '../../product/with-product';

/** Whether focus is on the first or last tile of its rail, by the tile's own place: what stands beside it may not be mounted. */
const isAtEnd = (key: KeyName) => {
  const tile = document.querySelector('[data-focused]')?.closest('[role="listitem"]');
  const end = key === 'right' ? tile?.getAttribute('aria-setsize') : '1';
  return tile !== undefined && tile !== null && tile.getAttribute('aria-posinset') === end;
};

async function toEnd(page: BrowserPage, key: 'left' | 'right'): Promise<void> {
  while (!(await page.evaluate(isAtEnd, key))) await moveFocus(page, key);
}

function expectTwoTilesAndStrip(trace: MoveTrace, doesSlide: boolean): void {
  const { tiles, transitions, painted, laidOut, layoutCount } = trace;
  const properties = new Set(transitions.map(([property]) => property));
  expect([...properties].sort()).toEqual(['opacity', 'transform']);
  const places = new Set(transitions.map(([, place]) => place));
  expect([...places].sort()).toEqual([...tiles, ...(doesSlide ? ['strip'] : [])].sort());
  // Every paint begins at the page, which paints nothing itself; of a sliding strip an engine paints tiles ahead.
  const rail = tiles[0].slice(0, tiles[0].lastIndexOf('/') + 1);
  const mayPaint = (place: string) =>
    [...tiles, 'strip', 'page'].includes(place) || (doesSlide && place.startsWith(rail));
  expect(painted.filter((place) => !mayPaint(place))).toEqual([]);
  expect(painted).toEqual(expect.arrayContaining([...tiles]));
  // The title of a focused tile is bold, so that words are laid out as focus moves; then as each of two durations ends.
  expect(laidOut).toEqual(expect.arrayContaining([...tiles]));
  // When the page is idle a strip that has slid mounts one tile that is soon to be seen.
  const ahead = laidOut.filter((place) => !tiles.includes(place));
  expect(ahead.filter((place) => !place.startsWith(rail))).toEqual([]);
  expect(ahead.length).toBeLessThanOrEqual(doesSlide ? 1 : 0);
  expect(layoutCount).toBeLessThanOrEqual(doesSlide ? 4 : 3);
}

/** Elements of a tile, and how many more than those of two tiles a move may have restyled: their strips, their rails and the page. */
const tileElements = 12;
const aroundTiles = 40;

describe('a move along a rail of home', () => {
  const journey = withProduct();

  it('[EE61] animates transform and opacity alone, and lays out and paints two tiles and their strip', async () => {
    const { page, product } = journey();
    await answerStillHome(product.service);
    await prepareTraces(page);
    await prepareSettled(page);
    await openHome(page, product);
    await moveFocus(page, 'down');
    await toEnd(page, 'right');
    await moveFocus(page, 'left');
    await untilSettled(page);
    expectTwoTilesAndStrip(await traceMove(page, 'right'), false);

    await toEnd(page, 'left');
    await untilSettled(page);
    expectTwoTilesAndStrip(await traceMove(page, 'right'), true);
    expect(page.consoleErrors).toEqual([]);
  });

  it('[EE63] restyles the tiles that lose and gain focus and what stands around them, and not the page', async () => {
    const { page, product } = journey();
    await answerStillHome(product.service);
    await prepareTraces(page);
    await prepareSettled(page);
    await openHome(page, product);
    for (const key of ['down', 'down', 'up'] as const) await moveFocus(page, key);
    await untilSettled(page);
    const all = await page.evaluate(() => document.querySelectorAll('main *').length);
    const counts: Record<string, number> = {};
    for (const key of ['right', 'down', 'up'] as const) {
      counts[key] = (await traceMove(page, key)).restyledCount;
      await untilSettled(page);
    }
    const most = 2 * tileElements + aroundTiles;
    expect(all).toBeGreaterThan(2 * most);
    for (const [key, count] of Object.entries(counts)) {
      expect(count, key).toBeGreaterThan(0);
      expect(count, key).toBeLessThanOrEqual(most);
    }
  });

  it('[EE62] finds nothing else animated once home has settled', async () => {
    const { page, product } = journey();
    await answerStillHome(product.service);
    await prepareSettled(page);
    await openHome(page, product);
    await untilSettled(page);
    expect(await page.evaluate(() => document.querySelectorAll('[aria-busy="true"]').length)).toBeGreaterThan(0);
    const animated = () =>
      document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120));
    expect(await page.evaluate(animated)).toEqual([]);
  });
});

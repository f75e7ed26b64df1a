import { describe, expect, it } from 'vitest';
import { atPath, openHome } from '../product/at-home';
import { goOffline } from '../product/go-offline';
import { untilAdvanced, untilControlsShow } from '../product/playing';
import { boxOf, placeIn } from '../product/pointing';
import { withProduct } from '../product/with-product';

const playButton = '[data-focus-id$="/hero/actions/play"]';

/** Everything that can have focus and looks otherwise with it than without, by its key; the line of the player alone may grow. */
const changedByFocus = (): readonly string[] => {
  document.styleSheets[0]?.insertRule('*,*::after{transition:none!important}', 0);
  const faceOf = (element: Element, pseudo?: string): string => {
    const { color, stroke, transform, fontWeight, visibility, opacity } = getComputedStyle(element, pseudo);
    return [color, stroke, transform, fontWeight, visibility === 'hidden' ? 0 : opacity].join();
  };
  const lookOf = (element: Element): string =>
    [element, ...element.querySelectorAll('*')].map((part) => faceOf(part) + faceOf(part, '::after')).join();
  const all = [...document.querySelectorAll('[data-focus-id]:not([role="slider"])')];
  const changed = all.filter((element) => {
    const isMarked = element.hasAttribute('data-focused');
    element.removeAttribute('data-focused');
    const without = lookOf(element);
    element.setAttribute('data-focused', '');
    const within = lookOf(element);
    if (!isMarked) element.removeAttribute('data-focused');
    return within !== without;
  });
  return [
    `of ${all.length > 1 ? 'several' : all.length}`,
    ...changed.map((element) => element.getAttribute('data-focus-id') ?? ''),
  ];
};

describe('a viewer with a finger, on a phone that stands', () => {
  const journey = withProduct({ page: { width: 390, height: 844, isTouched: true } });

  it('[EE291] sees every control as it is without focus, those of the player too', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    expect(await page.evaluate(changedByFocus)).toEqual(['of several']);
    const tile = await placeIn(page, '[role="listitem"] [data-focus-id]');
    await page.tap(tile.x, tile.y);
    await atPath(page, '/episode/');
    await page.waitFor('Play', (selector: string) => document.querySelector(selector), playButton);
    expect(await page.evaluate(changedByFocus)).toEqual(['of several']);
    const play = await placeIn(page, playButton);
    await page.tap(play.x, play.y);
    await atPath(page, '/se/');
    await untilAdvanced(page);
    await page.tap(195, 420);
    await untilControlsShow(page);
    expect(await page.evaluate(changedByFocus)).toEqual(['of several']);
    expect(page.consoleErrors).toEqual([]);
  });
});

describe('a phone that lies', () => {
  const journey = withProduct({ page: { width: 844, height: 390, isTouched: true } });

  it('[EE292] shows the title, a button and the head of the first rail between header and entries', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    await placeIn(page, '[role="listitem"] [data-focus-id]');
    const [title, button, rail, entries] = await Promise.all(
      ['main h1', 'main button, main a.fs-button', 'main h2', '.fs-entries'].map((selector) => boxOf(page, selector)),
    );
    const tops = [68, title?.top, button?.top, rail?.top, entries?.top] as const;
    expect([...tops].sort((a = 0, b = 0) => a - b)).toEqual(tops);
    expect((rail?.top ?? 0) + (rail?.height ?? 0)).toBeLessThanOrEqual(entries?.top ?? 0);
  });
});

/** What of the title and the buttons at the top of the page is cut, by its words; undefined while there is no button. */
const cutOnPage = (): readonly string[] | undefined => {
  const [buttons, titles] = ['main .fs-button', 'main h1'].map((selector) => [...document.querySelectorAll(selector)]);
  if (!buttons?.length) return undefined;
  const isCut = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // What follows the first heading of a section stands further down, once it is near.
    const section = document.querySelector('main h2');
    const isBelow = section && section.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isBelow || element.closest('footer') !== null) return false;
    return left < 15.5 || right > window.innerWidth - 15.5 || top < 0 || bottom > window.innerHeight;
  };
  return [...buttons, ...(titles ?? [])].filter(isCut).map(({ textContent }) => textContent);
};

describe.each(['en', 'ar'])('the narrowest phone, in %s', (language) => {
  const journey = withProduct({ configuration: { language }, page: { width: 360, height: 640, isTouched: true } });

  it.each(['/saeson/havgus_201200', '/findes-ikke', '/se/_790004'])(
    '[EE293] [UI258] keeps title and buttons to its edges at %s',
    async (path) => {
      const { page, product } = journey();
      await page.goto(new URL(path, product.url).href);
      await page.waitFor('title and buttons', cutOnPage);
      await placeIn(page, 'main .fs-button');
      expect(await page.evaluate(cutOnPage)).toEqual([]);
    },
  );

  it('[UI259] says that there is no connection from edge to edge, clear of the entries', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    await goOffline(page);
    await page.waitFor('the notice', () => document.querySelector('.fs-plate'));
    const [plate, entries] = await Promise.all(['.fs-plate', '.fs-entries'].map((selector) => boxOf(page, selector)));
    expect(plate?.left).toBeGreaterThanOrEqual(16);
    expect(plate?.width).toBeGreaterThan(240);
    expect((plate?.top ?? 0) + (plate?.height ?? 0)).toBeLessThan(entries?.top ?? 0);
  });
});

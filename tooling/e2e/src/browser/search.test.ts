import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import type { KeyName } from '../driver/keys';
import { atPath, openHome } from '../product/at-home';
import { focusOn } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { untilAdvanced } from '../product/playing';
import { placeIn } from '../product/pointing';
import { withProduct } from '../product/with-product';

const fieldText = () =>
  document.querySelector('[aria-label^="Søgefelt"]')?.textContent ??
  (document.querySelector('input[aria-label="Søgefelt"]') as HTMLInputElement | null)?.value;
const hasText = (text: string) => document.querySelector('[aria-label="Søgefelt"]')?.textContent === text;
const firstFound = '[role="listitem"] [data-focus-id*="/results/page/search-"]';
const isThere = (selector: string) => document.querySelector(selector) !== null;

/** Presses keys of a remote, and gives back how many. */
async function pressAll(page: BrowserPage, ...names: readonly KeyName[]): Promise<number> {
  for (const name of names) await page.press(name);
  return names.length;
}

/** Opens the search from home; gives back how many keys that took. */
async function openSearch(page: BrowserPage): Promise<number> {
  const count = await pressAll(page, 'up', 'up');
  await focusOn(page, /^Søg$/);
  const opened = await pressAll(page, 'ok');
  await atPath(page, '/search');
  await focusOn(page, /^a$/);
  return count + opened;
}

/** Clicks the element that a selector finds, once it is there. */
async function click(page: BrowserPage, selector: string): Promise<void> {
  await page.waitFor(selector, isThere, selector);
  const { x, y } = await placeIn(page, selector);
  await page.moveMouse(x, y);
  await page.click(x, y);
}

describe('a viewer who searches', () => {
  const journey = withProduct();

  it('[EE770] comes by 21 presses of the remote from home by “hav” to a film that plays', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    let count = await openSearch(page);
    count += await pressAll(page, 'down', 'right', 'ok', 'up', 'left', 'ok');
    count += await pressAll(page, 'down', 'down', 'down', 'right', 'right', 'right', 'ok');
    await page.waitFor('the text', hasText, 'hav');
    count += await pressAll(page, 'right', 'right', 'right');
    await focusOn(page, /Havgus/);
    count += await pressAll(page, 'ok');
    await focusOn(page, /^Afspil/);
    count += await pressAll(page, 'ok');
    await untilAdvanced(page);
    expect(count).toBe(21);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE771] comes by nine keys of a keyboard there, and Back leads to the same result', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    await openSearch(page);
    await page.type('hav');
    await page.press('ok');
    const found = await focusOn(page, /Havgus/);
    expect(await page.evaluate(() => new URLSearchParams(window.location.search).get('q'))).toBe('hav');
    await page.press('ok');
    await focusOn(page, /^Afspil/);
    await page.press('back');
    await atPath(page, '/search');
    expect(await focusOn(page, /Havgus/)).toBe(found);
    await page.press('ok');
    await focusOn(page, /^Afspil/);
    await page.press('ok');
    await untilAdvanced(page);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE772] comes there by the mouse alone', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    await click(page, 'header a[href^="/search"]');
    await atPath(page, '/search');
    for (const key of ['row-1/h', 'row-0/a', 'row-3/v']) await click(page, `[data-focus-id$="/keypad/${key}"]`);
    await page.waitFor('the text', hasText, 'hav');
    await click(page, firstFound);
    await click(page, '[data-focus-id$="/hero/actions/play"]');
    await untilAdvanced(page);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE773] loses no letter of a quick typist on a slow set, and asks once for each pause', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/search`);
    await focusOn(page, /^a$/);
    await page.emulateCpu(6);
    const text = 'jerk bly fgm 2+ under isen';
    await page.evaluate(() => {
      const typedAt: number[] = [];
      Object.assign(window, { typedAt });
      window.addEventListener('keydown', () => void typedAt.push(performance.now()), true);
    });
    await page.type(text);
    await page.waitFor('every letter', hasText, text);
    await page.waitFor('the call', () =>
      performance.getEntriesByType('resource').some(({ name }) => /\/search\?/.test(name)),
    );
    const pauses = await page.evaluate(() => {
      const { typedAt } = window as unknown as { readonly typedAt: readonly number[] };
      const calls = performance.getEntriesByType('resource').filter(({ name }) => /\/search\?/.test(name));
      return calls.map(({ startTime }) => startTime - Math.max(...typedAt.filter((at) => at < startTime)));
    });
    expect(Math.min(...pauses)).toBeGreaterThan(240);
    expect(await page.evaluate(fieldText)).toBe(text);
    await page.emulateCpu(1);
  });

  it('[EE774] has fewer than 900 elements before them, with what was found', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/search?q=de`);
    await page.waitFor('what was found', isThere, firstFound);
    expect(await page.evaluate(() => document.getElementsByTagName('*').length)).toBeLessThan(900);
  });
});

describe('a viewer who searches on a phone', () => {
  const journey = withProduct({ page: { width: 360, height: 640, isTouched: true } });

  it('[EE775] comes by touch and the phone’s own keyboard to a film that plays', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    const tap = async (selector: string): Promise<void> => {
      await page.waitFor(selector, isThere, selector);
      const { x, y } = await placeIn(page, selector);
      await page.tap(x, y);
    };
    await tap('header a[href^="/search"]');
    await atPath(page, '/search');
    await tap('[data-focus-id$="/entry/field"]');
    await page.waitFor('the caret', isThere, 'input[aria-label="Søgefelt"]');
    await page.type('hav');
    await tap(firstFound);
    await tap('[data-focus-id$="/hero/actions/play"]');
    await untilAdvanced(page);
    expect(ownComplaints(page)).toEqual([]);
  });
});

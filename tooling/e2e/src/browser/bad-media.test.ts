import { describe, expect, it } from 'vitest';
import { atPath } from '../product/at-home';
import { focusOn, moveFocus, moveFocusTo } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { untilAdvanced } from '../product/playing';
import { withProduct } from '../product/with-product';

const retry = /^Prøv igen/;
const hasText = (text: string) => document.querySelector('main')?.textContent?.includes(text);

describe('media that fail', () => {
  const journey = withProduct();

  it('[EE45] a lost manifest is a screen of its own, from which Back leads to the tile', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/kategorier/proeve`);
    await moveFocusTo(page, 'down', /^Prøve: kun MP4/);
    const left = await moveFocusTo(page, 'right', /^Prøve: tabt manifest/);
    await page.press('ok');
    await atPath(page, '/program/');
    await focusOn(page, /^Afspil/);
    await page.press('ok');
    await atPath(page, '/se/');
    await focusOn(page, retry);
    await page.waitFor('its words', hasText, 'Filmen kan ikke afspilles');
    expect(await moveFocus(page, 'right')).toBe('Tilbage');
    await page.press('ok');
    await focusOn(page, /^Afspil/);
    await page.press('back');
    await atPath(page, '/kategorier/proeve');
    expect(await focusOn(page, /^Prøve/)).toBe(left);
  });

  it('[EE45] a manifest that comes back plays at the press of the button', async () => {
    const { page, product } = journey();
    product.service.faults.add({ call: 'media', kind: 'status', status: 404 });
    await page.goto(`${product.url}/serie/havgus_201000`);
    await focusOn(page, /^Afspil/);
    await page.press('ok');
    await focusOn(page, retry);
    product.service.faults.clear();
    await page.press('ok');
    await untilAdvanced(page);
  });

  it.each([
    ['no files', '790003', 'Der er ingen filer'],
    ['a file without an address', '790002', 'Der er ingen filer'],
    ['a refusal', '790004', 'Der er ingen filer'],
  ])('[EE46] %s is told in words, and Back leads home', async (_, id, words) => {
    const { page, product } = journey();
    await page.goto(`${product.url}/se/proeve_${id}`);
    await focusOn(page, retry);
    await page.waitFor('its words', hasText, words);
    await page.press('back');
    await atPath(page, '/');
    await page.waitFor('home', () => window.location.pathname === '/');
  });

  it('[EE46] a film that has nothing but MP4 plays', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/se/proeve_790001`);
    await untilAdvanced(page);
    expect(ownComplaints(page)).toEqual([]);
  });
});

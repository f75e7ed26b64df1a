import { describe, expect, it } from 'vitest';
import { atPath } from '../product/at-home';
import { chooseSubtitles } from '../product/choose-subtitles';
import { focusOn, moveFocus, moveFocusTo } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { untilAdvanced, untilControlsShow } from '../product/playing';
import { withProduct } from '../product/with-product';

const film = '/se/havgus-vinterhavn_201201';
const subtitles = '/media/*/da.vtt';
const retry = /^Prøv igen/;
const hasLine = (line: string) => document.querySelector('video + div')?.textContent?.includes(line);
/** Where a line is, and which way it runs. */
const findLine = (line: string) => {
  const spans = Array.from(document.querySelectorAll<HTMLElement>('video + div span'));
  const span = spans.filter(({ textContent }) => textContent?.includes(line)).pop();
  if (!span) return undefined;
  const { left, right, top, bottom } = span.getBoundingClientRect();
  return { text: span.textContent, left, right, top, bottom, bidi: getComputedStyle(span).unicodeBidi };
};
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
    expect(await moveFocus(page, 'right')).toBe('OK');
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

  it('[EE98] [found-sub-02] subtitles that are gone leave the film alone, and the next press brings them once they are back', async () => {
    const { page, product } = journey();
    product.service.faults.add({ path: subtitles, kind: 'status', status: 404 });
    await page.goto(`${product.url}${film}`);
    await untilAdvanced(page);
    await page.press('down');
    await untilControlsShow(page);
    await chooseSubtitles(page, /^Dansk/);
    await focusOn(page, /^Undertekster: Kunne ikke hentes$/);
    await untilAdvanced(page);
    product.service.faults.clear();
    await chooseSubtitles(page, /^Dansk/);
    await focusOn(page, /^Undertekster: Dansk$/);
    await page.waitFor('a line', hasLine, '');
    await untilAdvanced(page);
  });

  it('[EE99] [found-sub-04] [found-sub-05] [found-sub-06] careless subtitles show whole lines, as their letters run', async () => {
    const { page, product } = journey();
    const body = `WEBVTT

1
00:00:00.000 --> 00:01:00.000 line:-1 position:150%
<i>S&oslash;ren &amp; &Aring;se</b>
- في المنارة، كالعادة.
`;
    const headers = { 'content-type': 'text/vtt;charset=utf-8' };
    product.service.faults.add({ path: subtitles, kind: 'status', status: 200, body, headers });
    await page.goto(`${product.url}${film}`);
    await untilAdvanced(page);
    await page.press('down');
    await untilControlsShow(page);
    await chooseSubtitles(page, /^Dansk/);
    const line = await page.waitFor('the line', findLine, 'Søren & Åse');
    expect(line.text).not.toMatch(/[<>;]/);
    expect(line.left).toBeGreaterThanOrEqual(128);
    expect(line.right).toBeLessThanOrEqual(1152);
    expect(line.bottom).toBeLessThanOrEqual(684);
    const wrapper = await page.waitFor('its text', findLine, 'المنارة');
    expect(wrapper.right).toBeLessThanOrEqual(1152);
  });
});

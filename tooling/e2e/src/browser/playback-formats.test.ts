import { describe, expect, it } from 'vitest';
import { brightShare } from '../product/bright-share';
import { chooseSubtitles } from '../product/choose-subtitles';
import { focusOn, moveFocusTo } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { untilAdvanced, untilPaused } from '../product/playing';
import { withProduct } from '../product/with-product';

const film = '/se/havgus-vinterhavn_201201';
const protectedFilm = '/se/proeve_790022';
const describedFilm = '/se/boegenat_202101';

const findLine = (text: string) => {
  const spans = Array.from(document.querySelectorAll<HTMLElement>('video + div span'));
  const box = spans
    .filter(({ textContent }) => textContent?.includes(text))
    .pop()
    ?.getBoundingClientRect();
  return box && { left: box.left, top: box.top, width: box.width, height: box.height };
};
const hasText = (text: string) => document.querySelector('main')?.textContent?.includes(text);

describe('what films are played from', () => {
  const journey = withProduct();

  it('[EE1520] a film of which only HLS can be had plays from that', async () => {
    const { page, product } = journey();
    product.service.faults.add({ path: '/media/*.mpd', kind: 'status', status: 404 });
    await page.goto(`${product.url}${film}`);
    await untilAdvanced(page);
    expect(product.service.requests.some(({ path }) => /v\d+\.m3u8$/.test(path))).toBe(true);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE1521] a film that ClearKey protects plays by the licence of the configured address', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}${protectedFilm}`);
    await untilAdvanced(page);
    const asked = product.service.requests.map(({ method, path }) => `${method} ${path}`);
    expect(asked).toContain('POST /licences/clearkey');
    expect(asked.some((call) => /clearkey\/1\/.*\/v\d+\/\d+\.m4s$/.test(call))).toBe(true);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE1521] the protected film plays by the key beside its playlists where HLS alone is left', async () => {
    const { page, product } = journey();
    product.service.faults.add({ path: '/media/*.mpd', kind: 'status', status: 404 });
    await page.goto(`${product.url}${protectedFilm}`);
    await untilAdvanced(page);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE1522] [EE1523] subtitles are white letters on the screen, and the sound that describes is heard, once each is chosen', async () => {
    const { page, product } = journey();
    const { requests, faults } = product.service;
    const body = 'WEBVTT\n\n00:00:00.000 --> 00:10:00.000\nMmm mmm mmm mmm mmm mmm\n';
    const headers = { 'content-type': 'text/vtt;charset=utf-8' };
    faults.add({ path: '/media/*/da.vtt', kind: 'status', status: 200, body, headers });
    const partsOf = (track: string, from: number) =>
      requests.slice(from).filter(({ path }) => new RegExp(`/forest/${track}/\\d+\\.m4s$`).test(path)).length;
    const begun = requests.length;
    await page.goto(`${product.url}${describedFilm}`);
    await untilAdvanced(page);
    await page.press('space');
    await untilPaused(page, true);
    await chooseSubtitles(page, /^Dansk/);
    const line = await page.waitFor('the line', findLine, 'Mmm');
    expect(line.width).toBeGreaterThan(200);
    const shown = await brightShare(page, line);
    await page.press('ok');
    await focusOn(page, /^Dansk\. valgt$/);
    await moveFocusTo(page, 'up', /^Fra/);
    await page.press('ok');
    await focusOn(page, /^Undertekster: Fra$/);
    expect(shown).toBeGreaterThan(0.02);
    expect(await brightShare(page, line)).toBeLessThan(0.002);

    expect([partsOf('audio', begun) > 0, partsOf('description', begun)]).toEqual([true, 0]);
    await moveFocusTo(page, 'right', /^Lyd/);
    await page.press('ok');
    await focusOn(page, /valgt$/);
    await moveFocusTo(page, 'down', /^Synstolkning/);
    const chosen = requests.length;
    await page.press('ok');
    await focusOn(page, /^Lyd: Synstolkning$/);
    await page.press('play');
    await untilAdvanced(page, 2);
    expect([partsOf('description', chosen) > 0, partsOf('audio', chosen)]).toEqual([true, 0]);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE1524] what cannot be played says why: its protection, its format, its viewers', async () => {
    const { page, product } = journey();
    for (const [id, words] of [
      ['790011', 'beskyttet'],
      ['790012', 'videoformat'],
      ['790018', 'så mange enheder'],
    ] as const) {
      await page.goto(`${product.url}/se/proeve_${id}`);
      await page.waitFor(`the words of ${id}`, hasText, words);
      await focusOn(page, /^(OK|Prøv igen)/);
    }
  });
});

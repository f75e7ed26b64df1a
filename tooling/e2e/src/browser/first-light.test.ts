import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, launchBrowser } from '../driver/launch-browser';
import { floorFaults } from '../product/floor-faults';
import { focusOn, moveFocusTo } from '../product/move-focus';
import { type Product, startProduct } from '../product/start-product';

describe('first light', () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser({ engine: 'current' });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.close();
  });

  it('[EE32] leads by keys from home to a film that plays, and back out of it', async () => {
    const page = await browser.openPage();
    await page.goto(product.url);
    await page.waitFor('the home page', () => document.querySelector('[data-focused]'));
    await moveFocusTo(page, 'down', /, Serie$/);
    await page.press('ok');
    await focusOn(page, /^Afspil/);
    await page.press('ok');
    const isPlaying = () => {
      const video = document.querySelector('video');
      return video !== null && video.currentTime > 1 && !video.paused;
    };
    await page.waitFor('the film to advance', isPlaying);
    const size = await page.evaluate(() => document.querySelector('video')?.videoWidth);
    expect(size).toBeGreaterThan(0);
    // Controls may have gone by themselves; a key brings them, the first Back puts them away, the second leaves.
    await page.press('down');
    await page.waitFor('the controls', () => document.querySelector('[data-focused]') !== null);
    await page.press('back');
    await page.waitFor('the controls to go', () => document.querySelector('[data-focused]') === null);
    await page.press('back');
    await page.waitFor('the page of the series', () => window.location.pathname.startsWith('/serie/'));
    await page.waitFor('the video to be gone', () => document.querySelector('video') === null);
    expect(page.consoleErrors).toEqual([]);
  });

  it('[EE33] costs no preflight while nobody is signed in', async () => {
    const page = await browser.openPage();
    await page.goto(product.url);
    await page.waitFor('the home page', () => document.querySelector('[data-focused]'));
    expect(page.requests.filter(({ isPreflight }) => isPreflight)).toEqual([]);
    expect(product.service.requests.filter(({ method }) => method === 'OPTIONS')).toEqual([]);
  });

  it('[EE15] ships no regular expression that the floor refuses', async () => {
    for (const { path, kind } of product.built.files) {
      if (kind !== 'entry' && kind !== 'chunk') continue;
      expect(floorFaults(await readFile(join(product.built.outDir, path), 'utf8'))).toEqual([]);
    }
  });
});

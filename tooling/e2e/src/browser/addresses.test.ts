import { describe, expect, it } from 'vitest';
import { atHome, atPath, openHome } from '../product/at-home';
import { focusOn, moveFocus, moveFocusTo } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { leaveByKeys, untilAdvanced } from '../product/playing';
import { withProduct } from '../product/with-product';

describe('addresses', () => {
  const journey = withProduct();

  it('[EE54] that name a film play it, and Back leads home', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/se/havgus-vinterhavn_201201`);
    await untilAdvanced(page);
    await leaveByKeys(page);
    await atHome(page);
    expect(ownComplaints(page)).toEqual([]);
  });

  it("[EE55] follow the browser's own back and forward buttons, and focus with them", async () => {
    const { page, product } = journey();
    await openHome(page, product);
    const tile = await moveFocusTo(page, 'down', /, Serie$/);
    await page.press('ok');
    await atPath(page, '/serie/');
    await focusOn(page, /^Afspil/);
    await moveFocusTo(page, 'down', /, Afsnit$/);
    const episode = await moveFocus(page, 'right');
    await page.evaluate(() => window.history.back());
    await atHome(page);
    expect(await focusOn(page, /, Serie$/)).toBe(tile);
    await page.evaluate(() => window.history.forward());
    await atPath(page, '/serie/');
    expect(await focusOn(page, /, Afsnit$/)).toBe(episode);
    expect(ownComplaints(page)).toEqual([]);
  });
});

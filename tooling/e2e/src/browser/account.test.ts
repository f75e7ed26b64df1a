import { beforeEach, describe, expect, it } from 'vitest';
import { atHome } from '../product/at-home';
import { untilNoDialog } from '../product/dialog-steps';
import { focusOn, moveFocusTo } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { takePhone } from '../product/phone';
import { beginToWatch, codeOn } from '../product/sign-in-steps';
import { withProduct } from '../product/with-product';

/** The size of the letters of a text, in pixels. */
const textSize = () => Number.parseFloat(getComputedStyle(document.querySelector('main p') ?? document.body).fontSize);
const isLarger = (before: number) =>
  Number.parseFloat(getComputedStyle(document.querySelector('main p') ?? document.body).fontSize) > before;
const hasText = (text: string) => document.querySelector('main')?.textContent?.includes(text);

describe('the account', () => {
  const journey = withProduct();
  beforeEach(() => journey().product.service.codes.change({ intervalSeconds: 0.3 }));

  it('[EE840] is read by keys, has its mail sent again, and its text made large for good', async () => {
    const { page, product, browser } = journey();
    await page.goto(`${product.url}/signin`);
    const phone = await takePhone(browser, product);
    await phone.scan(await codeOn(page));
    await phone.confirm('a-ny');
    await beginToWatch(page);
    await phone.close();
    await untilNoDialog(page);
    await atHome(page);

    await page.goto(`${product.url}/konto`);
    await focusOn(page, /^Noor/);
    await moveFocusTo(page, 'down', /^Send mailen igen$/);
    await page.press('ok');
    await page.waitFor('that the mail is on its way', hasText, 'Mailen er på vej');
    await moveFocusTo(page, 'down', /^Stor tekst$/);
    const before = await page.evaluate(textSize);
    await page.press('ok');
    await page.waitFor('larger words', isLarger, before);
    await page.goto(`${product.url}/konto`);
    await focusOn(page, /^Stor tekst$/);
    await page.waitFor('words that are still larger', isLarger, before);
    await moveFocusTo(page, 'down', /^Skift profil$/, 24);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE841] a page of the web is framed and runs its scripts, as of no origin', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/betingelser`);
    await focusOn(page, /^Åbn i et nyt vindue$/);
    const frame = await page.evaluate(() => {
      const found = document.querySelector('iframe');
      return [found?.getAttribute('sandbox'), found?.contentDocument, found?.title];
    });
    expect(frame).toEqual(['allow-scripts allow-forms', null, 'Betingelser for brug']);
    await expect.poll(() => product.service.requests.some(({ path }) => path === '/web/betingelser')).toBe(true);
    expect(ownComplaints(page)).toEqual([]);
  });
});

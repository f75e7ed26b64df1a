import { beforeEach, describe, expect, it } from 'vitest';
import { untilDialog, untilNoDialog } from '../product/dialog-steps';
import { pressByArrows } from '../product/keypad-keys';
import { focusOn, moveFocusTo } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { takePhone } from '../product/phone';
import { beginToWatch, codeOn } from '../product/sign-in-steps';
import { withProduct } from '../product/with-product';
import { malene } from '../service/service-client';

/** A series of which Malene has seen two episodes, and is in the middle of the third. */
const series = '/serie/marsken_206000';

const says = (words: string) => document.body.textContent?.includes(words);

describe('the page of an item', () => {
  const journey = withProduct();
  beforeEach(() => journey().product.service.codes.change({ intervalSeconds: 0.3 }));

  it('[EE980] goes on with a series, and puts it on the list and rates it, for good', async () => {
    const { page, product, browser } = journey();
    await page.goto(`${product.url}/signin`);
    const code = await codeOn(page);
    const phone = await takePhone(browser, product);
    await phone.scan(code);
    await phone.confirm('a-malene');
    await beginToWatch(page);
    await phone.close();
    await untilDialog(page, 'Hvem ser med?');
    await focusOn(page, /^Malene/);
    await page.press('ok');
    await untilDialog(page, 'Malenes pinkode');
    for (const digit of malene.pin) await pressByArrows(page, digit);
    await untilNoDialog(page);

    await page.goto(`${product.url}${series}`);
    await focusOn(page, /^Fortsæt S\d A3 · \d+ min tilbage$/);
    await moveFocusTo(page, 'right', /^Min liste$/);
    await page.press('ok');
    await page.waitFor('the notice of the list', says, 'er på Min liste.');
    await moveFocusTo(page, 'right', /^Bedøm$/);
    await page.press('ok');
    await focusOn(page, /^Giv 5 af 10$/);
    await moveFocusTo(page, 'right', /^Giv 7 af 10$/);
    await page.press('ok');
    await focusOn(page, /^Din bedømmelse: 7$/);

    await page.goto(`${product.url}${series}`);
    // A reload keeps focus where it was.
    await focusOn(page, /^Din bedømmelse: 7$/);
    const isListed = () => document.querySelector('[data-focus-id$="/my-list"][aria-pressed="true"]') !== null;
    await page.waitFor('the series on the list', isListed);
    expect(ownComplaints(page)).toEqual([]);
  });
});

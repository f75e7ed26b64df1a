import { describe, expect, it } from 'vitest';
import { atHome, atPath } from '../product/at-home';
import { goToRail } from '../product/go-to-rail';
import { focusOn, moveFocus, moveFocusTo } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { withProduct } from '../product/with-product';

const hasText = (text: string) => document.querySelector('main')?.textContent?.includes(text);

describe('texts and pictures between rails', () => {
  const journey = withProduct();

  it('[EE311] are reached from home by keys, read, and lead on and back', async () => {
    const { page, product } = journey();
    await page.goto(product.url);
    await atHome(page);
    await goToRail(page, 'Genveje');
    await moveFocusTo(page, 'right', /^Om Fjernsyn/);
    await page.press('ok');
    await atPath(page, '/om');
    await focusOn(page, /^Fjernsyn samler serier/);
    await page.waitFor('the caption of a picture', hasText, 'Molen i Østerlund, hvor det hele begyndte.');
    // The picture between them fills much of the screen.
    expect(await moveFocus(page, 'down')).toMatch(/^Molen i Østerlund/);
    expect(await moveFocus(page, 'down')).toMatch(/^Det kan du regne med/);
    await moveFocusTo(page, 'down', /^Gå på opdagelse/);
    await page.press('ok');
    await atPath(page, '/kategorier/a-aa');
    await page.press('back');
    await focusOn(page, /^Gå på opdagelse/);
    await page.press('back');
    await focusOn(page, /^Om Fjernsyn/);
    expect(ownComplaints(page)).toEqual([]);
  });
});

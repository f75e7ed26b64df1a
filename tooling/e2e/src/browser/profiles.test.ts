import { beforeEach, describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import { atHome, atPath } from '../product/at-home';
import { untilDialog, untilNoDialog } from '../product/dialog-steps';
import { pressByArrows } from '../product/keypad-keys';
import { focusOn, moveFocusTo } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { takePhone } from '../product/phone';
import { beginToWatch, codeOn } from '../product/sign-in-steps';
import { withProduct } from '../product/with-product';
import { malene } from '../service/service-client';

/** A film for grown-ups, which no child's profile is shown. */
const adultFilm = '/program/kapelmesterens-nat_369000';

const dialogSize = () => document.querySelectorAll('[role=dialog], [role=dialog] *').length;
const typePin = async (page: BrowserPage, pin: string): Promise<void> => {
  for (const digit of pin) await pressByArrows(page, digit);
};

describe('profiles', () => {
  const journey = withProduct();
  beforeEach(() => journey().product.service.codes.change({ intervalSeconds: 0.3 }));

  /** Signs in by the phone. */
  async function signIn(account: string): Promise<BrowserPage> {
    const { page, product, browser } = journey();
    await page.goto(`${product.url}/signin`);
    const code = await codeOn(page);
    const phone = await takePhone(browser, product);
    await phone.scan(code);
    await phone.confirm(account);
    await beginToWatch(page);
    await phone.close();
    return page;
  }

  it('[EE670] a PIN that is wrong three times opens nothing, the right one opens home, and a child is turned away', async () => {
    const page = await signIn('a-malene');
    await untilDialog(page, 'Hvem ser med?');
    await focusOn(page, /^Malene/);
    await page.press('ok');
    await untilDialog(page, 'Malenes pinkode');
    for (let turn = 0; turn < 3; turn++) {
      await typePin(page, '4321');
      await untilDialog(page, 'Koden passede ikke. Prøv igen.');
    }
    await typePin(page, malene.pin);
    await untilNoDialog(page);
    await atHome(page);

    await moveFocusTo(page, 'up', /^Forside$/);
    await moveFocusTo(page, 'right', /^Malene$/);
    await page.press('ok');
    await atPath(page, '/konto');
    await moveFocusTo(page, 'down', /^Skift profil$/, 24);
    await page.press('ok');
    await untilDialog(page, 'Hvem ser med?');
    await moveFocusTo(page, 'right', /^Saga/);
    await page.press('ok');
    await untilNoDialog(page);
    await page.goto(`${journey().product.url}${adultFilm}`);
    await focusOn(page, /./);
    expect(await page.evaluate(() => document.body.textContent)).not.toContain('Afspil');
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE671] nineteen profiles are walked by arrows, in under 200 elements', async () => {
    const page = await signIn('a-mange');
    await untilDialog(page, 'Hvem ser med?');
    await focusOn(page, /^Maren/);
    expect(await page.evaluate(dialogSize)).toBeLessThan(200);
    await moveFocusTo(page, 'down', /^Redigér profiler$/);
    await moveFocusTo(page, 'right', /^Log ud$/);
  });

  it('[EE672] a profile is made from the account’s row, renamed, given another age limit and none, and deleted', async () => {
    const page = await signIn('a-ny');
    await untilNoDialog(page);
    await atHome(page);
    await page.goto(`${journey().product.url}/konto`);
    await focusOn(page, /^Noor/);
    await moveFocusTo(page, 'right', /^Ny profil$/);
    await page.press('ok');
    await untilDialog(page, 'Hvad hedder den nye?');
    for (const key of ['stort B', 'o', 'Videre']) await pressByArrows(page, key);
    await untilDialog(page, 'Hvad må Bo se?');
    await moveFocusTo(page, 'down', /^Hopla/);
    await page.press('ok');
    await moveFocusTo(page, 'down', /^Opret profilen$/);
    await page.press('ok');
    await untilNoDialog(page);
    await moveFocusTo(page, 'down', /^Skift profil$/, 24);
    await page.press('ok');
    await untilDialog(page, 'Bo');
    await moveFocusTo(page, 'down', /^Redigér profiler$/);
    await page.press('ok');
    await focusOn(page, /^Noor/);
    await moveFocusTo(page, 'right', /^Bo/);
    await page.press('ok');
    await focusOn(page, /^Navn/);
    await page.press('ok');
    await untilDialog(page, 'Nyt navn');
    for (const key of ['e', 'Gem']) await pressByArrows(page, key);
    await focusOn(page, /^Navn. Boe/);
    await pressByArrows(page, 'Aldersgrænse. Hopla');
    await untilDialog(page, 'Hvad må Boe se?');
    for (const key of ['Komet. 9–14 år', 'Gem', 'Aldersgrænse. Komet', 'Voksen. Kan se alt', 'Gem'])
      await pressByArrows(page, key);
    await untilDialog(page, 'Fjern aldersgrænsen for Boe?');
    await pressByArrows(page, 'Fjern den');
    await pressByArrows(page, 'Aldersgrænse. Voksen');
    await untilDialog(page, 'Hvad må Boe se?');
    await page.press('back');
    await pressByArrows(page, 'Slet profilen');
    await untilDialog(page, 'Slet Boe?');
    await pressByArrows(page, 'Slet profilen');
    await untilDialog(page, 'Redigér profiler');
    expect(await page.evaluate(() => document.querySelector('[role=dialog]')?.textContent)).not.toContain('Boe');
  });
});

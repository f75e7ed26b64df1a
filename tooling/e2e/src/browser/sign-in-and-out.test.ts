import { beforeEach, describe, expect, it } from 'vitest';
import type { BrowserPage, DrivenDocument } from '../driver/browser-page';
import { atHome, atPath, openHome } from '../product/at-home';
import { untilDialog, untilNoDialog } from '../product/dialog-steps';
import { focusOn, moveFocus, moveFocusTo } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { takePhone } from '../product/phone';
import { untilAdvanced } from '../product/playing';
import { leaksOf, secretsOf, watchForSecrets } from '../product/secret-watch';
import { accountOn, agreeToSignIn, beginToWatch, codeOn } from '../product/sign-in-steps';
import { withProduct } from '../product/with-product';

const offersSignIn = () => document.querySelector('header')?.textContent?.includes('Log ind');
const readSession = () => localStorage.getItem('fjernsyn.session') ?? '';
const toHeader = async (page: DrivenDocument, entry: RegExp): Promise<void> => {
  await moveFocusTo(page, 'up', /^Forside$/);
  await moveFocusTo(page, 'right', entry);
};

/** A page whose presses of keys are counted. */
function counted(page: BrowserPage): DrivenDocument & { readonly presses: number } {
  let presses = 0;
  return {
    get presses() {
      return presses;
    },
    press(key) {
      presses += 1;
      return page.press(key);
    },
    evaluate: page.evaluate,
    waitFor: page.waitFor,
    focused: page.focused,
  };
}

describe('signing in and out', () => {
  const journey = withProduct();
  beforeEach(() => journey().product.service.codes.change({ intervalSeconds: 0.3 }));

  it('[EE564] [EE565] from Log ind to a film takes four presses and three touches, a restart is still signed in, and signing out is the end of it', async () => {
    const { page, product, browser } = journey();
    await watchForSecrets(page);
    await openHome(page, product);
    await toHeader(page, /^Log ind$/);
    const viewer = counted(page);
    await viewer.press('ok');
    const code = await codeOn(page);
    const phone = await takePhone(browser, product);
    await phone.scan(code);
    await phone.confirm('a-ny');
    await beginToWatch(viewer);
    await untilNoDialog(page);
    await focusOn(page, /^Noor$/);
    await moveFocus(viewer, 'down');
    await focusOn(page, /^Afspil/);
    await viewer.press('ok');
    await untilAdvanced(page);
    expect([viewer.presses, phone.touches]).toEqual([4, 3]);
    const secrets = await secretsOf(page);
    const session = await page.evaluate(readSession);
    expect(await leaksOf(page, [...secrets, code])).toEqual([]);

    await openHome(page, product);
    await toHeader(page, /^Noor$/);
    await page.press('ok');
    await atPath(page, '/konto');
    await moveFocusTo(page, 'down', /^Skift profil$/, 24);
    await moveFocusTo(page, 'right', /^Log ud$/);
    await page.press('ok');
    await untilDialog(page, 'Vil du logge ud?');
    await moveFocusTo(page, 'right', /^Log ud$/);
    await page.press('ok');
    await atHome(page);
    await page.waitFor('the way to sign in', offersSignIn);
    expect(await accountOn(page)).toBeUndefined();
    expect(await page.evaluate(() => document.body.textContent)).not.toContain('Noor');
    expect(await leaksOf(page, secrets)).toEqual([]);
    expect(ownComplaints(page)).toEqual([]);
    await phone.close();

    const storage = { 'fjernsyn.session': session.replace('"isRemembered":true', '"isRemembered":false') };
    const later = await browser.openPage({ storage });
    await openHome(later, product);
    await later.waitFor('the way to sign in', offersSignIn);
    expect(await accountOn(later)).toBeUndefined();
    await later.close();
  });
});

describe('signing in by the older code', () => {
  const journey = withProduct({ service: { variants: ['older-sign-in'] }, page: { pace: 20 } });

  it('[EE566] shows a code of six, and the phone signs the set in', async () => {
    const { page, product, browser } = journey();
    await page.goto(`${product.url}/program/kapelmesterens-nat_369000`);
    await focusOn(page, /^Afspil/);
    await page.press('ok');
    await agreeToSignIn(page);
    const code = await codeOn(page);
    expect(code).toHaveLength(6);
    const phone = await takePhone(browser, product);
    await phone.scan(code);
    await phone.confirm('a-ny');
    await untilDialog(page, 'Du er logget ind');
    expect(await accountOn(page)).toMatchObject({ subscription: 'Registered' });
    await phone.close();
  });
});

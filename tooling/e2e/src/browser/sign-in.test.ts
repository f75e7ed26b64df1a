import { beforeEach, describe, expect, it } from 'vitest';
import { atPath } from '../product/at-home';
import { untilDialog, untilDialogsFetched, untilNoDialog } from '../product/dialog-steps';
import { pressByArrows } from '../product/keypad-keys';
import { focusOn } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { takePhone } from '../product/phone';
import { untilAdvanced } from '../product/playing';
import { leaksOf, secretsOf, watchForSecrets } from '../product/secret-watch';
import { accountOn, agreeToSignIn, beginToWatch, codeOn } from '../product/sign-in-steps';
import { withProduct } from '../product/with-product';
import { malene } from '../service/service-client';

/** A concert that plays for whoever is signed in. */
const film = '/program/kapelmesterens-nat_369000';

/** An episode above what plays without the PIN. */
const guarded = '/se/havgus-den-sidste-time_201101';

describe('signing in', () => {
  const journey = withProduct();
  beforeEach(() => journey().product.service.codes.change({ intervalSeconds: 0.3 }));

  it('[EE561] [EE563] [EE567] a film that needs an account plays after the sign-in, though the code was refused, ran out, and the network was gone; the next asks for the PIN', async () => {
    const { page, product, browser } = journey();
    const { codes } = product.service;
    await watchForSecrets(page);
    await page.goto(`${product.url}${film}`);
    await focusOn(page, /^Afspil/);
    await untilDialogsFetched(page);
    await page.press('ok');
    await agreeToSignIn(page);
    const refused = await codeOn(page);
    codes.end('denied');
    await untilDialog(page, 'Du blev ikke logget ind');
    await focusOn(page, /^Få en ny kode$/);
    await page.press('ok');
    const old = await codeOn(page, refused);
    codes.end('expired');
    // The service has words of its own for this.
    await untilDialog(page, 'Tiden løb ud');
    await focusOn(page, /^Ny kode$/);
    await page.press('ok');
    const code = await codeOn(page, old);
    await page.setOffline(true);
    await untilDialog(page, 'Ingen forbindelse. Koden gælder stadig.');
    await page.setOffline(false);
    const phone = await takePhone(browser, product);
    await phone.scan(code);
    await phone.confirm('a-malene');
    await beginToWatch(page);
    // The account has several profiles: whoever leaves the question stays the one who signed in.
    await untilDialog(page, 'Hvem ser med?');
    await page.press('back');
    await untilNoDialog(page);
    await untilAdvanced(page);
    const secrets = [...(await secretsOf(page)), ...[refused, old, code].flatMap(spelled)];
    expect(secrets.length).toBeGreaterThan(8);
    expect(await leaksOf(page, secrets)).toEqual([]);

    await page.goto(`${product.url}${guarded}`);
    await untilDialog(page, 'Skriv din pinkode');
    for (const digit of '4321') await pressByArrows(page, digit);
    await untilDialog(page, 'Koden passede ikke. Prøv igen.');
    for (const digit of malene.pin) await pressByArrows(page, digit);
    await untilNoDialog(page);
    await untilAdvanced(page);
    expect(await leaksOf(page, [...secrets, '4321', malene.pin])).toEqual([]);
    expect(ownComplaints(page)).toEqual([]);
    await phone.close();
  });

  it('[EE562] a sign-in that was left signs nobody in, though its code is confirmed later', async () => {
    const { page, product, browser } = journey();
    await page.goto(`${product.url}${film}`);
    await focusOn(page, /^Afspil/);
    await page.press('ok');
    await agreeToSignIn(page);
    const code = await codeOn(page);
    await page.press('back');
    await untilNoDialog(page);
    await atPath(page, '/program/');
    await focusOn(page, /^Afspil/);
    const phone = await takePhone(browser, product);
    await phone.scan(code);
    const polls = () => product.service.requests.filter(({ path }) => path === '/identity/token').length;
    const before = polls();
    await phone.confirm('a-malene');
    expect([polls() - before, await accountOn(page)]).toEqual([0, undefined]);
    await page.press('ok');
    await agreeToSignIn(page);
    await codeOn(page, code);
    await phone.close();
  });
});

/** A code as it is shown, and as it is sent. */
function spelled(code: string): readonly string[] {
  return [code, `${code.slice(0, 4)}-${code.slice(4)}`];
}

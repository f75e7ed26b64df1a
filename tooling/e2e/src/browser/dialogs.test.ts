import { describe, expect, it } from 'vitest';
import { atHome, openHome } from '../product/at-home';
import { untilDialog, untilDialogsFetched, untilNoDialog } from '../product/dialog-steps';
import { goOffline } from '../product/go-offline';
import { focusOn, moveFocus, moveFocusTo } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { untilAdvanced } from '../product/playing';
import { withProduct } from '../product/with-product';

const dialogWords = () => document.querySelector('[aria-modal="true"]')?.textContent ?? '';
const isSaid = (words: string) =>
  Array.from(document.querySelectorAll('[role="status"]')).some(({ textContent }) => textContent?.includes(words));

describe('what stands over the screen', () => {
  const journey = withProduct();

  it('[EE130] a service that is down stands in the way, Back does not leave it, and another try lets on once it is back', async () => {
    const { page, product } = journey();
    product.service.surroundings.change({ health: 'unavailable' });
    await page.goto(product.url);
    await untilDialog(page, 'Der er et midlertidigt problem');
    expect(await page.evaluate(dialogWords)).toContain('Fejl');
    await focusOn(page, /^Prøv igen$/);
    await page.press('back');
    await page.press('down');
    await focusOn(page, /^Prøv igen$/);
    product.service.surroundings.change({ health: 'status' });
    await page.press('ok');
    await untilNoDialog(page);
    await atHome(page);
    await moveFocus(page, 'down');
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE131] no connection is said at the bottom and takes no focus; a page that failed loads by itself when it is back', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    const left = await moveFocusTo(page, 'down', /, Serie$/);
    await goOffline(page);
    await page.waitFor({ what: 'the notice', timeoutMs: 20_000 }, isSaid, 'Ingen forbindelse');
    await focusOn(page, /, Serie, Kræver net$/);
    await page.press('ok');
    await page.waitFor({ what: 'the failure', timeoutMs: 20_000 }, () =>
      document.querySelector('h1')?.textContent?.includes('Ingen forbindelse'),
    );
    await focusOn(page, /^Prøv igen/);
    await page.setOffline(false);
    await focusOn(page, /^Afspil/);
    await page.waitFor('the notice to be gone', () => !document.body.textContent?.includes('Vi prøver igen'));
    await page.press('back');
    await atHome(page);
    expect(await focusOn(page, /, Serie$/)).toBe(left);
  });

  it('[EE132] in the player no connection is a dialog, which retries or leads back', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/serie/havgus_201000`);
    await focusOn(page, /^Afspil/);
    await untilDialogsFetched(page);
    await page.press('ok');
    await untilAdvanced(page);
    await goOffline(page);
    await untilDialog(page, 'Vi kan ikke få fat i tjenesten');
    await focusOn(page, /^Prøv igen$/);
    await moveFocusTo(page, 'right', /^Tilbage$/);
    await page.press('ok');
    await untilNoDialog(page);
    await focusOn(page, /^Afspil/);
    await page.setOffline(false);
  });

  it('[EE132] so it is in a film that is opened before the dialogs were fetched for what may come', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/serie/havgus_201000`);
    await focusOn(page, /^Afspil/);
    await page.press('ok');
    await untilAdvanced(page);
    await goOffline(page);
    await untilDialog(page, 'Vi kan ikke få fat i tjenesten');
    await page.setOffline(false);
  });

  it('[EE136] who is to sign in reads help from the service by keys, and Back leads to the button that asked', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/signin`);
    await focusOn(page, /^Hjælp$/);
    await page.press('ok');
    await untilDialog(page, 'Log ind på dit tv');
    expect(await page.evaluate(dialogWords)).toContain('Åbn adressen ved siden af koden på din telefon.');
    await page.press('back');
    await focusOn(page, /^Hjælp$/);
    await page.press('back');
    await untilNoDialog(page);
    expect(ownComplaints(page)).toEqual([]);
  });
});

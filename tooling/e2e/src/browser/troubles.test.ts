import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import { atHome, openHome } from '../product/at-home';
import { untilDialog, untilDialogsFetched, untilNoDialog } from '../product/dialog-steps';
import { goOffline } from '../product/go-offline';
import { focusOn, moveFocusTo } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { untilAdvanced } from '../product/playing';
import { withProduct } from '../product/with-product';

const play = /^Afspil/;
const retry = /^Prøv igen/;
const series = '/serie/havgus_201000';
const failure = 'Der er ikke forbindelse til filmen';
const unreachable = 'Vi kan ikke få fat i tjenesten';
const says = (words: string) => document.querySelector('main')?.textContent?.includes(words) === true;
const isInStep = () => document.activeElement === document.querySelector('[data-focused]');
const isPassing = (words: string) =>
  Array.from(document.querySelectorAll('[role="status"]')).some(({ textContent }) => textContent?.includes(words));

/** Marks the page, so that a reload would be seen. */
const mark = (page: BrowserPage): Promise<unknown> => page.evaluate(() => void Object.assign(window, { isSame: true }));
const isSamePage = (page: BrowserPage): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'isSame'));

/** Plays a film from the page of its series. */
async function watchFilm(page: BrowserPage, url: string): Promise<void> {
  await page.goto(url + series);
  await focusOn(page, play);
  await untilDialogsFetched(page);
  await page.press('ok');
  await untilAdvanced(page);
}

/** Seeks by keys to where nothing of the film has come yet. */
async function seekFar(page: BrowserPage): Promise<void> {
  await page.press('down');
  await focusOn(page, /^Pause/);
  await page.press('up');
  for (let step = 0; step < 40; step++) await page.press('right');
  await page.press('ok');
}

/** Waits until a film has given up its connection, which has 30 s to come back. */
async function untilBrokenOff(page: BrowserPage): Promise<void> {
  await page.waitFor({ what: 'the film to break off', timeoutMs: 60_000 }, says, failure);
  await focusOn(page, retry);
}

describe('troubles on the way', () => {
  const journey = withProduct({ page: { pace: 10 } });

  it('[EE280] a page that does not come within 30 s is a dialog that asks again, and the page comes without a reload', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    await mark(page);
    product.service.faults.add({ path: '/page?path=/serie*', kind: 'hang' });
    await moveFocusTo(page, 'down', /, Serie$/);
    await page.press('ok');
    await untilDialog(page, unreachable);
    await focusOn(page, retry);
    expect(await page.evaluate(isInStep)).toBe(true);
    product.service.faults.clear();
    await page.press('ok');
    await untilNoDialog(page);
    await focusOn(page, play);
    expect(await isSamePage(page)).toBe(true);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE296] a first page that hangs is a dialog, and trying again gives up what still waits', async () => {
    const { page, product } = journey();
    product.service.faults.add({ path: '/page', kind: 'hang' });
    await page.goto(product.url);
    await untilDialog(page, unreachable);
    await page.press('ok');
    await untilNoDialog(page);
    await focusOn(page, retry);
    await page.waitFor('the try to be told', says, 'Siden hentes');
    product.service.faults.clear();
    await page.press('ok');
    await focusOn(page, /^(?!Prøv igen)./);
    await atHome(page);
    expect(await page.evaluate(says, 'Vi er væk et øjeblik')).toBe(false);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE281] what does not play abroad says where the viewer is, and its one button leads back where there is nothing to close', async () => {
    const { page, product } = journey();
    product.service.surroundings.change({ place: 'abroad' });
    product.service.faults.add({ call: 'media', kind: 'status', status: 403 });
    await page.goto(product.url + series);
    await focusOn(page, play);
    await page.press('ok');
    await untilDialog(page, 'Du er uden for Danmark');
    await focusOn(page, /^Luk/);
    expect(await page.evaluate(says, 'Filmen kan ikke afspilles')).toBe(false);
    await page.press('ok');
    await untilNoDialog(page);
    await focusOn(page, play);
    product.service.surroundings.change({ place: 'denmark' });
  });

  it('[EE282] a notice of a shutdown stands over the start in the broadcaster’s words, and OK leads on to home', async () => {
    const { page, product } = journey();
    const config = (await (await fetch(`${product.service.cdnUrl}/config`)).json()) as { general: object };
    const customFields = { shutdownNotice: 'Programmet lukker den 1. april.', shutdownNoticeTitle: 'Vi lukker' };
    const body = JSON.stringify({ ...config, general: { ...config.general, customFields } });
    const headers = { 'content-type': 'application/json' };
    product.service.faults.add({ path: '/config', kind: 'status', status: 200, body, headers });
    await page.goto(product.url);
    await untilDialog(page, 'Programmet lukker den 1. april.');
    await untilDialog(page, 'Vi lukker');
    await focusOn(page, /^OK$/);
    await page.press('ok');
    await untilNoDialog(page);
    await atHome(page);
    expect(await page.evaluate(isInStep)).toBe(true);
    expect(ownComplaints(page)).toEqual([]);
  });
});

describe('troubles on the way, in real time', () => {
  // Where a film plays, or where a try that fails shows for a moment.
  const journey = withProduct();

  it('[EE283] down a page without a network every step stands on what answers, and the rail comes when the network is back', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    await goOffline(page);
    await page.waitFor({ what: 'the notice', timeoutMs: 20_000 }, isPassing, 'Ingen forbindelse');
    await moveFocusTo(page, 'down', retry);
    expect(await page.evaluate(isInStep)).toBe(true);
    await page.press('ok');
    await page.waitFor('another try', () => document.activeElement?.getAttribute('aria-busy') === 'true');
    await focusOn(page, retry);
    await page.setOffline(false);
    await focusOn(page, /^(?!Prøv igen)./);
    expect(await page.evaluate(isInStep)).toBe(true);
  });

  it('[EE284] a film that breaks off first says so alone when the network is gone too, and goes on when it is back', async () => {
    const { page, product } = journey();
    await watchFilm(page, product.url);
    await page.block(['*/media/*']);
    await seekFar(page);
    await untilBrokenOff(page);
    await goOffline(page);
    await page.waitFor({ what: 'the notice', timeoutMs: 20_000 }, isPassing, 'Ingen forbindelse');
    expect([await page.evaluate(says, failure), await page.evaluate(says, unreachable)]).toEqual([true, false]);
    await focusOn(page, retry);
    await page.block([]);
    await page.setOffline(false);
    await untilAdvanced(page);
  });

  it('[EE284] a film whose dialog of no connection was closed says alone that it broke off, and goes on when it is back', async () => {
    const { page, product } = journey();
    await watchFilm(page, product.url);
    await goOffline(page);
    await untilDialog(page, unreachable);
    await focusOn(page, retry);
    await page.waitFor({ what: 'the button to have the focus', timeoutMs: 10_000 }, isInStep);
    await page.press('back');
    await untilNoDialog(page);
    await seekFar(page);
    await untilBrokenOff(page);
    expect([await page.evaluate(says, failure), await page.evaluate(says, unreachable)]).toEqual([true, false]);
    await page.setOffline(false);
    await untilAdvanced(page);
  });
});

import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import { atPath } from '../product/at-home';
import { focusOn } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { takePhone } from '../product/phone';
import { leaveByKeys, positionSeconds, untilAdvanced, untilControlsShow } from '../product/playing';
import { placeIn } from '../product/pointing';
import { beginToWatch, codeOn } from '../product/sign-in-steps';
import { withProduct } from '../product/with-product';

/** A film of a minute, with a summary, an intro and credits. */
const chapters = '/se/syv-kapitler_780052';

/** An episode of 56 minutes, whose credits are its last eight seconds. */
const episode = '/se/havgus-vinterhavn_201201';

const isAt = (seconds: number) => (document.querySelector('video')?.currentTime ?? 0) >= seconds;

/** Presses the line of what plays at a share of its length. */
async function seekTo(page: BrowserPage, share: number): Promise<void> {
  await page.press('up');
  await untilControlsShow(page);
  const { x, y } = await placeIn(page, '[role="slider"]', share);
  await page.click(x, y);
}

describe('what is offered along a film', () => {
  const journey = withProduct();

  it('[EE1620] skips the intro by OK, ends, and plays again', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}${chapters}`);
    await untilAdvanced(page);
    // It has focus once the controls have gone by themselves.
    await focusOn(page, /^Spring intro over$/);
    await page.press('ok');
    await page.waitFor('the end of the intro', isAt, 8);
    await seekTo(page, 0.98);
    await focusOn(page, /^Se forfra$/);
    await page.press('ok');
    await untilAdvanced(page);
    expect(await positionSeconds(page)).toBeLessThan(20);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE1621] goes on in the visit where a film was left', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/serie/havgus_201000`);
    await focusOn(page, /^Afspil/);
    await page.press('ok');
    await untilAdvanced(page);
    await seekTo(page, 0.5);
    await page.waitFor('the middle', isAt, 1_600);
    await leaveByKeys(page);
    await focusOn(page, /^(Afspil|Fortsæt)/);
    await page.press('ok');
    await page.waitFor('the middle', isAt, 1_600);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE1622] counts down to the next episode, and plays it in the same place', async () => {
    const { page, product, browser } = journey();
    product.service.codes.change({ intervalSeconds: 0.3 });
    await page.goto(`${product.url}/signin`);
    const phone = await takePhone(browser, product);
    await phone.scan(await codeOn(page));
    await phone.confirm('a-ny');
    await beginToWatch(page);
    await phone.close();
    await page.goto(`${product.url}${episode}`);
    await untilAdvanced(page);
    await seekTo(page, 0.9975);
    await focusOn(page, /^Afspil nu$/);
    const left = () => Number(/Næste afsnit om (\d+)/.exec(document.querySelector('main')?.textContent ?? '')?.[1]);
    const before = await page.evaluate(left);
    await page.waitFor(
      'the count to go down',
      (from: number) => {
        const words = document.querySelector('main')?.textContent ?? '';
        return Number(/Næste afsnit om (\d+)/.exec(words)?.[1]) < from;
      },
      before,
    );
    await atPath(page, '/se/havgus-loddet');
    await untilAdvanced(page);
    expect(ownComplaints(page)).toEqual([]);
  });
});

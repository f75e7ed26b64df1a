import { describe, expect, it } from 'vitest';
import { untilDialog } from '../product/dialog-steps';
import { focusOn } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { readQrCodes } from '../product/read-qr-codes';
import { withProduct } from '../product/with-product';

/** The code that stands in the boxes, with its dash. */
const shownCode = () =>
  Array.from(document.querySelectorAll('[role=dialog] [dir=ltr] [aria-hidden=true] > *'), (group) => group.textContent)
    .join('-')
    .trim();
const hasCode = () => document.querySelector('[role=dialog] svg[role=img]') !== null;

describe.each([
  [1280, 720],
  [1920, 1080],
])('a code to sign in with at %i × %i', (width, height) => {
  const journey = withProduct({ page: { width, height } });

  it('[EE540] is read by a phone from the screen, with the address where it is confirmed', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}/signin`);
    await untilDialog(page, 'Log ind med telefonen');
    await page.waitFor('a code', hasCode);
    await focusOn(page, /^Hjælp$/);
    const code = await page.evaluate(shownCode);
    const [address = '', ...others] = await readQrCodes(page);
    expect([code, others]).toEqual([expect.stringMatching(/^\w{4}-\w{4}$/), []]);
    expect(new URL(address).searchParams.get('kode')).toBe(code);
    expect(ownComplaints(page)).toEqual([]);
  });
});

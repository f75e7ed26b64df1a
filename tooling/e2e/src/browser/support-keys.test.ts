import { describe, expect, it } from 'vitest';
import { atHome, openHome } from '../product/at-home';
import { focusOn, moveFocusTo } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { withProduct } from '../product/with-product';

const readFacts = () => Array.from(document.querySelectorAll('dd'), ({ textContent }) => textContent);
const hasCode = () => document.querySelectorAll('svg[role="img"] path').length === 2;
const isClosed = () => document.querySelector('dl') === null;

/** What the default configuration says for remote controls with keys of playback; none of them moves the focus. */
const sequence = ['fastForward', 'rewind', 'fastForward', 'rewind', 'pause'] as const;

describe('keys that only support knows', () => {
  const journey = withProduct();

  it('[EE155] show the facts of the set with a code, and Back gives the focus back to the tile that had it', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    const left = await moveFocusTo(page, 'down', /, Serie$/);
    for (const key of sequence) await page.press(key);
    await focusOn(page, /^Luk$/);
    await page.waitFor('a code', hasCode);
    expect((await page.evaluate(readFacts)).length).toBe(9);
    await page.press('back');
    await page.waitFor('the facts to be gone', isClosed);
    await atHome(page);
    expect(await focusOn(page, /, Serie$/)).toBe(left);
    expect(ownComplaints(page)).toEqual([]);
  });
});

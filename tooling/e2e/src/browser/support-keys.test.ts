import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import { atHome, openHome } from '../product/at-home';
import { pressByArrows, pressByMouse } from '../product/keypad-keys';
import { focusOn, moveFocus, moveFocusTo } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import { placeIn } from '../product/pointing';
import { readQrCodes } from '../product/read-qr-codes';
import { withProduct } from '../product/with-product';

const readFacts = () => Array.from(document.querySelectorAll('dd'), ({ textContent }) => textContent);
const hasCode = () => document.querySelectorAll('svg[role="img"] path').length === 2;
const isClosed = () => document.querySelector('dl') === null;

/** What the default configuration says for remote controls with keys of playback; none of them moves the focus. */
const sequence = ['fastForward', 'rewind', 'fastForward', 'rewind', 'pause'] as const;

/** The keys for "Blåbærgrød 3", whose first letter is a capital by itself. */
const name = ['stort B', ...'låbærgrød', 'Mellemrum', 'Tal 123', '3'];

const tryKeys = 'Prøv fjernbetjening og tastatur';
const hasText = (text: string) => document.querySelector('[role="group"][aria-label="Tekst"]')?.textContent === text;
const isTrying = () => document.querySelector('[aria-modal="true"] table') !== null;
const heardRows = () => Array.from(document.querySelectorAll('tbody tr'), ({ textContent }) => textContent);

/** Opens the facts from a tile of home; gives back the words of the tile. */
async function openFacts(page: BrowserPage): Promise<string> {
  const left = await moveFocusTo(page, 'down', /, Serie$/);
  for (const key of sequence) await page.press(key);
  await focusOn(page, /^Luk$/);
  return left;
}

describe('keys that only support knows', () => {
  const journey = withProduct();

  it('[EE155] show the facts of the set with a code, and Back gives the focus back to the tile that had it', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    const left = await openFacts(page);
    await page.waitFor('a code', hasCode);
    expect((await page.evaluate(readFacts)).length).toBe(11);
    await page.press('back');
    await page.waitFor('the facts to be gone', isClosed);
    await atHome(page);
    expect(await focusOn(page, /, Serie$/)).toBe(left);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE540] show codes that a phone reads from the screen', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    await openFacts(page);
    await page.waitFor('a code', hasCode);
    const [first = '', ...others] = await readQrCodes(page);
    expect([first, others]).toEqual([expect.stringMatching(/^FJ1:1\/\d+:[\w+/=]+$/), []]);
  });

  it('[EE156] lead to a keypad that writes by arrows and OK and names the buttons, twice Back from the tile', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    const left = await openFacts(page);
    await moveFocus(page, 'up');
    await page.press('ok');
    await focusOn(page, /^stort A$/);
    for (const key of name) await pressByArrows(page, key);
    await page.waitFor('what was written', hasText, 'Blåbærgrød 3');
    await page.press('red');
    const [red, ok] = await page.evaluate(heardRows);
    expect([red, ok]).toEqual(['redColorF0Redkort', 'okEnter · 13kort']);
    await page.press('back');
    await focusOn(page, new RegExp(`^${tryKeys}$`));
    await page.press('back');
    await page.waitFor('the facts to be gone', isClosed);
    await atHome(page);
    expect(await focusOn(page, /, Serie$/)).toBe(left);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE157] lead to a keypad that writes by a mouse, two clicks from the tile', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    const left = await openFacts(page);
    const click = async (selector: string): Promise<void> => {
      const { x, y } = await placeIn(page, selector);
      await page.click(x, y);
    };
    await click('[data-focus-id$="/actions/try"]');
    await page.waitFor('the keypad', isTrying);
    for (const key of name) await pressByMouse(page, key);
    await page.waitFor('what was written', hasText, 'Blåbærgrød 3');
    await click('[data-focus-id$="/keys/close"]');
    await focusOn(page, new RegExp(`^${tryKeys}$`));
    await click('[data-focus-id$="/actions/close"]');
    await page.waitFor('the facts to be gone', isClosed);
    expect(await focusOn(page, /, Serie$/)).toBe(left);
    expect(ownComplaints(page)).toEqual([]);
  });
});

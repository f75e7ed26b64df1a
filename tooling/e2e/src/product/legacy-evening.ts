import type { DrivenDocument } from '../driver/browser-page';
import { focusOn, moveFocus, moveFocusTo } from './move-focus';
import { atSetHome } from './set-steps';

/** What an engine may say that has no way to play a film. */
const cannotPlay = /Din enhed kan ikke (vise dette videoformat|køre afspilleren)/;

/** From home by keys to a series, to the plain word that its film cannot be played here, and by Back to the very tile. */
export async function walkWithoutFilm(page: DrivenDocument): Promise<void> {
  await atSetHome(page);
  await moveFocusTo(page, 'down', /, Serie$/);
  const tile = await moveFocus(page, 'right');
  await page.press('ok');
  await focusOn(page, /^Afspil/);
  await page.press('ok');
  // Nothing is to be gained by trying again.
  await focusOn(page, /OK$/);
  const says = (words: string) => new RegExp(words).test(document.querySelector('main')?.textContent ?? '');
  await page.waitFor('the word that it cannot be played', says, cannotPlay.source);
  await page.press('back');
  await focusOn(page, /^Afspil/);
  await page.press('back');
  const isAt = (label: string) => document.querySelector('[data-focused]')?.getAttribute('aria-label') === label;
  await page.waitFor(`the focus on ${tile}`, isAt, tile);
}

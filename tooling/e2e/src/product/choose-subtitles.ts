import type { DrivenDocument } from '../driver/browser-page';
import { focusOn, moveFocusTo } from './move-focus';

const button = /^Undertekster/;

/** From the player's buttons by keys through the menu of subtitles, where none are chosen, to one of them and back to its button. */
export async function chooseSubtitles(page: DrivenDocument, name: RegExp): Promise<void> {
  const { marked } = await page.focused();
  if (!button.test(marked?.label ?? '')) await moveFocusTo(page, 'right', button);
  await page.press('ok');
  await focusOn(page, /^Fra\. valgt$/);
  await moveFocusTo(page, 'down', name);
  await page.press('ok');
  await focusOn(page, button);
}

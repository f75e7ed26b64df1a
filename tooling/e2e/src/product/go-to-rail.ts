import type { DrivenDocument } from '../driver/browser-page';
import { moveFocus } from './move-focus';

const titleOfRail = () => document.querySelector('[data-focused]')?.closest('section')?.getAttribute('aria-label');

/** Goes down a page by keys to the rail with a title; rejects after `limit` steps. */
export async function goToRail(page: DrivenDocument, title: string, limit = 30): Promise<void> {
  await page.waitFor('a focus', () => document.querySelector('[data-focused]'));
  for (let step = 0; step < limit; step++) {
    if ((await page.evaluate(titleOfRail)) === title) return;
    await moveFocus(page, 'down');
  }
  throw new Error(`${limit} times down led to no rail ${title}`);
}

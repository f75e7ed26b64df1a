import type { DrivenDocument } from '../driver/browser-page';

const says = (words: string) => document.querySelector('[aria-modal="true"]')?.textContent?.includes(words);
const areFetched = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('overlay-dialog'));

/** Whether no dialog stands over the screen; runs in the page. */
export const hasNoDialog = () => document.querySelector('[aria-modal="true"]') === null;

/** Waits for a dialog with these words. */
export async function untilDialog(page: DrivenDocument, words: string): Promise<void> {
  await page.waitFor({ what: `a dialog with ${words}`, timeoutMs: 40_000 }, says, words);
}

/** Waits until no dialog stands over the screen. */
export async function untilNoDialog(page: DrivenDocument): Promise<void> {
  await page.waitFor('no dialog', hasNoDialog);
}

/** Waits until the looks of dialogs are there, as they are for a viewer who loses the network later. */
export async function untilDialogsFetched(page: DrivenDocument): Promise<void> {
  await page.waitFor({ what: 'the looks of dialogs', timeoutMs: 20_000 }, areFetched);
}

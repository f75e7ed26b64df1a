import type { DrivenDocument } from '../driver/browser-page';
import { untilDialog } from './dialog-steps';
import { focusOn } from './move-focus';

const readCode = (but: string) => {
  const boxes = document.querySelector('[role="dialog"] [dir="ltr"] > [aria-hidden="true"]');
  const code = boxes?.textContent?.trim() ?? '';
  return code.length >= 6 && code !== but ? code : null;
};

/** Waits for a code that is shown, another than `but`; without its dash. */
export function codeOn(page: DrivenDocument, but = ''): Promise<string> {
  return page.waitFor({ what: 'a code', timeoutMs: 20_000 }, readCode, but);
}

/** Waits until a film says that it needs an account, and goes on to the sign-in. */
export async function agreeToSignIn(page: DrivenDocument): Promise<void> {
  await untilDialog(page, 'Log ind for at se med');
  await focusOn(page, /^Log ind$/);
  await page.press('ok');
}

const readAccount = () => JSON.parse(localStorage.getItem('fjernsyn.session') ?? '{}').account;

/** The account that a page keeps; undefined where nobody is signed in. */
export function accountOn(page: Pick<DrivenDocument, 'evaluate'>): Promise<unknown> {
  return page.evaluate(readAccount);
}

/** Waits until the set says that the viewer is signed in, and begins to watch. */
export async function beginToWatch(page: DrivenDocument): Promise<void> {
  await untilDialog(page, 'Du er logget ind');
  await focusOn(page, /^Begynd at se$/);
  await page.press('ok');
}

import type { DrivenDocument } from '../driver/browser-page';
import type { KeyName } from '../driver/keys';

const findMoved = (before: string) => {
  const now = document.querySelector('[data-focused]')?.getAttribute('data-focus-id');
  return now !== undefined && now !== null && now !== before;
};

/** Presses a key and waits until the marked focus is another; gives back the words of what has it now. */
export async function moveFocus(page: DrivenDocument, key: KeyName): Promise<string> {
  const before = (await page.focused()).marked?.focusId ?? '';
  await page.press(key);
  await page.waitFor(`the focus to move from ${before} by ${key}`, findMoved, before);
  return (await page.focused()).marked?.label ?? '';
}

/** Moves the focus by one key until its words match; rejects after `limit` steps. */
export async function moveFocusTo(page: DrivenDocument, key: KeyName, words: RegExp, limit = 12): Promise<string> {
  const seen: string[] = [];
  for (let step = 0; step < limit; step++) {
    const label = await moveFocus(page, key);
    if (words.test(label)) return label;
    seen.push(label);
  }
  throw new Error(`${limit} times ${key} led to nothing like ${words}: ${seen.join(' | ')}`);
}

/** Waits until the marked focus is something whose words match. */
export async function focusOn(page: DrivenDocument, words: RegExp): Promise<string> {
  const find = (source: string) => {
    const element = document.querySelector('[data-focused]');
    const label = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return new RegExp(source).test(label.trim()) ? label.trim() : null;
  };
  return page.waitFor(`the focus on something like ${words}`, find, words.source);
}

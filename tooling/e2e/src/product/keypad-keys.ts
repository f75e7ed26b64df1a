import type { BrowserPage } from '../driver/browser-page';
import { moveFocus } from './move-focus';
import { placeIn } from './pointing';

/** Which arrow leads nearer to the key of that name; `here` where it has the focus, null where there is no such key. */
const findWay = (name: string) => {
  const keys = Array.from(document.querySelectorAll('[aria-modal="true"] button'));
  const key = keys.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name);
  const focused = document.querySelector('[data-focused]');
  if (key === undefined || focused === null) return null;
  if (key === focused) return 'here';
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const [to, from] = [middle(key), middle(focused)];
  // A key with focus is drawn larger, about its own middle.
  if (Math.abs(to.y - from.y) > 8) return to.y > from.y ? 'down' : 'up';
  return to.x > from.x ? 'right' : 'left';
};

/** Walks to the keypad's key of that name by arrows, and presses OK; rejects where none leads there. */
export async function pressByArrows(page: BrowserPage, name: string): Promise<void> {
  for (let step = 0; step < 16; step++) {
    const way = await page.waitFor(`a key ${name}`, findWay, name);
    if (way === 'here') return page.press('ok');
    await moveFocus(page, way);
  }
  throw new Error(`no arrows lead to the key ${name}`);
}

/** Clicks the keypad's key of that name. */
export async function pressByMouse(page: BrowserPage, name: string): Promise<void> {
  await page.waitFor(`a key ${name}`, findWay, name);
  const mark = (wanted: string) => {
    const keys = Array.from(document.querySelectorAll('[aria-modal="true"] button'));
    const key = keys.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === wanted);
    return key?.getAttribute('data-focus-id');
  };
  const { x, y } = await placeIn(page, `[data-focus-id="${await page.evaluate(mark, name)}"]`);
  await page.moveMouse(x, y);
  await page.click(x, y);
}

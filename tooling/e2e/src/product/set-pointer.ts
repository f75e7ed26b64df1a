import type { BrowserPage } from '../driver/browser-page';
import type { OnSet } from './on-set';
import { boxOf, type Place, placeIn } from './pointing';

/** A remote control that points: what a viewer does with it, in the application on the set's screen. */
export interface SetPointer {
  /** Moves over an element, to a share of its width. */
  moveTo(selector: string, share?: number): Promise<void>;
  /** Moves to the corner of the screen, where nothing is. */
  moveAway(): Promise<void>;
  click(selector: string, share?: number): Promise<void>;
  /** Clicks where the pointer is. */
  press(): Promise<void>;
  /** Turns the wheel where the pointer is; down where `deltaY` is positive. */
  turnWheel(deltaY: number): Promise<void>;
}

/** Points on the simulator's page, which shows the set's screen smaller than it is. */
export function createSetPointer(page: BrowserPage, { app }: Pick<OnSet, 'app'>): SetPointer {
  let at: Place = { x: 0, y: 0 };

  const onPage = async (selector: string, share?: number): Promise<Place> => {
    const within = await placeIn(app, selector, share);
    const { left, top, width } = await boxOf(page, 'iframe');
    const scale = width / (await page.evaluate(() => Number(document.querySelector('iframe')?.offsetWidth)));
    return { x: left + within.x * scale, y: top + within.y * scale };
  };
  const moveAway = async (): Promise<void> => {
    const { left, top } = await boxOf(page, 'iframe');
    for (const offset of [1, 2, 3]) await page.moveMouse(left + offset, top + offset);
  };
  const moveTo = async (selector: string, share?: number): Promise<void> => {
    at = await onPage(selector, share);
    // The set shows its pointer at the first moves, and one after a key is none; only the last is over the element.
    await moveAway();
    await page.moveMouse(at.x, at.y);
  };
  return {
    moveTo,
    moveAway,
    click: async (selector, share) => {
      await moveTo(selector, share);
      await page.click(at.x, at.y);
    },
    press: () => page.click(at.x, at.y),
    turnWheel: (deltaY) => page.turnWheel(at.x, at.y, 0, deltaY),
  };
}

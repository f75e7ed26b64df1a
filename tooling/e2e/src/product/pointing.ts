import type { DrivenDocument } from '../driver/browser-page';

/** A place on a page, in CSS px. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The box of an element as a viewer sees it, in CSS px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Measures the element that a selector finds; rejects where there is none. */
export function boxOf(page: DrivenDocument, selector: string): Promise<Box> {
  const measure = (text: string) => {
    const element = document.querySelector(text);
    if (element === null) throw new Error(`nothing is found by ${text}`);
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left, top, width, height };
  };
  return page.evaluate(measure, selector);
}

/** Waits until the element stands still, and gives back a place in it: its middle, or a share of its width. */
export async function placeIn(page: DrivenDocument, selector: string, share = 0.5): Promise<Place> {
  const isStill = async (text: string) => {
    const boxNow = () => JSON.stringify(document.querySelector(text)?.getBoundingClientRect());
    const first = boxNow();
    for (let frame = 0; frame < 5; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return first !== undefined && first === boxNow();
  };
  await page.waitFor(`${selector} to stand still`, isStill, selector);
  const { left, top, width, height } = await boxOf(page, selector);
  return { x: left + width * share, y: top + height / 2 };
}

/** A tile by a selector that finds it wherever it goes, and its name for readers. */
export interface FoundTile {
  readonly selector: string;
  readonly name: string;
}

/** Finds a tile of the page's first rail by its place, counted from 1. */
export function findTile(page: DrivenDocument, place: number): Promise<FoundTile> {
  const find = (at: number) => {
    const tile = document.querySelector(`[role="listitem"][aria-posinset="${at}"] [data-focus-id]`);
    const id = tile?.getAttribute('data-focus-id');
    return id ? { selector: `[data-focus-id="${id}"]`, name: tile?.getAttribute('aria-label') ?? '' } : null;
  };
  return page.waitFor(`a tile ${place} of the first rail`, find, place);
}

/** Waits until the page of an item shows, and gives back the name of that page. */
export function nameOfOpened(page: DrivenDocument): Promise<string> {
  const find = () => {
    const play = document.querySelector('[data-focus-id$="/hero/actions/play"]');
    return play === null ? null : document.querySelector('main')?.getAttribute('aria-label');
  };
  return page.waitFor('the page of what was opened', find);
}

/** Waits until what a selector finds has the focus. */
export async function untilHasFocus(page: DrivenDocument, selector: string): Promise<void> {
  const hasFocus = (text: string) => document.querySelector(text)?.hasAttribute('data-focused');
  await page.waitFor(`the focus on ${selector}`, hasFocus, selector);
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollWhenTall } from './scroll-when-tall';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An element that scrolls no further than its content allows. */
function scroller() {
  const target = new EventTarget();
  const setting = { element: target as HTMLElement, tallPx: 0, tries: 0 };
  let topPx = 0;
  Object.defineProperty(target, 'scrollTop', {
    get: () => topPx,
    set(asked: number) {
      setting.tries += 1;
      topPx = Math.min(Math.round(asked), setting.tallPx);
    },
  });
  return setting;
}

test('[UI37] scrolls once where the page is tall enough', () => {
  const page = scroller();
  page.tallPx = 900;
  scrollWhenTall(page.element, 640.4);
  vi.advanceTimersByTime(5_000);
  expect([page.element.scrollTop, page.tries]).toEqual([640, 1]);
});

test('[UI37] scrolls again every 40 ms while the page grows, and then no more', () => {
  const page = scroller();
  scrollWhenTall(page.element, 640);
  page.tallPx = 300;
  vi.advanceTimersByTime(40);
  expect(page.element.scrollTop).toBe(300);
  page.tallPx = 900;
  vi.advanceTimersByTime(40);
  expect([page.element.scrollTop, page.tries]).toEqual([640, 3]);
  vi.advanceTimersByTime(5_000);
  expect(page.tries).toBe(3);
});

test('[UI37] gives up after 50 tries', () => {
  const page = scroller();
  scrollWhenTall(page.element, 640);
  vi.advanceTimersByTime(60_000);
  expect(page.tries).toBe(51);
});

test.each(['wheel', 'touchmove'])(
  '[UI37] a viewer who scrolls meanwhile (%s) decides, and so does another aim',
  (type) => {
    const page = scroller();
    scrollWhenTall(page.element, 640);
    page.element.dispatchEvent(new Event(type));
    page.tallPx = 900;
    vi.advanceTimersByTime(5_000);
    expect(page.tries).toBe(1);
    const stop = scrollWhenTall(page.element, 1_000);
    stop();
    page.tallPx = 2_000;
    vi.advanceTimersByTime(5_000);
    expect(page.element.scrollTop).toBe(900);
  },
);

import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Wanderer } from './open-pages';

/** Longer than any transition, and than a service on the same machine takes to answer. */
const settledMs = 400;

/** Goes through the product in a browser: by the links that are mounted, and by Back. */
export function wanderByLinks(page: Page): Wanderer {
  /** Does what leads elsewhere, and waits until that stands there. */
  const changePlace = async (change: () => Promise<void>): Promise<void> => {
    const before = page.url();
    await change();
    // No handle of an element: it would keep the page that was left.
    await page.waitForFunction(
      (url) => location.href !== url && document.querySelector('[data-focused]') !== null,
      before,
    );
    await wait(settledMs);
  };
  return {
    links: () => page.evaluate(findLinks),
    open: (link) => changePlace(() => page.evaluate(clickLink, link)),
    goBack: () => changePlace(() => page.keyboard.press('Escape')),
  };
}

/** The paths of what is mounted and leads to another page: neither to a film nor to what stands over this one. */
function findLinks(): readonly string[] {
  return Array.from(document.querySelectorAll<HTMLAnchorElement>('header a[href], main a[href]'))
    .filter(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname)
    .map(({ pathname }) => pathname)
    .filter((path) => path !== '/' && !/^\/(?:se|search|signin)(?:\/|$)/.test(path));
}

function clickLink(path: string): void {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('header a[href], main a[href]'));
  links.find(({ origin, pathname }) => origin === location.origin && pathname === path)?.click();
}

import type { BrowserPage } from '../driver/browser-page';
import type { Product } from './start-product';

const isAtHome = () => window.location.pathname === '/' && document.querySelector('main [data-focused]');

/** Waits until the page is home and something in its content has the focus. */
export async function atHome(page: BrowserPage): Promise<void> {
  await page.waitFor('the home page with a focus', isAtHome);
}

/** Opens the product and waits for its home page. */
export async function openHome(page: BrowserPage, { url }: Pick<Product, 'url'>): Promise<void> {
  await page.goto(url);
  await atHome(page);
}

/** Waits until the path begins so. */
export async function atPath(page: BrowserPage, start: string): Promise<void> {
  const isThere = (path: string) => window.location.pathname.startsWith(path);
  await page.waitFor(`an address that begins with ${start}`, isThere, start);
}

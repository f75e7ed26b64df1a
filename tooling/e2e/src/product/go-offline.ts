import type { BrowserPage } from '../driver/browser-page';

const hasLateScreens = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/late-screens.'));

/** Takes the network from a page that has what follows the first rail: what stands over the screen says so. */
export async function goOffline(page: BrowserPage): Promise<void> {
  await page.waitFor('the late screens', hasLateScreens);
  await page.setOffline(true);
}

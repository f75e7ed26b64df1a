import type { BrowserPage } from '../driver/browser-page';

const hasLateScreens = () => {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  return ['js', 'css'].every((ending) =>
    urls.some((url) => url.includes('/late-screens.') && url.endsWith(`.${ending}`)),
  );
};

/** Takes the network from a page that has what follows the first rail: what stands over the screen says so. */
export async function goOffline(page: BrowserPage): Promise<void> {
  await page.waitFor('the late screens', hasLateScreens);
  await page.setOffline(true);
}

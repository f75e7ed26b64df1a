/**
 * Links the stylesheet that the page names and shows what it opens with, hidden until then: before somebody asks for the application nothing of
 * it is fetched, no letters either. Rejects where the sheet does not come; asked again, it fetches anew.
 */
export function revealPage(document: Document): Promise<void> {
  const root = document.getElementById('root');
  const address = root?.getAttribute('data-styles');
  if (!root || !address) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  // The theme's rules stay behind all sheets.
  document.head.insertBefore(link, document.getElementById('theme'));
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      root.removeAttribute('data-styles');
      root.removeAttribute('hidden');
      resolve();
    });
    link.addEventListener('error', () => {
      link.parentNode?.removeChild(link);
      reject(new Error(`${address} could not be loaded.`));
    });
  });
}

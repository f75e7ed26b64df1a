/**
 * Brings the Arabic faces once the page is read from right to left, where the engine fetches every face that a stylesheet has (WebKit 538):
 * their address stands at the element of the boot script. Other engines have them from the start.
 */
export function bringArabicFaces(window: Window & typeof globalThis): void {
  const { document, CSS, MutationObserver } = window;
  const address = document.getElementById('boot')?.getAttribute('data-legacy-faces');
  if (!address || CSS?.supports?.('will-change', 'transform')) return;
  const { documentElement: page, head } = document;
  const watch = new MutationObserver(() => {
    if (page.dir !== 'rtl') return;
    watch.disconnect();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    head.appendChild(link);
  });
  watch.observe(page, { attributes: true });
}

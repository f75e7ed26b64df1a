import type { Page } from 'playwright';

/**
 * Makes a page of two boxes between which arrows move the platform's focus and a ring: the least that any page does for a key, so that
 * what the browser and its record take by themselves can be told from what the product takes.
 */
export async function openFloorPage(page: Page): Promise<void> {
  await page.setContent(
    '<style>a{float:left;width:9rem;height:9rem;margin:1rem;background:#345}[data-focused]{outline:4px solid #fff}</style>' +
      '<main><a data-focus-id="left" tabindex="-1" data-focused></a><a data-focus-id="right" tabindex="-1"></a></main>',
  );
  await page.evaluate(() => {
    document.addEventListener('keydown', ({ key }) => {
      const other = document.querySelector('[data-focused]');
      const next = other?.[key === 'ArrowRight' ? 'nextElementSibling' : 'previousElementSibling'];
      if (!(next instanceof HTMLElement)) return;
      next.focus({ preventScroll: true });
      other?.removeAttribute('data-focused');
      next.setAttribute('data-focused', '');
    });
  });
}

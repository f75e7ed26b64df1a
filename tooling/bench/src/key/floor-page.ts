import type { Page } from 'playwright';

/**
 * Makes a page of two boxes between which arrows move the platform's focus and a ring: the least that any page does for a key, so that
 * what the browser and its record take by themselves can be told from what the product takes.
 */
export async function openFloorPage(page: Page): Promise<void> {
  await page.setContent(
    '<style>a{float:left;width:9rem;height:9rem;margin:1rem;background:#345}[data-focused]{outline:4px solid #fff}</style>' +
      '<main><a data-focus-id="left" tabindex="-1"></a><a data-focus-id="right" tabindex="-1"></a></main>',
  );
  await page.evaluate(() => {
    const [left, right] = Array.from(document.querySelectorAll('a'));
    if (!left || !right) return;
    const focus = (element: HTMLElement, other: HTMLElement): void => {
      element.focus({ preventScroll: true });
      other.removeAttribute('data-focused');
      element.setAttribute('data-focused', '');
    };
    focus(left, right);
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowRight') focus(right, left);
      else focus(left, right);
    });
  });
}

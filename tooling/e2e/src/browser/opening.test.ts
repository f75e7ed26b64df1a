import { describe, expect, it } from 'vitest';
import { atHome } from '../product/at-home';
import { withProduct } from '../product/with-product';

const mark = () => {
  const element = document.querySelector('.logo_logo');
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const name = window.getComputedStyle(element.querySelector('bdi') as Element);
  return { left, top, width, height, color: name.color, size: name.fontSize };
};
const isOpening = () => document.querySelector('main[role="status"] .logo_logo');
const isKept = () => window.localStorage.getItem('fjernsyn.start');

describe('what shows while the application opens', () => {
  const journey = withProduct();

  it.each([
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
  ])(
    '[EE150] is the mark before any script, on a set’s screen where the application shows it too, at $width × $height',
    async (size) => {
      const { page, product } = journey();
      await page.resize(size);
      await page.block(['*.js']);
      await page.goto(product.url);
      const before = await page.evaluate(mark);
      expect(before?.width).toBeGreaterThan(100);
      expect(before && before.top + before.height / 2).toBeCloseTo(size.height / 2, 0);

      await page.block([]);
      product.service.faults.add({ path: '/config', kind: 'hang' });
      await page.goto(product.url);
      await page.waitFor('the opening of the application', isOpening);
      const after = await page.evaluate(mark);
      for (const side of ['left', 'top', 'width', 'height'] as const) {
        expect(after?.[side], side).toBeCloseTo(before?.[side] ?? Number.NaN, 0);
      }
      expect([after?.color, after?.size]).toEqual([before?.color, before?.size]);
    },
  );

  it('[EE151] a first visit asks for the configuration and the home once each, whatever was hinted', async () => {
    const { page, product } = journey();
    const before = product.service.requests.length;
    await page.goto(product.url);
    await atHome(page);
    const asked = product.service.requests
      .slice(before)
      .map(({ path }) => path)
      .filter((path) => path === '/config' || path === '/page');
    expect(asked.sort()).toEqual(['/config', '/page']);
    expect(page.consoleErrors).toEqual([]);
  });

  it('[EE152] the next start shows the last home, though the service is silent', async () => {
    const { page, product } = journey();
    await page.goto(product.url);
    await atHome(page);
    await page.waitFor('what was shown to be kept', isKept);
    for (const path of ['/config', '/page'] as const) product.service.faults.add({ path, kind: 'hang' });
    await page.goto(product.url);
    await atHome(page);
    expect((await page.focused()).marked?.label).toBeTruthy();
  });

  it('[EE297] keys pressed before anything is shown leave the first focus to the page', async () => {
    const { page, product } = journey();
    product.service.faults.add({ path: '/page', kind: 'delay', delayMs: 600 });
    await page.goto(product.url);
    let first: string | undefined;
    while (first === undefined) {
      await page.press('down');
      first = (await page.focused()).marked?.focusId ?? undefined;
    }
    expect(first).toMatch(/^app\/content-/);
  });
});

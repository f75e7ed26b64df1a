import { describe, expect, it } from 'vitest';
import { openHome } from '../product/at-home';
import { moveFocus, moveFocusTo } from '../product/move-focus';
import { boxOf, placeIn } from '../product/pointing';
import { withProduct } from '../product/with-product';

const focused = '[data-focused]';

describe('the window', () => {
  const journey = withProduct();

  it('[EE56] keeps the proportions of the screen when it grows', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    await moveFocusTo(page, 'down', /, Serie$/);
    await placeIn(page, focused);
    const before = await boxOf(page, focused);
    await page.resize({ width: 1920, height: 1080 });
    await page.waitFor(
      'the larger tile',
      (width: number) => {
        const box = document.querySelector('[data-focused]')?.getBoundingClientRect();
        return box !== undefined && Math.abs(box.width - width) < 1;
      },
      before.width * 1.5,
    );
    await placeIn(page, focused);
    const after = await boxOf(page, focused);
    for (const side of ['left', 'top', 'width', 'height'] as const) {
      expect(Math.abs(after[side] - before[side] * 1.5)).toBeLessThanOrEqual(1);
    }
  });
});

describe('right to left', () => {
  const journey = withProduct({ configuration: { dir: 'rtl', language: 'ar' } });

  it('[EE57] turns left and right around, and the strip moves the other way', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    const first = await moveFocusTo(page, 'down', /, مسلسل$/);
    await placeIn(page, focused);
    const start = await boxOf(page, focused);
    expect(start.left + start.width).toBeGreaterThan(1100);
    const strip = () => {
      const list = document.querySelector('[data-focused]')?.closest('[role="list"]') as HTMLElement;
      return new DOMMatrixReadOnly(list.style.transform.replace(/rem/g, 'px')).e;
    };
    const before = await page.evaluate(strip);
    expect(await moveFocus(page, 'left')).not.toBe(first);
    await placeIn(page, focused);
    expect(await page.evaluate(strip)).toBeGreaterThan(before);
    expect(await moveFocus(page, 'right')).toBe(first);
    expect(page.consoleErrors).toEqual([]);
  });
});

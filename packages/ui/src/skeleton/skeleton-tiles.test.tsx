import { afterEach, expect, test } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { tvLayout } from '../settings/layout';
import { SkeletonTiles } from './skeleton-tiles';

let page: TestPage;
afterEach(() => page.close());

test.each(['wide', 'poster', 'block'] as const)(
  '[UI61] is as many shapes of role %s as are seen, in final size',
  (role) => {
    page = openTestPage();
    page.render(<SkeletonTiles role={role} />);
    const { widthRem, heightRem } = tvLayout.tiles[role];
    const shapes = Array.from(page.container.querySelectorAll<HTMLElement>('[aria-hidden=true] > .fs-skeleton'));
    const seen = (tvLayout.widthRem - tvLayout.safeRem) / (widthRem + tvLayout.gapRem);
    expect(shapes).toHaveLength(Math.ceil(seen));
    for (const { style } of shapes) expect([style.width, style.height]).toEqual([`${widthRem}rem`, `${heightRem}rem`]);
  },
);

test('[UI61] each shape is fainter than the one before, and says nothing', () => {
  page = openTestPage();
  page.render(<SkeletonTiles role="wide" />);
  const shades = Array.from(
    page.container.querySelectorAll<HTMLElement>('.fs-skeleton'),
    ({ style }) => +style.opacity,
  );
  expect(shades[0]).toBe(1);
  expect(shades).toEqual([...new Set(shades)].sort((a, b) => b - a));
  expect(page.container.textContent).toBe('');
});

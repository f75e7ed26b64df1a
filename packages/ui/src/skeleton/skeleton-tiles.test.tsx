import { afterEach, expect, test } from 'vitest';
import { Button } from '../button/button';
import { Page } from '../page/page';
import { openTestPage, type TestPage } from '../page-fixture';
import { Rail } from '../rail/rail';
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

test('[UI27] the sheen runs over the rails that are near, and over no other', () => {
  page = openTestPage();
  const rail = { role: 'wide', count: 0, keyOf: String, renderTile: () => null, status: 'loading' } as const;
  page.render(
    <Page label="Home" hero={<Button focusKey="play" label="Play" />}>
      {[0, 1, 2, 3, 4, 5].map((order) => (
        <Rail key={order} focusKey={`rail-${order}`} order={order} {...rail} />
      ))}
    </Page>,
  );
  const swept = (): readonly number[] =>
    Array.from(page.container.querySelectorAll('section')).flatMap((section, order) =>
      section.querySelector('.fs-skeleton-sheen') === null ? [] : [order],
    );
  expect(swept()).toEqual([0, 1]);
  page.idle();
  expect(swept()).toEqual([0, 1, 2, 3]);
});

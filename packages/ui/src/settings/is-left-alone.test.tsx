import { plainBrand } from '@fjernsyn/brand/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FocusGroup } from '../focus/focus-group';
import { loadLayout } from '../layouts/load-layout';
import { Page } from '../page/page';
import { openTestPage, type TestPage } from '../page-fixture';
import { Rail } from '../rail/rail';
import { resolveTheme } from '../theme/theme-css';
import { Tile } from '../tile/tile';
import { type Layout, tvLayout } from './layout';
import { UiProvider } from './ui-settings';

let page: TestPage;
beforeEach(() => {
  page = openTestPage();
});
afterEach(() => page.close());

const renderTile = (index: number) => <Tile href={`/p/${index}`} title={`Titel ${index}`} />;
const keyOf = (index: number): string => `t${index}`;
/** The key of each tile once one has come in front of them. */
const laterKeyOf = (index: number): string => `t${index - 1}`;

interface Tiles {
  readonly count: number;
  readonly keyOf: (index: number) => string;
}

function render(layout: Layout, { count, keyOf }: Tiles): void {
  page.render(
    <UiProvider layout={layout}>
      <FocusGroup kind="column" focusKey="page">
        <Page label="Forside">
          {[0, 1, 2].map((order) => (
            <Rail
              key={order}
              focusKey={`rail${order}`}
              order={order}
              role="wide"
              count={count}
              keyOf={keyOf}
              renderTile={renderTile}
            />
          ))}
        </Page>
      </FocusGroup>
    </UiProvider>,
  );
}

const twenty: Tiles = { count: 20, keyOf };
const tile = (rail: number, index: number): string => `screen/page/page/rail${rail}/t${index}`;
const point = (rail: number, index: number): void =>
  act(() => void page.engine.focus(tile(rail, index), { cause: 'pointer' }));
const transforms = (): readonly string[] =>
  Array.from(page.container.querySelectorAll<HTMLElement>('.fs-strip, main > div'), ({ style }) => style.transform);
/** How far a tile stands from the start of the screen, in rem. */
function placeOf(id: string): number {
  const slot = page.find(id)?.closest<HTMLElement>('[role=listitem]');
  const slidRem = /translateX\((.+)rem\)/.exec(slot?.parentElement?.style.transform ?? '')?.[1];
  return Number.parseFloat(slot?.style.left ?? '') + Number(slidRem);
}
const theme = resolveTheme({ brand: plainBrand });

test.each([
  ['tv', tvLayout],
  ['desktop', await loadLayout({ name: 'desktop', widthPx: 1440, heightPx: 900, theme })],
])('[UI84] [found-pointer-01] a pointer leaves strip and page where they are on %s, keys do not', (_, layout) => {
  render(layout, twenty);
  const before = transforms();
  point(0, 2);
  point(1, 1);
  expect(page.engine.getFocused()).toBe(tile(1, 1));
  expect(transforms()).toEqual(before);
  page.move('right');
  expect(transforms()).not.toEqual(before);
});

test.each<[string, Tiles]>([
  ['has grown', { count: 40, keyOf }],
  ['has a new first tile', { count: 21, keyOf: laterKeyOf }],
])('[UI84] [found-pointer-01] a list that %s leaves the tile under the pointer in its place', (_, tiles) => {
  render(tvLayout, twenty);
  act(() => void page.engine.focus(tile(0, 4)));
  point(0, 6);
  const before = placeOf(tile(0, 6));
  render(tvLayout, tiles);
  expect(page.engine.getFocused()).toBe(tile(0, 6));
  expect(placeOf(tile(0, 6))).toBeCloseTo(before);
});

test('[UI84] a caption of the tile under the pointer stays on the screen, though the strip does', () => {
  page.render(
    <FocusGroup kind="column" focusKey="page">
      <Rail focusKey="rail0" order={0} role="poster" count={20} keyOf={keyOf} renderTile={renderTile} />
    </FocusGroup>,
  );
  const strip = page.container.querySelector('.fs-strip');
  const ends = [0, 5, 1].map((index) => {
    act(() => void page.engine.focus(`screen/page/rail0/t${index}`, { cause: 'pointer' }));
    return strip?.getAttribute('data-caption');
  });
  expect(ends).toEqual([null, 'end', null]);
});

test('[UI84] [found-pointer-01] what is pressed does not slide away between press and click, though the pointer has not moved', () => {
  render(tvLayout, twenty);
  const before = transforms();
  const pressed = page.find(tile(0, 2));
  act(() => {
    pressed?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    pressed?.focus();
  });
  expect(page.engine.getFocused()).toBe(tile(0, 2));
  expect(transforms()).toEqual(before);
});

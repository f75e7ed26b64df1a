import { plainBrand } from '@fjernsyn/brand/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FocusGroup } from '../focus/focus-group';
import { loadLayout } from '../layouts/load-layout';
import { openTestPage, type TestPage } from '../page-fixture';
import type { Layout } from '../settings/layout';
import { UiProvider } from '../settings/ui-settings';
import { resolveTheme } from '../theme/theme-css';
import { Tile } from '../tile/tile';
import { Rail } from './rail';

const theme = resolveTheme({ brand: plainBrand });

let page: TestPage;
let desktop: Layout;
beforeEach(async () => {
  desktop = await loadLayout({ name: 'desktop', widthPx: 1440, heightPx: 900, theme });
  page = openTestPage();
});
afterEach(() => page.close());

const keyOf = (index: number): string => `t${index}`;
const renderTile = (index: number) => <Tile href={`/p/${index}`} title={`Titel ${index}`} />;

function render(layout: Layout | undefined): void {
  page.render(
    <UiProvider layout={layout}>
      <FocusGroup kind="column" focusKey="page">
        <Rail focusKey="rail" order={0} role="wide" count={20} keyOf={keyOf} renderTile={renderTile} />
      </FocusGroup>
    </UiProvider>,
  );
}

const edges = (): readonly HTMLElement[] => Array.from(page.container.querySelectorAll<HTMLElement>('.fs-edge'));

test('[UI83] an edge goes as far as is seen, and is hidden from keys and readers', () => {
  render(desktop);
  const [back, on] = edges();
  act(() => on?.click());
  expect(page.engine.getFocused()).toBe('screen/page/rail/t5');
  act(() => back?.click());
  expect(page.engine.getFocused()).toBe('screen/page/rail/t0');
  expect(on?.tabIndex).toBe(-1);
  expect(on?.parentElement?.getAttribute('aria-hidden')).toBe('true');
});

test('[UI567] at an end of its strip a rail has no arrow that way', () => {
  const strip = (): Element | null => page.container.querySelector('[role=list]');
  const ends = (): readonly boolean[] =>
    ['data-first', 'data-last'].map((name) => strip()?.hasAttribute(name) === true);
  render(desktop);
  expect(ends()).toEqual([true, false]);
  act(() => void page.engine.focus('screen/page/rail/t5'));
  expect(ends()).toEqual([false, false]);
  act(() => void page.engine.focus('screen/page/rail/t19'));
  expect(ends()).toEqual([false, true]);
  expect(strip()?.parentElement?.lastElementChild?.contains(edges()[0] ?? null)).toBe(true);
});

test('[UI83] a TV has none', () => {
  render(undefined);
  expect(edges()).toHaveLength(0);
});

test('[UI81] a tile has the size of its layout', () => {
  render(desktop);
  expect(page.container.querySelector<HTMLElement>('.fs-tile')?.style.width).toBe('15.375rem');
});

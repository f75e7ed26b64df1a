import { plainBrand } from '@fjernsyn/brand/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FocusGroup } from '../focus/focus-group';
import { loadLayout } from '../layouts/load-layout';
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

const keyOf = (index: number): string => `t${index}`;
const renderTile = (index: number) => <Tile href={`/p/${index}`} title={`Titel ${index}`} />;

function render(layout: Layout): void {
  page.render(
    <UiProvider layout={layout}>
      <FocusGroup kind="column" focusKey="page">
        <Rail focusKey="rail" order={0} role="wide" count={20} keyOf={keyOf} renderTile={renderTile} />
      </FocusGroup>
    </UiProvider>,
  );
}

const point = (index: number): void =>
  act(() => void page.engine.focus(`screen/page/rail/t${index}`, { cause: 'pointer' }));
const offset = (): string => page.container.querySelector<HTMLElement>('.fs-strip')?.style.transform ?? '';

test('[UI84] a mouse leaves strip and page where they are, keys do not', async () => {
  const theme = resolveTheme({ brand: plainBrand });
  const desktop = await loadLayout({ name: 'desktop', widthPx: 1440, heightPx: 900, theme });
  render(desktop);
  point(2);
  expect(offset()).toBe('translateX(0rem)');
  page.move('right');
  expect(offset()).not.toBe('translateX(0rem)');
});

test('[UI84] the pointer of a TV is a remote control', () => {
  render(tvLayout);
  point(2);
  expect(offset()).toBe('translateX(-35.5rem)');
});

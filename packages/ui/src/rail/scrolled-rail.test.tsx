import { plainBrand } from '@fjernsyn/brand/testing';
import { act, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../button/button';
import { loadLayout } from '../layouts/load-layout';
import { openTestPage, type TestPage } from '../page-fixture';
import type { Layout } from '../settings/layout';
import { UiProvider } from '../settings/ui-settings';
import { resolveTheme } from '../theme/theme-css';
import { Tile } from '../tile/tile';
import { Rail } from './rail';

let page: TestPage;
afterEach(() => page.close());

const theme = resolveTheme({ brand: plainBrand });
const phone = (widthPx: number): Promise<Layout> => loadLayout({ name: 'phone', widthPx, heightPx: 740, theme });
const keyOf = (index: number): string => `t${index}`;
const renderTile = (index: number): ReactNode => <Tile href={`/${index}`} title={`Tile ${index}`} />;

/** Shows a rail of so many tiles under a button. */
const show = (layout: Layout, count: number): void =>
  page.render(
    <UiProvider layout={layout}>
      <Button focusKey="above" order={0} label="Above" />
      <Rail focusKey="rail" order={1} role="wide" count={count} keyOf={keyOf} renderTile={renderTile} />
    </UiProvider>,
  );
const scroller = (): HTMLElement => page.container.querySelector('.fs-strip')?.parentElement as HTMLElement;
const scrollTo = (px: number): void => {
  scroller().scrollLeft = px;
  act(() => void scroller().dispatchEvent(new Event('scroll')));
};

test('[UI831] a rail that a finger has scrolled stays there while tiles come to it, and shows them', async () => {
  page = openTestPage();
  show(await phone(360), 24);
  scrollTo(4_000);
  show(await phone(360), 48);
  expect(scroller().scrollLeft).toBe(4_000);
  expect(page.container.textContent).toContain('Tile 18');
});

test('[UI831] it stays there when the phone is turned', async () => {
  page = openTestPage();
  show(await phone(360), 24);
  scrollTo(1_000);
  show(await phone(740), 24);
  expect(scroller().scrollLeft).toBe(1_000);
});

test('[UI831] once focus moves along it, it stands at the tile that has focus', async () => {
  page = openTestPage();
  show(await phone(360), 24);
  scrollTo(1_000);
  page.move('down', 'right');
  const stood = scroller().scrollLeft;
  expect(stood).toBeLessThan(500);
  act(() => void scroller().dispatchEvent(new Event('scroll')));
  show(await phone(360), 48);
  expect(scroller().scrollLeft).toBe(stood);
});

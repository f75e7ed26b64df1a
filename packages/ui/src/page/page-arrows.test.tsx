import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainBrand } from '@fjernsyn/brand/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadLayout } from '../layouts/load-layout';
import { openTestPage, type TestPage } from '../page-fixture';
import { Rail } from '../rail/rail';
import type { Layout } from '../settings/layout';
import { UiProvider } from '../settings/ui-settings';
import { resolveTheme } from '../theme/theme-css';
import { Tile } from '../tile/tile';
import { Page } from './page';

let page: TestPage;
let desktop: Layout;
beforeEach(async () => {
  const theme = resolveTheme({ brand: plainBrand });
  desktop = await loadLayout({ name: 'desktop', widthPx: 1440, heightPx: 900, theme });
  page = openTestPage();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  page.close();
});

const keyOf = (index: number): string => `t${index}`;
const renderTile = (index: number) => <Tile href={`/p/${index}`} title={`Titel ${index}`} />;

function render(layout?: Layout): void {
  page.render(
    <UiProvider layout={layout}>
      <Page label="Forside">
        {['a', 'b', 'c', 'd'].map((focusKey, order) => (
          <Rail
            key={focusKey}
            focusKey={focusKey}
            order={order}
            keyOf={keyOf}
            renderTile={renderTile}
            role="wide"
            count={3}
          />
        ))}
      </Page>
    </UiProvider>,
  );
  act(() => void page.engine.focus('screen/page/a/t0'));
}

const main = (): HTMLElement | null => page.container.querySelector('main');
const arrows = (): readonly HTMLElement[] =>
  Array.from(page.container.querySelectorAll('main > [aria-hidden] > button'));
const over = (arrow: HTMLElement | undefined, type: 'mouseover' | 'mouseout'): void =>
  act(() => void arrow?.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body })));
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test('[UI86] a press on an arrow goes one rail', () => {
  render(desktop);
  const [up, down] = arrows();
  act(() => down?.click());
  act(() => down?.click());
  expect(page.engine.getFocused()).toBe('screen/page/c/t0');
  act(() => up?.click());
  expect(page.engine.getFocused()).toBe('screen/page/b/t0');
  expect([up?.tabIndex, down?.tabIndex]).toEqual([-1, -1]);
});

test('[UI86] a pointer that rests on one goes on, a rail a second, until it leaves', () => {
  render(desktop);
  const [, down] = arrows();
  over(down, 'mouseover');
  pass(999);
  expect(page.engine.getFocused()).toBe('screen/page/a/t0');
  pass(1);
  expect(page.engine.getFocused()).toBe('screen/page/b/t0');
  pass(1_000);
  expect(page.engine.getFocused()).toBe('screen/page/c/t0');
  over(down, 'mouseout');
  pass(10_000);
  expect(page.engine.getFocused()).toBe('screen/page/c/t0');
});

test('[UI86] the page says where it ends, so that no arrow leads nowhere', () => {
  render(desktop);
  expect(main()?.hasAttribute('data-moved')).toBe(false);
  page.move('down', 'down', 'down');
  expect([main()?.hasAttribute('data-moved'), main()?.hasAttribute('data-end')]).toEqual([true, true]);
  page.move('up');
  expect(main()?.hasAttribute('data-end')).toBe(false);
});

test('[UI312] they are 72 px high and 13 px from the edge, and a TV has none', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'page-arrows.module.css'), 'utf8');
  expect(sheet).toMatch(/\.arrow \{[^}]*height: 4\.5rem/);
  expect(sheet).toMatch(/\.down \{\s*bottom: 0\.8125rem/);
  render();
  expect(arrows()).toHaveLength(0);
});

import { plainBrand } from '@fjernsyn/brand/testing';
import { act } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../button/button';
import { Page } from '../page/page';
import { openTestPage } from '../page-fixture';
import { Rail } from '../rail/rail';
import { type Layout, tvLayout } from '../settings/layout';
import { UiProvider } from '../settings/ui-settings';
import { resolveTheme } from '../theme/theme-css';
import { Tile } from '../tile/tile';
import { loadLayout } from './load-layout';

const keyOf = (index: number): string => `t${index}`;
const renderTile = (index: number) => <Tile href={`/p/${index}`} title={`Titel ${index}`} />;

test('[UI85] page and strip stand anew in another layout, by its own way of moving', async () => {
  const theme = resolveTheme({ brand: plainBrand });
  const phone = await loadLayout({ name: 'phone', widthPx: 360, heightPx: 740, theme });
  const page = openTestPage();
  const render = (layout: Layout): void =>
    page.render(
      <UiProvider layout={layout}>
        <Page label="Forside">
          {['a', 'b', 'c'].map((focusKey, order) => (
            <Rail
              key={focusKey}
              focusKey={focusKey}
              order={order}
              keyOf={keyOf}
              renderTile={renderTile}
              role="wide"
              count={20}
            />
          ))}
        </Page>
      </UiProvider>,
    );
  const column = (): HTMLElement | null => page.container.querySelector('main > div');
  const strip = (): HTMLElement | null => page.container.querySelectorAll<HTMLElement>('.fs-strip')[1] ?? null;

  render(tvLayout);
  act(() => void page.engine.focus('screen/page/b/t2'));
  const [pageStood, stripStood] = [column()?.style.transform, strip()?.style.transform];
  expect(stripStood).toBe('translateX(-35.5rem)');

  render(phone);
  expect(page.engine.getFocused()).toBe('screen/page/b/t2');
  expect(column()?.style.transform).toBe('');
  expect(page.container.querySelector('main')?.scrollTop).toBeGreaterThan(0);
  expect(strip()?.parentElement?.style.transform).toBe('');
  expect(strip()?.parentElement?.scrollLeft).toBe(2 * (214 + 12));
  expect(document.activeElement).toBe(page.find('screen/page/b/t2'));

  render(tvLayout);
  expect(page.container.querySelector('main')?.scrollTop).toBe(0);
  expect([column()?.style.transform, strip()?.style.transform]).toEqual([pageStood, stripStood]);
  page.close();
});

test('[UI160] a page that scrolls by itself stands as it was left, until a key moves focus', async () => {
  const theme = resolveTheme({ brand: plainBrand });
  const layout = await loadLayout({ name: 'phone', widthPx: 360, heightPx: 740, theme });
  const kept: number[] = [];
  const keptScroll = { scrolledPx: 333, keep: (px: number) => void kept.push(px) };
  const page = openTestPage();
  page.render(
    <UiProvider layout={layout}>
      <Page label="Forside" keptScroll={keptScroll}>
        {['a', 'b', 'c', 'd'].map((focusKey, order) => (
          <Rail
            key={focusKey}
            focusKey={focusKey}
            order={order}
            keyOf={keyOf}
            renderTile={renderTile}
            role="wide"
            count={20}
          />
        ))}
      </Page>
    </UiProvider>,
  );
  const scroller = page.container.querySelector('main');
  act(() => void page.engine.focus('screen/page/c/t2'));
  expect(scroller?.scrollTop).toBe(333);
  if (scroller) scroller.scrollTop = 200;
  act(() => void scroller?.dispatchEvent(new Event('scroll')));
  expect(kept[kept.length - 1]).toBe(200);
  act(() => void page.engine.move('down'));
  expect(scroller?.scrollTop).toBeGreaterThan(333);
  page.close();
});

test('[UI830] what a finger has scrolled to stays in sight when the phone is turned, and a key leads back to focus', async () => {
  const theme = resolveTheme({ brand: plainBrand });
  const upright = await loadLayout({ name: 'phone', widthPx: 360, heightPx: 740, theme });
  const lying = await loadLayout({ name: 'phone', widthPx: 740, heightPx: 360, theme });
  const page = openTestPage();
  const render = (layout: Layout): void =>
    page.render(
      <UiProvider layout={layout}>
        <Page label="Forside" hero={<Button focusKey="play" label="Afspil" />}>
          {['a', 'b', 'c', 'd', 'e'].map((focusKey, order) => (
            <Rail
              key={focusKey}
              focusKey={focusKey}
              order={order}
              keyOf={keyOf}
              renderTile={renderTile}
              role="wide"
              count={20}
            />
          ))}
        </Page>
      </UiProvider>,
    );
  const scroller = (): HTMLElement | null => page.container.querySelector('main');
  const scrollTo = (px: number): void => {
    const element = scroller();
    if (element) element.scrollTop = px;
    act(() => void element?.dispatchEvent(new Event('scroll')));
  };
  render(upright);
  act(() => void page.engine.focus('screen/page/a/t0'));
  act(() => void page.engine.move('right'));
  const stood = scroller()?.scrollTop ?? 0;
  const heroOf = (layout: Layout): number => layout.heroRailRem * 16;
  const intoLast = stood + 800;
  scrollTo(intoLast);

  render(lying);
  expect(scroller()?.scrollTop).toBeCloseTo(intoLast - heroOf(upright) + heroOf(lying), 0);
  render(upright);
  expect(scroller()?.scrollTop).toBeCloseTo(intoLast, 0);
  act(() => void page.engine.move('down'));
  const below = scroller()?.scrollTop ?? 0;
  expect(below).toBeLessThan(intoLast);
  expect(below).toBeGreaterThan(stood);

  render(lying);
  render(upright);
  expect(scroller()?.scrollTop).toBeCloseTo(below, 0);
  page.close();
});

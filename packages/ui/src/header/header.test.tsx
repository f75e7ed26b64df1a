import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, Profiler, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import { countLayoutReads, knowPreventScroll } from '../page/layout-reads-fixture';
import { openTestPage, type TestPage, type TestPageOptions } from '../page-fixture';
import { type Layout, tvLayout } from '../settings/layout';
import { UiProvider } from '../settings/ui-settings';
import { Header, type HeaderProps } from './header';

let page: TestPage;
const open = (options?: TestPageOptions): void => {
  page = openTestPage(options);
};
beforeEach(() => open());
afterEach(() => page.close());

const entries = ['Forside', 'Serier', 'Film', 'Børn', 'Krimi'].map((label) => ({
  key: label,
  label,
  href: `/${label}`,
  icon: 'home' as const,
}));
const usual: HeaderProps = {
  logo: { name: 'Kanalen', label: 'Kanalen, til forsiden', href: '/' },
  label: 'Hovedmenu',
  entries,
  search: { key: 'search', label: 'Søg', href: '/search', icon: 'search', hint: 'Titel eller emne' },
  account: { key: 'account', label: 'Maja', href: '/konto' },
};

const render = (
  props: Partial<HeaderProps> = {},
  around: (header: ReactNode) => ReactNode = (header) => header,
): void => page.render(around(<Header {...usual} {...props} />));
const focused = (): string => document.activeElement?.getAttribute('aria-label') ?? '';
const focus = (id: string): void => act(() => void page.engine.focus(id));
const labels = (): readonly string[] =>
  Array.from(page.container.querySelectorAll('nav a'), (entry) => entry.textContent ?? '');

/** Makes the bar `room` px wide and each entry 100 px; counts how often the bar is measured. */
function stubWidths(room: number): { measured: number; room: number } {
  const widths = { measured: 0, room };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.tagName === 'NAV') widths.measured += 1;
    return { width: this.tagName === 'NAV' ? widths.room : 100 } as DOMRect;
  });
  return widths;
}

test('[UI44] marks the current entry for eyes and readers, and is entered by it', () => {
  page.render(
    <>
      <Header {...usual} current="Serier" />
      <Button focusKey="below" order={1} label="Se" />
    </>,
  );
  const current = page.container.querySelectorAll('[aria-current=page]');
  expect(Array.from(current, (entry) => entry.textContent)).toEqual(['Serier']);
  expect(page.container.querySelectorAll('.fs-marker')).toHaveLength(1);
  focus('screen/below');
  page.move('up');
  expect(focused()).toBe('Serier');
});

test('[UI100] [found-head-01] navigation, search and account are areas, each entered where it was left', () => {
  page.render(
    <>
      <Header {...usual} current="Serier" />
      <Button focusKey="below" order={1} label="Se" />
    </>,
  );
  focus('screen/header/search');
  page.move('down', 'up');
  expect(focused()).toBe('Søg');
  page.move('left', 'left', 'down', 'up');
  expect(focused()).toBe('Forside');
  page.move('left');
  expect(focused()).toBe('Kanalen, til forsiden');
  focus('screen/header/account');
  page.move('left', 'left');
  expect(focused()).toBe('Kanalen, til forsiden');
});

test('[UI100] navigation, search and account are areas beside one another', () => {
  render({ current: 'Serier' });
  focus('screen/header/menu/Krimi');
  page.move('right');
  expect(focused()).toBe('Søg');
  page.move('right');
  expect(focused()).toBe('Maja');
  page.move('right');
  expect(focused()).toBe('Maja');
  page.move('left', 'left');
  expect(focused()).toBe('Krimi');
});

test('[UI100] right to left they stand the other way', () => {
  page.close();
  open({ readingDirection: 'rtl' });
  render({ current: 'Krimi' });
  focus('screen/header');
  page.move('left', 'left');
  expect(focused()).toBe('Maja');
});

test('[UI100] with no current entry it is entered by the first, then where it was left', () => {
  page.render(
    <>
      <Header {...usual} />
      <Button focusKey="below" order={1} label="Se" />
    </>,
  );
  focus('screen/below');
  page.move('up');
  expect(focused()).toBe('Forside');
  focus('screen/header/search');
  page.move('down', 'up');
  expect(focused()).toBe('Søg');
});

test('[UI101] leaves the last entries out while they do not fit, and at least one stands', () => {
  const widths = stubWidths(399);
  render();
  expect(labels()).toEqual(['Forside', 'Serier', 'Film', 'Børn']);
  widths.room = 310;
  render({ account: { key: 'account', label: 'Log ind', href: '/log-ind', isButton: true } });
  expect(labels()).toEqual(['Forside', 'Serier', 'Film']);
  widths.room = 20;
  render({ entries: entries.slice(0, 2) });
  expect(labels()).toEqual(['Forside']);
});

test('[UI313] measures once, and anew for another window, text, letters or fonts alone', () => {
  const widths = stubWidths(310);
  const fonts = new EventTarget();
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  let settings = {};
  const inSettings = (header: ReactNode): ReactNode => <UiProvider {...settings}>{header}</UiProvider>;
  render({}, inSettings);
  render({ display: 'fixed', current: 'Film' }, inSettings);
  expect([labels().length, widths.measured]).toEqual([3, 1]);
  widths.room = 900;
  const narrow: Layout = { ...tvLayout, name: 'desktop' };
  for (const next of [{ layout: narrow }, { textScale: 1.3 }, { typeface: 'Fredoka' }]) {
    const before = widths.measured;
    settings = { ...settings, ...next };
    render({}, inSettings);
    expect([labels().length, widths.measured]).toEqual([5, before + 1]);
  }
  widths.room = 210;
  act(() => void fonts.dispatchEvent(new Event('loadingdone')));
  expect(labels()).toHaveLength(2);
  Reflect.deleteProperty(document, 'fonts');
});

test.each([
  ['once where all fit', 900, 1],
  ['once more where they do not', 310, 2],
])('[UI313] is rendered %s', (_, room, times) => {
  stubWidths(room);
  const onRender = vi.fn();
  render({}, (header) => (
    <Profiler id="header" onRender={onRender}>
      {header}
    </Profiler>
  ));
  expect(onRender).toHaveBeenCalledTimes(times);
});

test('[UI101] focus on an entry that no longer fits goes to what stands beside it', () => {
  const widths = stubWidths(900);
  render();
  focus('screen/header/menu/Krimi');
  widths.room = 310;
  render({ entries: [...entries] });
  expect(focused()).toBe('Film');
});

test('[UI102] hidden, it gives focus up and takes none', () => {
  page.render(
    <>
      <Header {...usual} />
      <Button focusKey="below" order={1} label="Se" />
    </>,
  );
  focus('screen/header');
  page.render(
    <>
      <Header {...usual} display="hidden" />
      <Button focusKey="below" order={1} label="Se" />
    </>,
  );
  expect(page.engine.getFocused()).toBe('screen/below');
  page.move('up');
  expect(page.engine.getFocused()).toBe('screen/below');
});

test('[UI103] is 97 px high on a TV and 80 on a desktop', () => {
  const css = readFileSync(join(import.meta.dirname, 'header.module.css'), 'utf8');
  expect(/\n\.bar \{[^}]*height: 6\.0625rem/.test(css)).toBe(true);
  expect(/'desktop'\] \.bar,[^}]*height: 5rem/.test(css)).toBe(true);
});

test('[UI104] the logo leads home, by keys too, and is named by where it leads', () => {
  const goHome = vi.fn();
  render({ logo: { ...usual.logo, onActivate: goHome } });
  focus('screen/header');
  page.move('left');
  expect(focused()).toBe('Kanalen, til forsiden');
  expect(page.spoken.slice(-1)).toEqual(['Kanalen, til forsiden']);
  act(() => (document.activeElement as HTMLElement).click());
  expect(goHome).toHaveBeenCalledTimes(1);
});

test('[UI105] an account has a picture, signing in is a button, and without either nothing can be focused there', () => {
  render({ account: { key: 'account', label: 'Maja', href: '/konto', avatar: '/maja.png' } });
  expect(page.container.querySelector('img')?.getAttribute('src')).toBe('/maja.png');
  render({ account: { key: 'account', label: 'Log ind', href: '/log-ind', isButton: true } });
  expect(page.container.querySelectorAll('.fs-entry-edge')).toHaveLength(1);
  render({ account: undefined });
  focus('screen/header/search');
  page.move('right');
  expect(focused()).toBe('Søg');
});

test('[UI106] entries have icons on a phone alone', () => {
  render();
  expect(page.container.querySelectorAll('nav svg')).toHaveLength(0);
  render({}, (header) => <UiProvider layout={{ ...tvLayout, name: 'phone' }}>{header}</UiProvider>);
  expect(page.container.querySelectorAll('nav svg')).toHaveLength(5);
});

test('[UI106] a wide desktop shows what may be searched for, and its name has both words', () => {
  const desktop = (widthRem: number) => (header: ReactNode) => (
    <UiProvider layout={{ ...tvLayout, name: 'desktop', widthRem }}>{header}</UiProvider>
  );
  const search = (): Element | null => page.container.querySelector('a[href="/search"]');
  render({}, desktop(90));
  expect([search()?.textContent, search()?.getAttribute('aria-label')]).toEqual([
    'Titel eller emne',
    'Søg: Titel eller emne',
  ]);
  render({}, desktop(56));
  expect(search()?.textContent).toBe('Søg');
});

test('[UI107] a move renders nothing, writes to two entries and reads no layout', () => {
  const rendered = vi.fn<() => void>();
  const forget = knowPreventScroll();
  render({ current: 'Serier' }, (header) => (
    <Profiler id="header" onRender={rendered}>
      {header}
    </Profiler>
  ));
  focus('screen/header');
  rendered.mockClear();
  const changed: Node[] = [];
  const observer = new MutationObserver(() => undefined);
  observer.observe(page.container, { subtree: true, attributes: true, childList: true, characterData: true });
  const layout = countLayoutReads();
  page.move('right');
  layout.end();
  for (const record of observer.takeRecords()) if (!changed.includes(record.target)) changed.push(record.target);
  observer.disconnect();
  forget();
  expect(focused()).toBe('Film');
  expect(rendered).not.toHaveBeenCalled();
  expect(changed.map((node) => node.textContent)).toEqual(['Film', 'Serier']);
  expect(layout.reads).toEqual([]);
});

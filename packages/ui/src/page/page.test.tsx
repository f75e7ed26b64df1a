import { act, Profiler, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import { openTestPage, type TestPage, type TestPageOptions } from '../page-fixture';
import { Rail } from '../rail/rail';
import type { RailStatus } from '../rail/rail-height';
import { Tabs } from '../tabs/tabs';
import { Tile } from '../tile/tile';
import { countLayoutReads, knowPreventScroll } from './layout-reads-fixture';
import type { IndexRange } from './nearness';
import { Page } from './page';

const railCount = 20;
const tileCount = 24;

let page: TestPage;
afterEach(() => page.close());

/** Hears of every tile in which React rendered anything. */
const rendered = vi.fn<(tile: string) => void>();
const asked = vi.fn<(tile: string) => void>();

function ProbedTile({ name }: { readonly name: string }): ReactNode {
  return (
    <Profiler id={name} onRender={rendered}>
      <Tile href={`/${name}`} title={name} meta="meta" image={`/${name}.jpg`} />
    </Profiler>
  );
}

const keyOf = (index: number): string => `t${index}`;
const tilesOf = Array.from({ length: railCount }, (_, rail) => (index: number) => {
  asked(`${rail}-${index}`);
  return <ProbedTile name={`${rail}-${index}`} />;
});

interface PageProps {
  readonly rails?: number;
  readonly tiles?: number;
  readonly onNearChange?: (near: IndexRange) => void;
  readonly onTopChange?: (isAtTop: boolean) => void;
}

function Home({ rails = railCount, tiles = tileCount, onNearChange, onTopChange }: PageProps): ReactNode {
  return (
    <Page
      label="Home"
      hero={<Button focusKey="play" label="Play" />}
      footer={<Button focusKey="top" label="To the top" />}
      onNearChange={onNearChange}
      onTopChange={onTopChange}
    >
      {tilesOf.slice(0, rails).map((renderTile, order) => (
        <Rail
          key={order}
          focusKey={`rail-${order}`}
          order={order}
          title={`Rail ${order}`}
          role="wide"
          count={tiles}
          keyOf={keyOf}
          renderTile={renderTile}
        />
      ))}
    </Page>
  );
}

const few = { rails: 4, tiles: 12 } as const satisfies PageProps;

function open(props: PageProps = {}, options?: TestPageOptions): void {
  page = openTestPage(options);
  page.render(<Home {...props} />);
}

const columnTransform = (): string => page.container.querySelector('main')?.querySelector('div')?.style.transform ?? '';
const stripTransform = (rail: number): string =>
  page.container.querySelectorAll('section')[rail]?.querySelector<HTMLElement>('[role=list]')?.style.transform ?? '';

/** The indices of the tiles that are mounted in a rail, in the order of the DOM. */
const tilesIn = (rail: number): readonly number[] =>
  Array.from(
    page.container.querySelectorAll('section')[rail]?.querySelectorAll('[role=listitem]') ?? [],
    (item) => Number(item.getAttribute('aria-posinset')) - 1,
  );
/** The orders of the rails that are mounted; each of the others is one element. */
const railsMounted = (): readonly number[] =>
  Array.from(page.container.querySelectorAll('section')).flatMap((rail, order) =>
    rail.firstChild === null ? [] : [order],
  );
const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test('[UI31] mounts what is seen first, and what is near when the page has been idle', () => {
  open();
  expect([railsMounted(), tilesIn(0)]).toEqual([[0], from(0, 4)]);
  page.idle();
  expect([railsMounted(), tilesIn(0), tilesIn(2)]).toEqual([from(0, 3), from(0, 6), from(0, 6)]);
  expect(sections()).toBe(railCount);
});

test('[UI32] a move renders no tile, asks for none, and measures nothing', () => {
  const forget = knowPreventScroll();
  open();
  page.idle();
  act(() => void page.engine.focus('screen/page/rail-0/t0'));
  const walk = ['right', 'down', 'right', 'right', 'left', 'down', 'right', 'up', 'right'] as const;
  const layout = countLayoutReads();
  try {
    for (const direction of [...walk, ...walk, ...walk]) {
      page.idle();
      const from = tileAt(page.engine.getFocused());
      rendered.mockClear();
      asked.mockClear();
      page.move(direction);
      const to = tileAt(page.engine.getFocused());
      expect(to).not.toBe(from);
      expect(rendered).not.toHaveBeenCalled();
      expect(asked).not.toHaveBeenCalled();
    }
    expect(layout.reads).toEqual([]);
  } finally {
    layout.end();
    forget();
  }
});

test('[UI260] a move to the next rail leaves work to the page alone, a move along it to its strip', () => {
  open();
  page.idle();
  act(() => void page.engine.focus('screen/page/rail-4/t0'));
  page.idle();
  page.move('down');
  expect(page.waiting()).toBe(1);
  page.idle();
  page.move('right');
  expect(page.waiting()).toBe(1);
});

/** `3-7` of `screen/page/rail-3/t7`. */
function tileAt(id: string | null): string {
  return (id ?? '').replace('screen/page/rail-', '').replace('/t', '-');
}

test('[UI30] moves the page so that the title of the focused rail rests at y 110, and marks that rail', () => {
  const onTopChange = vi.fn();
  open({ ...few, onTopChange });
  act(() => void page.engine.focus('screen/page/rail-0/t0'));
  expect(columnTransform()).toBe('translateY(0rem)');
  page.move('down');
  expect(columnTransform()).toBe(`translateY(${-(26.5 + 17.875 - 6.875)}rem)`);
  expect(onTopChange.mock.calls).toEqual([[false]]);
  expect(page.container.querySelectorAll('section[data-active]')).toHaveLength(1);
  expect(page.container.querySelector('.fs-rails-resting')).not.toBeNull();
  page.move('up', 'up');
  expect(page.engine.getFocused()).toBe('screen/page/hero/play');
  expect(onTopChange.mock.calls).toEqual([[false], [true]]);
  expect(page.container.querySelector('.fs-rails-resting')).toBeNull();
});

test('[UI47] [UI280] a hero is entered from below by what stands lowest in it; a rail may be entered at its first tile', () => {
  page = openTestPage();
  page.render(
    <>
      <Button focusKey="menu" order={0} label="Menu" />
      <Page
        label="Havgus"
        hero={
          <>
            <Button focusKey="play" order={0} label="Play" />
            <Tabs label="Seasons" entries={['s1', 's2'].map((key) => ({ key, label: key, isCurrent: key === 's2' }))} />
          </>
        }
      >
        <Rail
          focusKey={'rail-0'}
          order={0}
          role={'wide'}
          count={4}
          keyOf={keyOf}
          start={keyOf(0)}
          renderTile={(index) => <ProbedTile name={`0-${index}`} />}
        />
      </Page>
    </>,
  );
  act(() => void page.engine.focus('screen/page/rail-0/t2'));
  page.move('up');
  expect(page.engine.getFocused()).toBe('screen/page/hero/tabs/s2');
  page.move('up', 'up', 'down');
  expect(page.engine.getFocused()).toBe('screen/page/hero/play');
  page.engine.forget('screen/page/rail-0');
  page.move('down', 'down');
  expect(page.engine.getFocused()).toBe('screen/page/rail-0/t0');
});

test('[UI20] slides the strip so that focus stands at the safe edge, the other way in right-to-left', () => {
  open(few);
  act(() => void page.engine.focus('screen/page/rail-0/t2'));
  expect(stripTransform(0)).toBe('translateX(-35.5rem)');
  page.close();
  open(few, { readingDirection: 'rtl' });
  act(() => void page.engine.focus('screen/page/rail-0/t2'));
  expect(stripTransform(0)).toBe('translateX(35.5rem)');
});

test('[UI25] comes back to the tile where a rail was left, and enters a new one under what is seen above', () => {
  open(few);
  page.idle();
  act(() => void page.engine.focus('screen/page/rail-0/t0'));
  page.move('right', 'right', 'right', 'down');
  expect(page.engine.getFocused()).toBe('screen/page/rail-1/t0');
  page.move('up');
  expect(page.engine.getFocused()).toBe('screen/page/rail-0/t3');
});

test('[UI33] tells which rails are near, at once and as focus moves', () => {
  const onNearChange = vi.fn<(near: IndexRange) => void>();
  open({ rails: 8, tiles: 3, onNearChange });
  act(() => void page.engine.focus('screen/page/rail-0/t0'));
  expect(onNearChange.mock.calls).toEqual([[{ first: 0, end: 4 }]]);
  page.move('down', 'down');
  expect(onNearChange.mock.calls.slice(1)).toEqual([[{ first: 0, end: 6 }], [{ first: 0, end: 7 }]]);
});

test('[UI306] mounts a rail at once when focus jumps to it', () => {
  open();
  act(() => void page.engine.focus('screen/page/rail-15/t0'));
  expect(page.find('screen/page/rail-15/t0')).toBe(document.activeElement);
});

test.each([railCount, 2])(
  '[UI281] goes to the rail that has focus before it has a place, where %i came first',
  (first) => {
    page = openTestPage();
    page.engine.focus('screen/page/rail-15/t3');
    const onNearChange = vi.fn<(near: IndexRange) => void>();
    page.render(<Home rails={first} onNearChange={onNearChange} />);
    page.render(<Home onNearChange={onNearChange} />);
    expect(page.engine.getFocused()).toBe('screen/page/rail-15/t3');
    expect(onNearChange).toHaveBeenLastCalledWith({ first: 13, end: 20 });
    expect(page.find('screen/page/rail-15/t3')).toBe(document.activeElement);
  },
);

test('[UI21] keeps the tiles of a rail of 500 that are near, and follows focus through it', () => {
  open({ rails: 1, tiles: 500 });
  page.idle();
  expect(tilesIn(0)).toEqual(from(0, 6));
  for (let step = 0; step < 60; step += 1) page.move('right');
  expect(page.find(page.engine.getFocused() ?? '')).toBe(document.activeElement);
  page.idle();
  act(() => void page.engine.focus('screen/page/rail-0/t71'));
  page.idle();
  expect(page.find('screen/page/rail-0/t71')).toBe(document.activeElement);
  expect(tilesIn(0)).toEqual(from(68, 77));
});

test('[UI39] [UI317] mounts the tiles around the one that focus jumps to at once, and tells readers which of how many each is', () => {
  open();
  page.idle();
  act(() => void page.engine.focus('screen/page/rail-0/t12'));
  expect(tilesIn(0)).toEqual(from(11, 16));
  const tile = page.find('screen/page/rail-0/t12');
  expect(tile).toBe(document.activeElement);
  expect(tile?.closest('[role=listitem]')?.getAttribute('aria-setsize')).toBe('24');
  page.idle();
  expect(tilesIn(0)).toEqual(from(9, 18));
  // A step further all that is seen is there: the rest waits until the page is idle.
  act(() => void page.engine.move('right'));
  expect(tilesIn(0)).toEqual(from(9, 18));
  page.idle();
  expect(tilesIn(0)).toEqual(from(10, 19));
});

test('[UI39] mounts what a key brings into view though the tiles of idle time are not rendered yet', async () => {
  open();
  page.idle();
  act(() => void page.engine.focus('screen/page/rail-0/t12'));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  page.runIdleSteps();
  expect(tilesIn(0)).toEqual(from(11, 16));
  // What a key's event asks for React renders before anything else, what idle time asks for in a task of its own.
  vi.stubGlobal('event', new KeyboardEvent('keydown'));
  page.engine.move('left');
  await Promise.resolve();
  expect(tilesIn(0)).toEqual(from(10, 16));
});

test('[UI22] loads the pictures of near tiles alone, once a move has been shown', () => {
  open({ tiles: 12 });
  page.idle();
  const loaded = (rail: number): number =>
    page.container.querySelectorAll('section')[rail]?.querySelectorAll('img[src]').length ?? 0;
  act(() => void page.engine.focus('screen/page/rail-0/t0'));
  expect([loaded(0), loaded(11)]).toEqual([7, 0]);
  act(() => void page.engine.focus('screen/page/rail-9/t0'));
  expect([loaded(9), loaded(12)]).toEqual([5, 0]);
  page.idle();
  expect([loaded(9), loaded(12), loaded(0)]).toEqual([7, 7, 0]);
});

test('[UI38] [UI307] of 300 rails only those around focus are mounted, wherever it goes, and each of the others is one element', () => {
  vi.useFakeTimers();
  try {
    page = openTestPage();
    const rails = from(0, 299).map((order) => (
      <Rail
        key={order}
        focusKey={`rail-${order}`}
        order={order}
        role="wide"
        title={`Rail ${order}`}
        count={5_000}
        keyOf={keyOf}
        renderTile={(index) => <Tile href={`/${index}`} title={`${order}-${index}`} />}
      />
    ));
    page.render(<Page label="Home">{rails}</Page>);
    const rest = (): void => act(() => void vi.advanceTimersByTime(500));
    for (const order of [0, 150, 299, 40]) {
      act(() => void page.engine.focus(`screen/page/rail-${order}/t3`));
      expect(page.find(`screen/page/rail-${order}/t3`)).toBe(document.activeElement);
      page.idle();
      rest();
      page.idle();
      // The last rail rests lower, at the end of the page, and more is seen above it.
      const above = order === 299 ? 3 : 2;
      expect(railsMounted()).toEqual(from(Math.max(0, order - above), Math.min(299, order + 4)));
    }
    page.move('down', 'right');
    expect(page.find('screen/page/rail-41/t1')).toBe(document.activeElement);
    expect(sections()).toBe(300);
  } finally {
    vi.useRealTimers();
  }
});

test('[UI35] held keys run ahead of what the page mounts, and focus is never lost', () => {
  open();
  act(() => void page.engine.focus('screen/page/rail-0/t0'));
  for (const direction of [...Array(15).fill('down'), ...Array(23).fill('right'), ...Array(15).fill('up')] as const) {
    page.move(direction);
    expect(page.find(page.engine.getFocused() ?? '')).toBe(document.activeElement);
  }
  expect(page.engine.getFocused()).toBe('screen/page/rail-0/t0');
  page.move(...(Array(15).fill('down') as 'down'[]));
  expect(page.engine.getFocused()).toBe('screen/page/rail-15/t23');
});

test('[UI35] what was saved far down is restored, mounted or not', () => {
  open();
  act(() => void page.engine.focus('screen/page/rail-12/t20'));
  const saved = page.engine.snapshot();
  page.close();
  page = openTestPage();
  page.engine.restore(saved);
  page.render(<Home />);
  expect(page.engine.getFocused()).toBe('screen/page/rail-12/t20');
  expect(page.find('screen/page/rail-12/t20')).toBe(document.activeElement);
  expect(tilesIn(12)).toEqual(from(18, 23));
});

interface CollapsingProps {
  readonly statuses: readonly RailStatus[];
}

function Collapsing({ statuses }: CollapsingProps): ReactNode {
  return (
    <Page label="Item" hero={<Button focusKey="play" label="Play" />}>
      {statuses.map((status, order) => (
        <Rail
          key={order}
          focusKey={`rail-${order}`}
          role="wide"
          count={3}
          texts={{ message: 'Empty' }}
          canCollapse
          order={order}
          status={status}
          keyOf={keyOf}
          renderTile={tilesOf[order] ?? keyOf}
        />
      ))}
    </Page>
  );
}

const sections = (): number => page.container.querySelectorAll('section').length;
const isEmptyShown = (): boolean => page.container.textContent?.includes('Empty') ?? false;

test('[UI303] an empty rail collapses below focus, and what follows takes its place', () => {
  page = openTestPage();
  page.render(<Collapsing statuses={['loading', 'ready', 'ready']} />);
  act(() => void page.engine.focus('screen/page/hero/play'));
  page.render(<Collapsing statuses={['empty', 'ready', 'ready']} />);
  expect([sections(), isEmptyShown()]).toEqual([2, false]);
  page.move('down');
  expect(page.engine.getFocused()).toBe('screen/page/rail-1/t0');
  expect(columnTransform()).toBe('translateY(0rem)');
  page.render(<Collapsing statuses={['ready', 'ready', 'ready']} />);
  expect(sections()).toBe(3);
});

test.each([0, 1])('[UI303] an empty rail says so where focus stands in or below it (%i)', (focused) => {
  page = openTestPage();
  page.render(<Collapsing statuses={['ready', 'ready', 'ready']} />);
  act(() => void page.engine.focus(`screen/page/rail-${focused}/t1`));
  page.render(<Collapsing statuses={['empty', 'ready', 'ready']} />);
  expect([sections(), isEmptyShown()]).toEqual([3, true]);
  expect(page.find(page.engine.getFocused() ?? '')).toBe(document.activeElement);
});

test('[UI303] the last rail of a page that would collapse says that it is empty', () => {
  page = openTestPage();
  page.render(<Collapsing statuses={['loading', 'loading']} />);
  page.render(<Collapsing statuses={['empty', 'empty']} />);
  expect([sections(), isEmptyShown()]).toEqual([1, true]);
});

test('[UI336] at its end a page fades nothing out, before focus has reached its footer', () => {
  open(few);
  const fades = (): boolean => page.container.querySelector('main[data-moved]:not([data-bottom])') !== null;
  act(() => void page.engine.focus('screen/page/rail-1/t0'));
  expect(fades()).toBe(true);
  act(() => void page.engine.focus('screen/page/rail-3/t0'));
  expect(fades()).toBe(false);
});

test('[UI12] keeps the focused tile when another rail is put in above', () => {
  open({ rails: 5, tiles: 8 });
  act(() => void page.engine.focus('screen/page/rail-4/t1'));
  page.render(<Home rails={6} tiles={8} />);
  expect(page.engine.getFocused()).toBe('screen/page/rail-4/t1');
});

interface KeyedPageProps {
  readonly keys: readonly string[];
}

function KeyedPage({ keys }: KeyedPageProps): ReactNode {
  return (
    <Page label="Home" hero={<Button focusKey="play" label="Play" />}>
      {keys.map((key, order) => (
        <Rail
          key={key}
          focusKey={key}
          order={order}
          title={key}
          role="wide"
          count={8}
          keyOf={keyOf}
          renderTile={(index) => <Tile href={`/${key}-${index}`} title={`${key}-${index}`} />}
        />
      ))}
    </Page>
  );
}

test.each([
  ['one row less above', ['a', 'c', 'd', 'e']],
  ['one row more above', ['a', 'new', 'b', 'c', 'd', 'e']],
  ['its rows in another order', ['e', 'c', 'b', 'a', 'd']],
])(
  '[UI333] [found-focus-01] a page that changes to %s keeps the focused tile, and its place on the screen',
  (_, after) => {
    page = openTestPage();
    page.render(<KeyedPage keys={['a', 'b', 'c', 'd', 'e']} />);
    const column = () => page.container.querySelector('main')?.querySelector('div')?.style;
    const offsetRem = () => Number(columnTransform().replace(/[^\d.]/g, ''));
    act(() => void page.engine.focus('screen/page/b/t0'));
    const railAboveRem = offsetRem();
    act(() => void page.engine.focus('screen/page/c/t2'));
    const before = offsetRem();
    const railRem = before - railAboveRem;
    page.render(<KeyedPage keys={after} />);
    expect(page.engine.getFocused()).toBe('screen/page/c/t2');
    expect(offsetRem() - before).toBeCloseTo((after.indexOf('c') - 2) * railRem, 5);
    expect(column()?.transition).toBe('none');
    act(() => void page.engine.move('down'));
    expect(column()?.transition).toBe('');
  },
);

test('[UI333] [found-focus-01] focus whose row is gone from the page goes to what took its place', () => {
  page = openTestPage();
  page.render(<KeyedPage keys={['a', 'b', 'c', 'd', 'e']} />);
  act(() => void page.engine.focus('screen/page/c/t2'));
  page.render(<KeyedPage keys={['a', 'b', 'd', 'e']} />);
  expect(page.engine.getFocused()).toMatch('screen/page/d/');
  page.render(<KeyedPage keys={['a', 'b']} />);
  expect(page.engine.getFocused()).toMatch('screen/page/b/');
});

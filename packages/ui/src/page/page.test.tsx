import { act, Profiler, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import { openTestPage, type TestPage, type TestPageOptions } from '../page-fixture';
import { Rail } from '../rail/rail';
import type { RailStatus } from '../rail/rail-height';
import { Tabs } from '../tabs/tabs';
import { Tile } from '../tile/tile';
import { countLayoutReads, knowPreventScroll } from './layout-reads-fixture';
import { Page } from './page';
import type { NearRails } from './page-stage';

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
  readonly onNearChange?: (near: NearRails) => void;
  readonly onTopChange?: (isAtTop: boolean) => void;
}

function Home({ rails = railCount, tiles = tileCount, onNearChange, onTopChange }: PageProps): ReactNode {
  return (
    <Page
      focusKey="page"
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
const mountedTiles = (): number => page.container.querySelectorAll('[role=listitem]').length;

test('[UI31] mounts what is seen first, and all 20 rails of 24 tiles when the page has been idle', () => {
  open();
  expect(mountedTiles()).toBe(6);
  page.idle();
  expect(mountedTiles()).toBe(railCount * tileCount);
}, 20_000);

test('[UI32] a move renders no tile, asks for none, and measures nothing', () => {
  const forget = knowPreventScroll();
  open();
  page.idle();
  act(() => void page.engine.focus('screen/page/rail-0/t0'));
  const walk = ['right', 'down', 'right', 'right', 'left', 'down', 'right', 'up', 'right'] as const;
  const layout = countLayoutReads();
  try {
    for (const direction of [...walk, ...walk, ...walk]) {
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
}, 20_000);

test('[UI260] a move to the next rail leaves work to the page and to the strips that come near, go far or have focus alone', () => {
  open();
  page.idle();
  act(() => void page.engine.focus('screen/page/rail-4/t0'));
  page.idle();
  page.move('down');
  expect(page.waiting()).toBe(4);
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
        focusKey="page"
        label="Havgus"
        hero={
          <>
            <Button focusKey="play" order={0} label="Play" />
            <Tabs label="Seasons" entries={['s1', 's2'].map((key) => ({ key, label: key, isCurrent: key === 's2' }))} />
          </>
        }
      >
        <Rail
          {...{ focusKey: 'rail-0', order: 0, role: 'wide', count: 4, keyOf, isEnteredFirst: true }}
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
  const onNearChange = vi.fn<(near: NearRails) => void>();
  open({ ...few, tiles: 3, onNearChange });
  act(() => void page.engine.focus('screen/page/rail-0/t0'));
  expect(onNearChange.mock.calls).toEqual([[{ first: 0, last: 3 }]]);
  page.move('down', 'down');
  expect(onNearChange.mock.calls.slice(1)).toEqual([[{ first: 0, last: 4 }], [{ first: 1, last: 5 }]]);
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
    const onNearChange = vi.fn<(near: NearRails) => void>();
    page.render(<Home rails={first} onNearChange={onNearChange} />);
    page.render(<Home onNearChange={onNearChange} />);
    expect(page.engine.getFocused()).toBe('screen/page/rail-15/t3');
    expect(onNearChange).toHaveBeenLastCalledWith({ first: 14, last: 18 });
    expect(page.find('screen/page/rail-15/t3')).toBe(document.activeElement);
  },
);

test('[UI21] keeps a rail of 500 tiles in blocks and follows focus through it', () => {
  open({ rails: 1, tiles: 500 });
  page.idle();
  expect(mountedTiles()).toBe(24);
  act(() => void page.engine.focus('screen/page/rail-0/t11'));
  for (let step = 0; step < 60; step += 1) page.move('right');
  page.idle();
  expect(page.engine.getFocused()).toBe('screen/page/rail-0/t71');
  expect(page.find('screen/page/rail-0/t71')).toBe(document.activeElement);
  expect(mountedTiles()).toBe(36);
});

test('[UI22] loads the pictures of near rails alone, once a move has been shown', () => {
  open({ tiles: 12 });
  page.idle();
  const loaded = (rail: number): number =>
    Array.from(page.container.querySelectorAll('section')[rail]?.querySelectorAll('img') ?? []).filter((image) =>
      image.hasAttribute('src'),
    ).length;
  act(() => void page.engine.focus('screen/page/rail-0/t0'));
  expect(loaded(0)).toBe(10);
  expect(loaded(10)).toBe(0);
  act(() => void page.engine.focus('screen/page/rail-9/t0'));
  expect(loaded(10)).toBe(0);
  page.idle();
  expect(loaded(10)).toBe(10);
}, 20_000);

test('[UI307] of 300 rails only those around focus have tiles, wherever it goes', () => {
  vi.useFakeTimers();
  try {
    page = openTestPage();
    const rails = Array.from({ length: 300 }, (_, order) => (
      <Rail
        key={order}
        focusKey={`rail-${order}`}
        role="wide"
        title={`Rail ${order}`}
        count={5_000}
        {...{ order, keyOf }}
        renderTile={(index) => <Tile href={`/${index}`} title={`${order}-${index}`} />}
      />
    ));
    page.render(
      <Page focusKey="page" label="Home">
        {rails}
      </Page>,
    );
    const rest = (): void => act(() => void vi.advanceTimersByTime(500));
    for (const order of [0, 150, 299, 40]) {
      act(() => void page.engine.focus(`screen/page/rail-${order}/t3`));
      rest();
      expect(page.find(`screen/page/rail-${order}/t3`)).toBe(document.activeElement);
      expect(mountedTiles()).toBeLessThanOrEqual(41 * 24);
    }
    page.move('down', 'right');
    expect(page.find('screen/page/rail-41/t1')).toBe(document.activeElement);
    expect(sections()).toBe(300);
  } finally {
    vi.useRealTimers();
  }
}, 20_000);

interface FoldingProps {
  readonly statuses: readonly RailStatus[];
}

function Folding({ statuses }: FoldingProps): ReactNode {
  return (
    <Page focusKey="page" label="Item" hero={<Button focusKey="play" label="Play" />}>
      {statuses.map((status, order) => (
        <Rail
          key={order}
          focusKey={`rail-${order}`}
          role="wide"
          count={3}
          texts={{ message: 'Empty' }}
          canFold
          {...{ order, status, keyOf }}
          renderTile={tilesOf[order] ?? keyOf}
        />
      ))}
    </Page>
  );
}

const sections = (): number => page.container.querySelectorAll('section').length;
const isEmptyShown = (): boolean => page.container.textContent?.includes('Empty') ?? false;

test('[UI303] an empty rail folds away below focus, and what follows takes its place', () => {
  page = openTestPage();
  page.render(<Folding statuses={['loading', 'ready', 'ready']} />);
  act(() => void page.engine.focus('screen/page/hero/play'));
  page.render(<Folding statuses={['empty', 'ready', 'ready']} />);
  expect([sections(), isEmptyShown()]).toEqual([2, false]);
  page.move('down');
  expect(page.engine.getFocused()).toBe('screen/page/rail-1/t0');
  expect(columnTransform()).toBe('translateY(0rem)');
  page.render(<Folding statuses={['ready', 'ready', 'ready']} />);
  expect(sections()).toBe(3);
});

test.each([0, 1])('[UI303] an empty rail says so where focus stands in or below it (%i)', (focused) => {
  page = openTestPage();
  page.render(<Folding statuses={['ready', 'ready', 'ready']} />);
  act(() => void page.engine.focus(`screen/page/rail-${focused}/t1`));
  page.render(<Folding statuses={['empty', 'ready', 'ready']} />);
  expect([sections(), isEmptyShown()]).toEqual([3, true]);
  expect(page.find(page.engine.getFocused() ?? '')).toBe(document.activeElement);
});

test('[UI303] the last rail of a page that would fold says that it is empty', () => {
  page = openTestPage();
  page.render(<Folding statuses={['loading', 'loading']} />);
  page.render(<Folding statuses={['empty', 'empty']} />);
  expect([sections(), isEmptyShown()]).toEqual([1, true]);
});

test('[UI38] marks the strips that a TV does not draw, and never the one that focus jumps to', () => {
  open();
  page.idle();
  const far = (): readonly number[] =>
    Array.from(page.container.querySelectorAll('section')).flatMap((section, order) =>
      section.hasAttribute('data-far') ? [order] : [],
    );
  const order = (from: number, to: number): readonly number[] =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  expect(far()).toEqual(order(4, 19));
  act(() => void page.engine.focus('screen/page/rail-15/t0'));
  expect(far()).toEqual([...order(0, 13), 19]);
  expect(page.find('screen/page/rail-15/t0')).toBe(document.activeElement);
}, 20_000);

test('[UI39] shows the tiles around the one that focus jumps to, and hides those it leaves behind', () => {
  open();
  page.idle();
  const drawn = (): readonly number[] =>
    Array.from(page.container.querySelectorAll('section')[0]?.querySelectorAll('[role=listitem]') ?? []).flatMap(
      (slot, index) => (slot.hasAttribute('data-far') ? [] : [index]),
    );
  expect(drawn()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  act(() => void page.engine.focus('screen/page/rail-0/t12'));
  expect(drawn()).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  expect(page.find('screen/page/rail-0/t12')).toBe(document.activeElement);
  // A step further nothing that is seen was out of sight: the rest waits until the page is idle.
  act(() => void page.engine.move('right'));
  expect(drawn()).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  page.idle();
  expect(drawn()).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
}, 20_000);

test('[UI12] keeps the focused tile when another rail is put in above', () => {
  open({ rails: 5, tiles: 8 });
  act(() => void page.engine.focus('screen/page/rail-4/t1'));
  page.render(<Home rails={6} tiles={8} />);
  expect(page.engine.getFocused()).toBe('screen/page/rail-4/t1');
});

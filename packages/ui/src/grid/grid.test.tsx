import { act, Profiler, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import { countLayoutReads, knowPreventScroll } from '../page/layout-reads-fixture';
import { Page } from '../page/page';
import { openTestPage, type TestPage, type TestPageOptions } from '../page-fixture';
import { Tile } from '../tile/tile';
import { Grid, type GridProps } from './grid';

let page: TestPage;
afterEach(() => page.close());

const rendered = vi.fn<(tile: string) => void>();

const keyOf = (index: number): string => `t${index}`;
const renderTile = (index: number): ReactNode => (
  <Profiler id={`${index}`} onRender={rendered}>
    <Tile href={`/${index}`} title={`Title ${index}`} meta="meta" />
  </Profiler>
);

interface ListProps extends Partial<Pick<GridProps, 'status' | 'texts' | 'onRetry' | 'onReach'>> {
  readonly count?: number;
  readonly hasTools?: boolean;
}

function List({ count = 40, hasTools = false, ...props }: ListProps): ReactNode {
  return (
    <Page label="List" footer={<Button focusKey="top" label="To the top" />}>
      <Grid
        focusKey="grid"
        order={0}
        title="Films"
        note={`${count}`}
        role="wide"
        count={count}
        keyOf={keyOf}
        renderTile={renderTile}
        tools={hasTools ? <Button focusKey="sort" label="Sort" /> : undefined}
        {...props}
      />
    </Page>
  );
}

function open(props: ListProps = {}, options?: TestPageOptions): void {
  page = openTestPage(options);
  page.render(<List {...props} />);
  page.idle();
}

const focused = (): string | undefined => page.engine.getFocused()?.split('/').pop();
const press = (...directions: readonly ('up' | 'down' | 'left' | 'right')[]): string | undefined => {
  page.move(...directions);
  return focused();
};
const columnRem = (): number =>
  Number(
    /translateY\((-?[\d.]+)rem\)/.exec(page.container.querySelector('main > div')?.getAttribute('style') ?? '')?.[1],
  );
const mounted = (): readonly number[] =>
  Array.from(
    page.container.querySelectorAll('[role=listitem]'),
    (item) => Number(item.getAttribute('aria-posinset')) - 1,
  );
const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test('[UI991] mounts the rows that are seen, and those beside them when the page is idle', () => {
  page = openTestPage();
  page.render(<List />);
  expect(mounted()).toEqual(from(0, 11));
  page.idle();
  expect(mounted()).toEqual(from(0, 15));
  page.move('down', 'down', 'down', 'down', 'down');
  page.idle();
  expect(mounted()).toEqual(from(12, 35));
});

test.each(['ltr', 'rtl'] as const)('[UI992] up and down keep the column, over a shorter last row too, in %s', (way) => {
  open({ count: 18 }, { readingDirection: way });
  const on = way === 'ltr' ? 'right' : 'left';
  expect(press(on, on, on)).toBe('t3');
  expect(press('down', 'down', 'down')).toBe('t15');
  expect(press('down')).toBe('t17');
  expect(press('up', 'up')).toBe('t11');
  expect(press(on)).toBe('t11');
});

test('[UI993] the page moves up with the row that has focus, and ends with the last rows', () => {
  open({ count: 24 });
  expect(columnRem()).toBeCloseTo(0);
  press('down');
  const head = 3;
  const pitch = 14.875;
  expect(columnRem()).toBeCloseTo(-(head + pitch - 1.25));
  press('down');
  expect(columnRem()).toBeCloseTo(-(head + 2 * pitch - 1.25));
  press('down', 'down', 'down');
  const endRem = 110 / 16 + head + 6 * pitch + 151 / 16 - 45;
  expect([focused(), columnRem()]).toEqual(['t20', expect.closeTo(-endRem)]);
  press('up', 'up', 'up', 'up', 'up');
  expect([focused(), columnRem()]).toEqual(['t0', expect.closeTo(0)]);
});

test('[UI994] tells the last tile that is near as focus goes down', () => {
  const onReach = vi.fn<(index: number) => void>();
  open({ onReach });
  expect(onReach).toHaveBeenLastCalledWith(15);
  press('down', 'down');
  expect(onReach).toHaveBeenLastCalledWith(23);
});

test('[UI995] is entered at its tiles, and its buttons lie above them', () => {
  open({ hasTools: true });
  expect(focused()).toBe('t0');
  expect([press('up'), columnRem()]).toEqual(['sort', expect.closeTo(0)]);
  expect(press('down')).toBe('t0');
  expect([press('down', 'up', 'up'), columnRem()]).toEqual(['sort', expect.closeTo(0)]);
});

test('[UI995] focus waits for tiles that load, and a failed list offers to try again in their place', () => {
  const onRetry = vi.fn<() => void>();
  open({ count: 0, status: 'loading' });
  expect([focused(), page.container.querySelector('section')?.getAttribute('aria-busy')]).toEqual(['tiles', 'true']);
  page.render(<List count={0} status="failed" texts={{ message: 'Failed', action: 'Retry' }} onRetry={onRetry} />);
  expect(focused()).toBe('action');
  page.find('screen/page/grid/tiles/action')?.click();
  expect(onRetry).toHaveBeenCalledOnce();
  page.render(<List count={8} />);
  expect(focused()).toBe('t0');
});

test('[UI996] of 2 000 tiles under 400 elements are mounted, wherever focus is', () => {
  open({ count: 2_000 });
  expect(page.container.querySelectorAll('*').length).toBeLessThan(400);
  act(() => void page.engine.focus('screen/page/grid/tiles/t1200'));
  page.idle();
  expect([focused(), mounted()]).toEqual(['t1200', from(1192, 1215)]);
  expect(page.container.querySelectorAll('*').length).toBeLessThan(400);
});

test('[UI996] a move along a row renders no tile, and none measures anything', () => {
  const forget = knowPreventScroll();
  open();
  rendered.mockClear();
  const layout = countLayoutReads();
  try {
    page.move('right', 'right', 'left', 'down', 'up');
    page.idle();
    expect(layout.reads).toEqual([]);
  } finally {
    layout.end();
    forget();
  }
  expect(rendered.mock.calls.filter(([tile]) => Number(tile) < 16)).toEqual([]);
});

import { act, Profiler, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { Rail } from '../rail/rail';
import { Tile } from '../tile/tile';
import { countLayoutReads, knowPreventScroll } from './layout-reads-fixture';
import { Page } from './page';

const railCount = 100;
const tileCount = 1_000;
const mostElements = 1_500;

let page: TestPage;
afterEach(() => page.close());

/** Hears of every rail and tile in which React rendered anything: whether it is new, or was there. */
const rendered = vi.fn<(name: string, phase: string) => void>();

const keyOf = (index: number): string => `t${index}`;
const tilesOf = Array.from({ length: railCount }, (_, rail) => (index: number) => (
  <Profiler id={`${rail}-${index}`} onRender={rendered}>
    <Tile href={`/${rail}/${index}`} title={`${rail}-${index}`} meta="meta" image={`/${index}.jpg`} />
  </Profiler>
));

function LongPage(): ReactNode {
  return (
    <Page label="Long">
      {tilesOf.map((renderTile, order) => (
        <Rail
          key={order}
          focusKey={`rail-${order}`}
          order={order}
          title={`Rail ${order}`}
          role="wide"
          count={tileCount}
          keyOf={keyOf}
          renderTile={renderTile}
        />
      ))}
    </Page>
  );
}

/** Presses an arrow so often, with idle time in between, and gives the most elements that there were. */
function hold(direction: 'down' | 'right' | 'left' | 'up', presses: number): number {
  let most = 0;
  for (let press = 0; press < presses; press++) {
    rendered.mockClear();
    page.move(direction);
    expect(rendered, `${direction} ${press}`).not.toHaveBeenCalled();
    page.idle();
    expect(rendered.mock.calls.filter(([, phase]) => phase !== 'mount')).toEqual([]);
    most = Math.max(most, page.container.querySelectorAll('*').length);
  }
  return most;
}

test('[UI1003] on 100 rails of 1 000 tiles a held arrow renders nothing that is mounted, and what comes near once', () => {
  const forget = knowPreventScroll();
  page = openTestPage();
  page.render(<LongPage />);
  page.idle();
  act(() => void page.engine.focus('screen/page/rail-0/t0'));
  page.idle();
  const layout = countLayoutReads();
  try {
    expect(hold('down', 30)).toBeLessThan(mostElements);
    expect(hold('right', 30)).toBeLessThan(mostElements);
    expect(hold('left', 15)).toBeLessThan(mostElements);
    expect(hold('up', 10)).toBeLessThan(mostElements);
    expect(page.engine.getFocused()).toBe('screen/page/rail-20/t0');
    expect(layout.reads).toEqual([]);
  } finally {
    layout.end();
    forget();
  }
});

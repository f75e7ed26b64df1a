import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Button } from '../button/button';
import { openTestPage, type TestPage } from '../page-fixture';
import { Rail } from '../rail/rail';
import { Tile } from '../tile/tile';
import { Page } from './page';

let page: TestPage;
beforeEach(() => {
  page = openTestPage();
});
afterEach(() => page.close());

const renderTile = (index: number): ReactNode => <Tile href={`/${index}`} title={`Tile ${index}`} />;

const home = (
  <Page label="Home" hero={<Button focusKey="play" label="Play" />} footer={<Button focusKey="top" label="Top" />}>
    {[0, 1, 2, 3].map((order) => (
      <Rail
        key={order}
        focusKey={`rail-${order}`}
        order={order}
        title={`Rail ${order}`}
        role="wide"
        count={4}
        keyOf={(index) => `t${index}`}
        renderTile={renderTile}
      />
    ))}
  </Page>
);

test('[UI560] under a hero only the last lines are hidden at the top, without one the whole end fades there too', () => {
  const fades = (): readonly string[] =>
    Array.from(page.container.querySelectorAll('.fs-sill,.fs-fade'), ({ className }) => className);
  page.render(home);
  expect(fades()).toEqual([expect.stringContaining('fs-sill'), expect.not.stringContaining('standing')]);
  page.render(<Page label="Words">{null}</Page>);
  expect(fades()).toEqual([expect.stringContaining('standing')]);
});

test('[UI561] the hero goes with its art once the page has left it behind', () => {
  page.render(home);
  const isPast = (): boolean => page.container.querySelector('main[data-past]') !== null;
  const focus = (id: string): void => act(() => void page.engine.focus(`screen/page/${id}`));
  focus('rail-0/t0');
  expect(isPast()).toBe(false);
  focus('rail-1/t0');
  expect(isPast()).toBe(true);
  focus('hero/play');
  expect(isPast()).toBe(false);
});

test('[UI3] a hero that goes fades as long as all that fades', () => {
  page.render(home);
  expect(page.container.querySelector('main [class*="top"]')?.classList.contains('fs-fades')).toBe(true);
});

test('[UI776] a part of a screen has its own name, and neither landmark nor ground', () => {
  page.render(
    <Page label="Found" isPart>
      {null}
    </Page>,
  );
  const part = page.container.querySelector('section[aria-label=Found]');
  expect([page.container.querySelector('main'), part?.classList.contains('fs-bg')]).toEqual([null, false]);
});

test('[UI777] a page is entered by its start, and later where it was left', () => {
  page.render(
    <>
      <Button focusKey="menu" order={0} label="Menu" />
      <Page label="Found" start="rail-1">
        {[0, 1, 2].map((order) => (
          <Rail
            key={order}
            focusKey={`rail-${order}`}
            order={order}
            role="wide"
            count={2}
            keyOf={(index) => `t${index}`}
            renderTile={renderTile}
          />
        ))}
      </Page>
    </>,
  );
  act(() => void page.engine.focus('screen/menu'));
  page.move('down');
  expect(page.engine.getFocused()).toBe('screen/page/rail-1/t0');
  page.move('up');
  act(() => void page.engine.focus('screen/menu'));
  page.move('down');
  expect(page.engine.getFocused()).toBe('screen/page/rail-0/t0');
});

import { afterEach, expect, test } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { tvLayout } from '../settings/layout';
import { LayoutProvider } from '../settings/ui-settings';
import { Tile } from '../tile/tile';
import { Rail } from './rail';
import type { RailStatus } from './rail-height';

let page: TestPage;
afterEach(() => page.close());

/** The right half of a screen, with smaller tiles. */
const half = {
  ...tvLayout,
  widthRem: 40,
  safeRem: 2,
  gapRem: 1,
  tiles: { ...tvLayout.tiles, wide: { widthRem: 12, heightRem: 7, caption: 'always' } },
} as const;

function show(status: RailStatus): void {
  page.render(
    <LayoutProvider layout={half}>
      <Rail
        focusKey="rail"
        order={0}
        title="Serier"
        note="4"
        role="wide"
        count={4}
        keyOf={String}
        renderTile={(index) => <Tile href={`/${index}`} title={`Tile ${index}`} />}
        status={status}
        texts={{ message: 'Fejl', action: 'Prøv igen' }}
      />
    </LayoutProvider>,
  );
}

const styleOf = (selector: string): CSSStyleDeclaration | undefined =>
  page.container.querySelector<HTMLElement>(selector)?.style;

test('[UI770] a rail in a part of the screen has the edges, gaps and tiles of that part', () => {
  page = openTestPage();
  show('ready');
  expect(styleOf('[class*=head]')?.padding).toBe('0px 2rem');
  expect([styleOf('a.fs-tile')?.width, styleOf('.fs-tile-frame')?.height]).toEqual(['12rem', '7rem']);
  const second = page.find('screen/rail/1')?.parentElement?.style;
  expect(second?.left).toBe('15rem');
});

test('[UI770] so it has while it loads, and where it failed', () => {
  page = openTestPage({ readingDirection: 'rtl' });
  show('loading');
  expect(styleOf('[aria-hidden=true].fs-strip')?.padding).toBe('0px 2rem');
  const shape = styleOf('.fs-skeleton');
  expect([shape?.width, shape?.marginLeft, shape?.marginRight]).toEqual(['12rem', '1rem', '']);
  show('failed');
  expect(styleOf('[role=status]')?.margin).toBe('0px 2rem');
});

test('[UI770] tiles of the usual size leave it to the stylesheet', () => {
  page = openTestPage();
  page.render(<Tile focusKey="tile" href="/1" title="Tile" />);
  expect(styleOf('a.fs-tile')?.width).toBe('');
});

test('[UI771] what a rail is told to note stands after its title', () => {
  page = openTestPage();
  show('ready');
  expect(page.container.querySelector('[class*=head]')?.textContent).toBe('Serier4');
});

import { act, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { Rail } from '../rail/rail';
import { UiProvider } from '../settings/ui-settings';
import { Tile } from '../tile/tile';
import { Page } from './page';
import { useMeasuredSection } from './use-measured-section';

let page: TestPage;
let heightPx = 160;
afterEach(() => {
  page.close();
  vi.restoreAllMocks();
});

const keyOf = (index: number): string => `t${index}`;
const renderTile = (index: number) => <Tile href={`/${index}`} title={`Tile ${index}`} />;

function Text({ order, words }: { readonly order: number; readonly words: string }): ReactNode {
  const { ref, style, isMounted } = useMeasuredSection<HTMLElement>({ focusKey: 'text', order, content: words });
  return (
    <section ref={ref} style={style} className="text">
      {isMounted && words}
    </section>
  );
}

interface ColumnProps {
  readonly words?: string;
  readonly textScale?: number;
}

/** A text under three rails, with as many below. */
function open({ words = 'Words', textScale = 1 }: ColumnProps = {}): void {
  page.render(
    <UiProvider textScale={textScale}>
      <Page label="Home">
        {[0, 1, 2, 4, 5, 6].map((order) => (
          <Rail
            key={order}
            focusKey={`rail-${order}`}
            order={order}
            title={`Rail ${order}`}
            role="wide"
            count={3}
            keyOf={keyOf}
            renderTile={renderTile}
          />
        ))}
        <Text order={3} words={words} />
      </Page>
    </UiProvider>,
  );
}

function watchMeasures() {
  heightPx = 160;
  return vi
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, 0, 1280, heightPx));
}

const section = (): HTMLElement | null => page.container.querySelector('.text');
const offset = (): string => page.container.querySelector('main')?.querySelector('div')?.style.transform ?? '';
const focus = (order: number): void => act(() => void page.engine.focus(`screen/page/rail-${order}/t0`));

test('[UI316] is measured once, and is a place of its height while it is far', () => {
  const measures = watchMeasures();
  page = openTestPage();
  open();
  expect(measures).toHaveBeenCalledOnce();
  expect([section()?.textContent, section()?.style.height]).toEqual(['', '10rem']);
  focus(4);
  expect([section()?.textContent, section()?.style.height]).toEqual(['Words', '']);
  expect(measures).toHaveBeenCalledOnce();
});

test('[UI316] stands in the column with its height', () => {
  watchMeasures();
  page = openTestPage();
  open();
  focus(2);
  const above = Number.parseFloat(offset().slice('translateY('.length));
  focus(4);
  const below = Number.parseFloat(offset().slice('translateY('.length));
  expect(above - below).toBeCloseTo(286 / 16 + 10);
});

test.each<[string, ColumnProps]>([
  ['its content', { words: 'Other words' }],
  ['the size of text', { textScale: 1.3 }],
])('[UI316] is measured again when %s changes', (_, change) => {
  const measures = watchMeasures();
  page = openTestPage();
  open();
  heightPx = 320;
  open(change);
  expect(measures).toHaveBeenCalledTimes(2);
  expect(section()?.style.height).toBe('20rem');
});

test('[UI316] outside of a page it is mounted, and nothing is measured', () => {
  const measures = watchMeasures();
  page = openTestPage();
  page.render(<Text order={0} words="Words" />);
  expect(section()?.textContent).toBe('Words');
  expect(measures).not.toHaveBeenCalled();
});

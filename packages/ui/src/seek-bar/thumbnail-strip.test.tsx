import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../button/button';
import { openTestPage, type TestPage } from '../page-fixture';
import { tvLayout } from '../settings/layout';
import { SeekBar } from './seek-bar';

let page: TestPage;
afterEach(() => page.close());

const cells = (): readonly HTMLElement[] => Array.from(page.container.querySelectorAll<HTMLElement>('.fs-thumbnail'));
const translation = (cell: HTMLElement | undefined): number =>
  Number.parseFloat(/translateX\(([-\d.]+)rem\)/.exec(cell?.style.transform ?? '')?.[1] ?? 'NaN');

function open(
  positionSeconds: number,
  urlAt: (seconds: number) => string | undefined,
  readingDirection: 'ltr' | 'rtl' = 'ltr',
  layout = tvLayout,
): void {
  page = openTestPage({ readingDirection, layout });
  const thumbnails = { everySeconds: 10, urlAt };
  page.render(
    <>
      <Button focusKey="back" label="Tilbage" />
      <SeekBar
        label="Position"
        positionText="5:00"
        durationSeconds={600}
        positionSeconds={positionSeconds}
        thumbnails={thumbnails}
      />
    </>,
  );
}

test('[UI54] small pictures show over the line while it has focus, the one at the place large', () => {
  open(300, (seconds) => `/t/${seconds}.jpg`);
  act(() => void page.engine.focus('screen/back'));
  expect(cells()).toHaveLength(0);
  act(() => void page.engine.focus('screen/seek/bar'));
  const current = cells().filter((cell) => cell.hasAttribute('data-current'));
  expect(current).toHaveLength(1);
  expect(current[0]?.querySelector<HTMLElement>('.fs-thumbnail-art')?.style.backgroundImage).toContain('/t/300.jpg');
  // In the middle of a line of 72.5 rem, less half its own width.
  expect(translation(current[0])).toBeCloseTo(36.25 - 6, 3);
  expect(current[0]?.style.transform).toContain('scale(');
});

test('[UI54] the large picture stays between the safe edges', () => {
  open(0, () => undefined);
  act(() => void page.engine.focus('screen/seek/bar'));
  expect(translation(cells()[0])).toBeCloseTo(7.75 - 6, 3);
  expect(cells().every((cell) => translation(cell) < 80)).toBe(true);
});

test.each([
  ['desktop', 120, 60],
  ['phone', 24.375, 20],
] as const)(
  '[UI54] in a window of a %s the large one stands over the knob of its own line',
  (name, widthRem, edgePx) => {
    open(300, () => undefined, undefined, { ...tvLayout, name, widthRem });
    act(() => void page.engine.focus('screen/seek/bar'));
    const current = cells().filter((cell) => cell.hasAttribute('data-current'));
    expect(translation(current[0])).toBeCloseTo((widthRem - edgePx / 8) / 2 - 6, 3);
  },
);

test('[UI54] mirrored in right-to-left', () => {
  open(0, () => undefined, 'rtl');
  act(() => void page.engine.focus('screen/seek/bar'));
  expect(translation(cells()[0])).toBeCloseTo(-(7.75 - 6), 3);
});

test('[UI54] a part of a sheet fills its place whatever the size of the file', () => {
  page = openTestPage();
  const sheet = { url: '/s.jpg', x: 320, y: 90, width: 160, height: 90, sheetWidth: 640, sheetHeight: 360 };
  const thumbnails = { everySeconds: 10, urlAt: () => sheet };
  page.render(
    <SeekBar label="Position" positionText="0:00" positionSeconds={0} durationSeconds={5} thumbnails={thumbnails} />,
  );
  act(() => void page.engine.focus('screen/seek/bar'));
  const art = page.container.querySelector<HTMLElement>('.fs-thumbnail-art')?.style;
  expect(art?.backgroundSize).toBe('400% 400%');
  expect(Number.parseFloat(art?.backgroundPosition ?? '')).toBeCloseTo(66.667, 2);
});

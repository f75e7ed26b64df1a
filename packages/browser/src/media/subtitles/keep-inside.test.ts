import { expect, test } from 'vitest';
import { keepInside, type PlacedCue } from './keep-inside';

const cue = (change: Partial<PlacedCue>): PlacedCue => ({
  writingMode: 'horizontal-tb',
  direction: 'ltr',
  textAlign: 'center',
  positionAlign: 'auto',
  position: null,
  size: 0,
  line: null,
  ...change,
});

/** Left and right edge of the box, in per cent. */
function edges(change: Partial<PlacedCue>): readonly number[] {
  const placed = cue(change);
  keepInside(placed);
  const { position, size, positionAlign, textAlign } = placed;
  const at = position ?? 50;
  if (positionAlign === 'line-left' || textAlign === 'left') return [at, at + size];
  if (positionAlign === 'line-right' || textAlign === 'right') return [at - size, at];
  return [at - size / 2, at + size / 2];
}

test.each([
  [{ position: 50 }, [0, 100]],
  [{ position: 20 }, [0, 40]],
  [{ position: 95, size: 30 }, [70, 100]],
  [{ position: 150 }, [60, 100]],
  [{ position: 10, textAlign: 'left' }, [10, 100]],
  [{ position: 90, textAlign: 'left' }, [60, 100]],
  [{ position: 90, positionAlign: 'line-right', size: 200 }, [0, 90]],
  [{ position: 5, textAlign: 'right', size: 30 }, [0, 30]],
])('[BR183] [found-sub-04] the box of %j is whole within the area', (change, expected) => {
  expect(edges(change)).toEqual(expected);
});

test.each([
  [
    { textAlign: 'start', direction: 'rtl', position: 10 },
    { position: 40, size: 40 },
  ],
  [
    { textAlign: 'end', direction: 'rtl', position: 10 },
    { position: 10, size: 90 },
  ],
  [
    { textAlign: 'start', position: 10 },
    { position: 10, size: 90 },
  ],
  [
    { textAlign: 'end', position: 10 },
    { position: 40, size: 40 },
  ],
])('[BR183] the edge of %j follows its direction', (change, expected) => {
  const placed = cue(change);
  keepInside(placed);
  expect(placed).toMatchObject(expected);
});

test('[BR183] lines without a place of their own, and upright ones, stay as they are', () => {
  for (const change of [{ size: 100 }, { position: 150, writingMode: 'vertical-rl' }, { line: 80 }]) {
    const placed = cue(change);
    keepInside(placed);
    expect(placed).toEqual(cue(change));
  }
});

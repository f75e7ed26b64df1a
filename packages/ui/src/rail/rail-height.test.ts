import { expect, test } from 'vitest';
import { tvLayout } from '../settings/layout';
import type { TileRole } from '../settings/tile-roles';
import { type RailStatus, railHeightRem } from './rail-height';

const height = (role: TileRole, status: RailStatus, hasTitle = true, textScale = 1): number =>
  railHeightRem({ role, status, hasTitle, textScale });

test('[UI24] adds title, tile, caption and the space to the next rail', () => {
  expect(height('wide', 'ready') * 16).toBeCloseTo(30 + 18 + 144 + 12 + 26 + 24 + 32);
  expect(height('poster', 'ready') * 16).toBeCloseTo(30 + 18 + 240 + 12 + 26 + 24 + 32);
  expect(height('link', 'ready', false) * 16).toBeCloseTo(72 + 32);
});

test('[UI24] keeps its height from loading to ready, and takes less for a message', () => {
  expect(height('block', 'loading')).toBe(height('block', 'ready'));
  expect(height('block', 'failed')).toBeLessThan(height('block', 'ready'));
  expect(height('block', 'empty')).toBeLessThan(height('block', 'ready'));
});

test('[UI420] [found-kids-01] has room for the letters of a universe, and for two lines of them', () => {
  const rail = { ...tvLayout.rail, captionTitle: 32 };
  const layout = { ...tvLayout, rail, captionLines: 2 as const };
  const shape = { role: 'block', status: 'ready', hasTitle: false, isTitleHidden: true, textScale: 1 } as const;
  expect(railHeightRem({ ...shape, layout }) * 16).toBeCloseTo(14 + 258 + 12 + 2 * 32 + 24 + 32);
});

test('[UI421] the largest tiles stand in the middle of the screen', () => {
  const shape = { role: 'big', status: 'ready', hasTitle: false, isTitleHidden: true, textScale: 1 } as const;
  expect(railHeightRem(shape) * 16).toBeCloseTo(50 + 330 + 32);
});

test('[UI24] grows with large text, tiles as they are', () => {
  expect(height('wide', 'ready', true, 1.3)).toBeGreaterThan(height('wide', 'ready'));
});

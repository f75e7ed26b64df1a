import { expect, test } from 'vitest';
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

test('[UI24] grows with large text, tiles as they are', () => {
  expect(height('wide', 'ready', true, 1.3)).toBeGreaterThan(height('wide', 'ready'));
});

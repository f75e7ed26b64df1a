import { expect, it } from 'vitest';
import { placeOf, plainPath } from './source-map';

// Columns 0 and 3 of the first line are lines 1 and 2 of a.ts, column 0 of the second is line 3 of b.ts, column 2 is nobody's.
const map = { sources: ['a.ts', 'b.ts'], mappings: 'AAAA,GACA;ACCA,E' };
const code = 'aa;bb;\na;x';

it.each([
  [0, 'a.ts', 1],
  [2, 'a.ts', 1],
  [4, 'a.ts', 2],
  [7, 'b.ts', 3],
])('[HO180] place %s of a script is in %s, line %s', (position, source, line) => {
  expect(placeOf(code, map, position)).toEqual({ source, line });
});

it('[HO180] knows no source of what the bundler wrote, nor of a script without marks', () => {
  expect(placeOf(code, map, 9)).toBeUndefined();
  expect(placeOf(code, { sources: [], mappings: '' }, 3)).toBeUndefined();
});

it('[HO180] names a source from the root, or from its library', () => {
  expect(plainPath('../../packages/ui/src/tile.ts')).toBe('packages/ui/src/tile.ts');
  expect(plainPath('../node_modules/.pnpm/react@1/node_modules/react/index.js')).toBe('react/index.js');
});

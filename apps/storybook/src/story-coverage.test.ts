import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSources, readStories } from './read-sources';
import { exportedComponents, findHasty, findSilent, findUnseen } from './story-coverage';

const index = join(import.meta.dirname, '../../../packages/ui/src/index.ts');

it('[SB1] shows every component of ui, and plays every story', () => {
  const components = exportedComponents(readFileSync(index, 'utf8'));
  expect(components).toContain('Rail');
  expect(findUnseen(components, readSources('ui', '.stories.tsx'))).toEqual([]);
  expect(findSilent(readStories())).toEqual([]);
});

it('[SB1] finds a component that no story draws and a story that nobody plays', () => {
  const index =
    "export { Tile, type TileProps } from './tile';\nexport { FocusGroup } from './focus';\nexport { rem } from './rem';";
  expect(exportedComponents(index)).toEqual(['Tile']);
  const silent = { path: 'a.stories.tsx', text: 'export const Alone = {};\nexport const Played = { play: walk };\n' };
  expect(findUnseen(['Tile'], [silent])).toEqual(['Tile']);
  expect(findUnseen(['Tile'], [{ path: 'b.stories.tsx', text: '<Tile href="/" />' }])).toEqual([]);
  expect(findSilent([silent])).toEqual(['a.stories.tsx: Alone']);
});

it('[SB380] no story looks at what may still be moving', () => {
  expect(findHasty(readStories())).toEqual([]);
  const measured = { path: 'a.stories.tsx', text: 'const { left } = chip.getBoundingClientRect();' };
  const seen = { path: 'c.stories.tsx', text: 'expect(chip).toBeVisible()' };
  expect(findHasty([measured, { path: 'b.stories.tsx', text: 'await boxOf(chip)' }, seen])).toEqual([
    measured.path,
    seen.path,
  ]);
});

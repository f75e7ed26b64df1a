import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exportedComponents, findSilent, findUnseen, type StorySource } from './story-coverage';

const packages = join(import.meta.dirname, '../../../packages');

const readStories = (folder: string): StorySource[] =>
  readdirSync(join(packages, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => ({ path, text: readFileSync(join(packages, folder, 'src', path), 'utf8') }));

it('[SB1] shows every component of ui, and plays every story', () => {
  const stories = readStories('ui');
  const components = exportedComponents(readFileSync(join(packages, 'ui/src/index.ts'), 'utf8'));
  expect(components).toContain('Rail');
  expect(findUnseen(components, stories)).toEqual([]);
  expect(findSilent([...stories, ...readStories('client')])).toEqual([]);
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

import { expect, it } from 'vitest';
import { findMirrored, findUnmirrored } from './mirrored-stories';
import { readSources, readStories } from './read-sources';
import type { StorySource } from './story-coverage';

const story = (path: string, meta: string): StorySource => ({
  path,
  text: `const meta = { component: Tile, ${meta} };\nexport default meta;\nexport const Alone = {};\n`,
});

it('[SB2] every component with styles of its own for right to left says that it is mirrored', () => {
  const styles = [...readSources('ui', '.module.css'), ...readSources('client', '.module.css')];
  expect(findUnmirrored(readStories(), styles)).toEqual([]);
});

it('[SB2] finds the stories that say so, and those that should', () => {
  const stories = [story('a/a.stories.tsx', "tags: ['mirrored']"), story('b/b.stories.tsx', "tags: ['test']")];
  expect(findMirrored([...stories, story('c/c.stories.tsx', 'args: {}')])).toEqual(['a/a.stories.tsx']);
  const style = (path: string, text: string) => ({ path, text });
  const rule = "html[dir='rtl'] .x { left: 0; }";
  expect(findUnmirrored(stories, [style('a/a.module.css', rule), style('b/b.module.css', rule)])).toEqual([
    'b/b.stories.tsx',
  ]);
  expect(findUnmirrored(stories, [style('b/b.module.css', '.x { left: 0; }')])).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorySource } from './story-coverage';

const packages = join(import.meta.dirname, '../../../packages');

/** Reads the source files of a package whose names end like that, by their paths on this machine. */
export function readSources(name: 'ui' | 'client', ending: string): StorySource[] {
  const folder = join(packages, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(folder, path), 'utf8') }));
}

/** Reads every story file. */
export function readStories(): StorySource[] {
  return [...readSources('ui', '.stories.tsx'), ...readSources('client', '.stories.tsx')];
}

import { loadCsf } from 'storybook/internal/csf-tools';
import type { StorySource } from './story-coverage';

/** The tag of a component that differs from right to left: its stories run in that direction too. */
export const MIRRORED_TAG = 'mirrored';

/** The paths of the story files whose component says that it differs from right to left. */
export function findMirrored(stories: readonly StorySource[]): string[] {
  return stories
    .filter(({ text, path }) => {
      const { meta } = loadCsf(text, { fileName: path, makeTitle: (title) => title ?? path }).parse();
      return meta.tags?.includes(MIRRORED_TAG) === true;
    })
    .map(({ path }) => path);
}

/** The paths of the story files beside styles of their own for right to left that do not say so. */
export function findUnmirrored(stories: readonly StorySource[], styles: readonly StorySource[]): string[] {
  const mirrored = findMirrored(stories);
  const folders = styles.filter(({ text }) => text.includes('rtl')).map(({ path }) => folderOf(path));
  return stories.map(({ path }) => path).filter((path) => folders.includes(folderOf(path)) && !mirrored.includes(path));
}

const folderOf = (path: string): string => path.replace(/[^/\\]+$/, '');

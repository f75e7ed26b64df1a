import type { WorkspacePackage } from './workspace';

const dialog = /^packages\/client\/src\/overlay\/[^/]+\/[^/]+-dialog\.tsx$/;

/** [HO65] Dialogs and prompts of client without a story. */
export const findMissingStories = (packages: readonly WorkspacePackage[]): string[] => {
  const paths = new Set(packages.flatMap(({ files }) => files.map(({ path }) => path)));
  return [...paths]
    .filter((path) => dialog.test(path) && !paths.has(path.replace(/\.tsx$/, '.stories.tsx')))
    .map((path) => `${path}: has no story`);
};

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { releaseVersion } from '../product-facts';
import { repository } from '../targets';

/** Asks git something in a folder; undefined where git, or a repository of its own, is not there. */
export type AskGit = (...words: readonly string[]) => Promise<string | undefined>;

const askGit: AskGit = (...words) =>
  promisify(execFile)('git', ['-C', repository, ...words]).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );

const commitLength = 12;

/**
 * The release of a build and the commit that it was made of, as people read it: `1.0.0 1a2b3c4d5e6f`. Of the same commit it is the same; a tree with
 * changes, and one without git, say so.
 */
export async function releaseOf(git: AskGit = askGit): Promise<string> {
  // A tree without git may lie in a folder of somebody else's repository, whose root is another.
  const [above, commit, changes] = await Promise.all([
    git('rev-parse', '--show-prefix'),
    git('rev-parse', 'HEAD'),
    git('status', '--porcelain', '--untracked-files=no'),
  ]);
  if (above !== '' || commit === undefined) return `${releaseVersion} without a commit`;
  return `${releaseVersion} ${commit.slice(0, commitLength)}${changes === '' ? '' : ' with changes'}`;
}

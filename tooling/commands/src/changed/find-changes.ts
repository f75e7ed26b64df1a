import type { RunProgram } from '../run-program';

/** What git knows of the files that a run of `npm test -- --changed` is about. */
export interface Changes {
  /** The commit that the files are compared with. */
  readonly base: string;
  /** Files that differ from it, committed or not, from the root. */
  readonly files: readonly string[];
  /** Every test file of the checkout, from the root. */
  readonly tests: readonly string[];
}

const mainBranches = ['origin/main', 'main'];

/** Finds the files that differ from where this branch left main, or from where it left the given ref; rejects where there is none. */
export async function findChanges(root: string, run: RunProgram, ref?: string): Promise<Changes> {
  const git = async (...args: readonly string[]): Promise<string | undefined> => {
    const { exitCode, output } = await run('git', args, { cwd: root });
    return exitCode === 0 ? output : undefined;
  };
  const filesOf = async (...args: readonly string[]): Promise<string[]> =>
    ((await git(...args)) ?? '').split('\0').filter((file) => file !== '');

  const base = await firstBase(git, ref === undefined ? mainBranches : [ref]);
  if (base === undefined) {
    throw new Error(`git finds nothing to compare with: ${ref ?? mainBranches.join(' or ')} is no commit here.`);
  }
  const differing = await filesOf('diff', '--name-only', '--no-renames', '-z', base);
  const untracked = await filesOf('ls-files', '--others', '--exclude-standard', '-z');
  const tests = await filesOf('ls-files', '-co', '--exclude-standard', '-z', '--', '*.test.ts', '*.test.tsx');
  return { base, files: [...new Set([...differing, ...untracked])].sort(), tests: [...new Set(tests)].sort() };
}

async function firstBase(
  git: (...args: readonly string[]) => Promise<string | undefined>,
  refs: readonly string[],
): Promise<string | undefined> {
  for (const ref of refs) {
    const base = await git('merge-base', 'HEAD', ref);
    if (base !== undefined) return base.trim();
  }
  return undefined;
}

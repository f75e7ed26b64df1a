import { join } from 'node:path';
import type { Check } from './check';
import type { RunProgram } from './run-program';
import { typeFaults } from './type-faults';

/** A tool of the workspace that fails with an exit code and says why. */
interface Tool {
  readonly title: string;
  readonly file: string;
  readonly words: readonly [string, ...string[]];
  /** What its output comes to; as it was printed by default. */
  readonly readFaults?: (output: string, root: string) => readonly string[];
}

const styles: Tool = {
  title: 'styles know what Chromium 63 draws',
  file: 'stylelint.config.mjs',
  words: ['stylelint', '--allow-empty-input', '{packages,apps}/*/src/**/*.css'],
};

const types: Tool = {
  title: 'types',
  file: 'turbo.json',
  // A package by one thread of the compiler, and one package a core: what a thread has checked, another would check again.
  words: [
    'turbo',
    'run',
    'types',
    '--concurrency=100%',
    '--output-logs=errors-only',
    '--log-prefix=none',
    '--continue',
  ],
  readFaults: typeFaults,
};

const tools: readonly Tool[] = [
  { title: 'format and lint', file: 'biome.json', words: ['biome', 'ci', '--error-on-warnings', '--colors=off', '.'] },
  styles,
  types,
  { title: 'boundaries between packages', file: 'turbo.json', words: ['turbo', 'boundaries'] },
  { title: 'nothing unused', file: 'knip.jsonc', words: ['knip', '--no-progress'] },
];

/** What the static checks are about; all by default. */
export interface StaticScope {
  /** Types of packages that differ from this commit, and of their dependants, alone. */
  readonly typesSince?: string;
  readonly hasStyles?: boolean;
}

/** The checks that read the sources and run nothing of them, in their order. */
export const staticChecks = (root: string, run: RunProgram, scope: StaticScope = {}): Check[] =>
  toolsOf(scope).map(({ title, file, words: [tool, ...args], readFaults }) => ({
    title,
    file,
    findFaults: async () => {
      const program = join(root, 'node_modules', '.bin', tool);
      const { exitCode, output } = await run(program, args, { cwd: root, env: { NO_COLOR: '1' } });
      if (exitCode === 0) return [];
      const faults = output.trim() || `${tool} ended with ${exitCode} and said nothing.`;
      return readFaults?.(faults, root) ?? [faults];
    },
  }));

const toolsOf = ({ typesSince, hasStyles = true }: StaticScope): readonly Tool[] =>
  tools
    .filter((tool) => hasStyles || tool !== styles)
    .map((tool) => (tool !== types || typesSince === undefined ? tool : since(tool, typesSince)));

const since = (tool: Tool, commit: string): Tool => ({ ...tool, words: [...tool.words, `--filter=...[${commit}]`] });

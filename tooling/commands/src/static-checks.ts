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
  readonly readFaults?: (output: string) => readonly string[];
}

const styles: Tool = {
  title: 'styles know what Chromium 63 draws',
  file: 'stylelint.config.mjs',
  words: ['stylelint', '--allow-empty-input', '{packages,apps}/*/src/**/*.css'],
};

const tools: readonly Tool[] = [
  { title: 'format and lint', file: 'biome.json', words: ['biome', 'ci', '--error-on-warnings', '--colors=off', '.'] },
  styles,
  {
    title: 'types',
    file: 'tsconfig.json',
    // Several programs at once, each by one checker: what one has checked, another would check again.
    words: ['tsc', '-b', '--checkers', '1'],
    readFaults: typeFaults,
  },
  { title: 'boundaries between packages', file: 'turbo.json', words: ['turbo', 'boundaries'] },
  { title: 'nothing unused', file: 'knip.jsonc', words: ['knip', '--no-progress'] },
];

/** What the static checks are about; all by default. */
export interface StaticScope {
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
      return readFaults?.(faults) ?? [faults];
    },
  }));

const toolsOf = ({ hasStyles = true }: StaticScope): readonly Tool[] =>
  tools.filter((tool) => hasStyles || tool !== styles);

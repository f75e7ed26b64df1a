import { expect, it, vi } from 'vitest';
import type { RunProgram } from './run-program';
import { createTestParts } from './test-parts';

const { broken } = vi.hoisted(() => ({
  broken: (): never => {
    throw new SyntaxError('packages/ui/src/tile.ts:3:7: Expected identifier but found "="');
  },
}));
vi.mock('@fjernsyn/config', broken);
vi.mock('@fjernsyn/packager', broken);

it('[CM200] [found-guard-01] the static part runs where a package does not load, and the part that needs it says so', async () => {
  const said: string[] = [];
  const words = 'packages/ui/src/tile.ts:3:7 parse: Expected an identifier.';
  const run = vi.fn<RunProgram>(async (program) => {
    const isLint = program.endsWith('biome');
    return { exitCode: isLint ? 1 : 0, output: isLint ? words : '' };
  });
  const machine = {
    platform: 'linux',
    isRoot: false,
    env: {},
    isProgram: () => false,
    run,
    pause: () => Promise.resolve(),
    say: (line: string) => void said.push(line),
  };
  const parts = createTestParts({ root: '/house', machine, plan: undefined });
  const rows = await parts.static();
  expect(rows.map(({ status }) => status)).toEqual(['failed', 'passed', 'passed', 'passed', 'passed']);
  expect(said.join('\n')).toContain(words);
  await expect(parts.builds()).rejects.toThrow();
});

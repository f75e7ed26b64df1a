import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** The repository's root. */
export const repository = join(import.meta.dirname, '../../../..');

/** Where a guard's test runs a tool. */
export interface RunToolOptions {
  readonly cwd: string;
}

/** Runs one of the workspace's tools to its end, with pnpm on its path, and returns its exit code and all it printed. */
export const runTool = (name: string, args: readonly string[], { cwd }: RunToolOptions) => {
  const pnpmFolder = join(repository, '.tools/node_modules/.bin');
  const env = {
    ...process.env,
    PATH: `${pnpmFolder}${delimiter}${process.env.PATH}`,
    TURBO_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
  };
  const program = join(repository, 'node_modules/.bin', name);
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  return { exitCode: status, output: `${stdout}${stderr}` };
};

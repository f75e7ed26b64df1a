import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Soak } from '../harness/report';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const walk = 'tooling/e2e/src/browser/chaos.test.ts';
const defaultMinutes = 30;

/** The walk by chance that `npm test` takes for 15 s, for longer, and from another beginning each time. */
export const chaosSoak: Soak = {
  name: 'chaos',
  about: `the product by random keys while every tenth call fails, ${defaultMinutes} minutes or --minutes; FJERNSYN_SEED walks as before`,
  async run(say, { minutes = defaultMinutes }) {
    const seed = process.env.FJERNSYN_SEED ?? String(randomInt(1_000_000));
    say(`Walking by chance for ${minutes} minutes, from FJERNSYN_SEED=${seed} …`);
    const code = await runWalk({ FJERNSYN_SEED: seed, FJERNSYN_MINUTES: String(minutes) });
    const facts = [`seed ${seed}, ${minutes} minutes`];
    return { facts, tables: [], goals: [], faults: faultsOfWalk(seed, code) };
  },
};

/** Runs the walk as the test it is; resolves with the code that the process ended with. */
function runWalk(env: Readonly<Record<string, string>>): Promise<number> {
  const manifest = createRequire(import.meta.url).resolve('vitest/package.json');
  const program = join(dirname(manifest), 'vitest.mjs');
  const child = spawn(process.execPath, [program, 'run', '--project', 'browser', walk], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** What is wrong with a walk that ended with this code of its process: its own words have told it before. */
export function faultsOfWalk(seed: string, code: number): readonly string[] {
  return code === 0 ? [] : [`the walk from FJERNSYN_SEED=${seed} ended with code ${code}; what it met stands above`];
}

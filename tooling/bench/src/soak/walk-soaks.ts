import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Soak } from '../harness/report';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const journeys = 'tooling/e2e/src/browser';
const defaultMinutes = 30;

/** A walk by chance that `npm test` takes for 15 s, for longer, and from another beginning each time. */
const walkSoak = (name: string, file: string, what: string): Soak => ({
  name,
  about: `${what}, ${defaultMinutes} minutes or --minutes; FJERNSYN_SEED walks as before`,
  async run(say, { minutes = defaultMinutes }) {
    const seed = process.env.FJERNSYN_SEED ?? String(randomInt(1_000_000));
    say(`Walking by chance for ${minutes} minutes, from FJERNSYN_SEED=${seed} …`);
    const code = await runWalk(`${journeys}/${file}`, { FJERNSYN_SEED: seed, FJERNSYN_MINUTES: String(minutes) });
    const facts = [`seed ${seed}, ${minutes} minutes`];
    return { facts, tables: [], goals: [], faults: faultsOfWalk(seed, code) };
  },
});

/** By keys, while calls of every kind fail. */
export const chaosSoak = walkSoak('chaos', 'chaos.test.ts', 'the product by random keys while every tenth call fails');

/** By keys, pointer and wheel, over a film that plays while what stands beside it fails. */
export const walksSoak = walkSoak(
  'walks',
  'walks.test.ts',
  'the product by random keys, pointer and wheel while every fifth call beside the film fails',
);

/** Runs the walk as the test it is; resolves with the code that the process ended with. */
function runWalk(walk: string, env: Readonly<Record<string, string>>): Promise<number> {
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

import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine } from './browser-program';
import { findChanges } from './changed/find-changes';
import { type ChangedPlan, planChanged } from './changed/plan-changed';
import { runParts } from './run-parts';
import { runProgram } from './run-program';
import type { Part, TestRequest } from './test-options';
import { createTestParts } from './test-parts';

const root = join(import.meta.dirname, '../../..');
const reports = join(root, 'reports');
const say = (line: string): void => console.log(line);

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const machine: Machine = {
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  env: process.env,
  isProgram,
  run: runProgram,
  pause: () => new Promise((resolve) => setTimeout(resolve, 5_000)),
  say,
};

/** Runs parts, or what a plan chooses of them. */
const runChosen = (parts: readonly Part[], plan?: ChangedPlan): Promise<boolean> => {
  mkdirSync(reports, { recursive: true });
  return runParts(
    {
      run: createTestParts({ root, machine, plan }),
      now: () => performance.now(),
      say,
      writeReport: (report) => writeFileSync(join(reports, 'tests.tsv'), report),
      isCi: process.env.CI === 'true',
    },
    parts,
  );
};

const runChanged = async (parts: readonly Part[], ref: string | undefined): Promise<boolean> => {
  const changes = await findChanges(root, runProgram, ref);
  const plan = planChanged(changes);
  const chosen = parts.filter((part) => plan.parts.includes(part));
  say(
    `${changes.files.length} files differ from ${changes.base.slice(0, 12)}: ${chosen.join(', ') || 'nothing to run'}`,
  );
  const isGreen = chosen.length === 0 || (await runChosen(chosen, plan));
  say('\nThis is not the whole. Left out:');
  for (const line of plan.leftOut) say(`  ${line}`);
  say('Run npm test before a pull request.');
  return isGreen;
};

/** Runs what `npm test` was asked for, and tells whether all is green; rejects where there is nothing to compare with. */
export const runTests = ({ parts, changed }: TestRequest & { kind: 'test' }): Promise<boolean> =>
  changed === undefined ? runChosen(parts) : runChanged(parts, changed.ref);

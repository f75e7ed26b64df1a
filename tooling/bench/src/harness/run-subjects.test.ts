import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Soak, SoakOptions } from './report';
import { runSoaks } from './run-subjects';

const write = vi.fn(async (name: string) => `${name}.json`);
let exitCode: typeof process.exitCode;

beforeEach(() => {
  exitCode = process.exitCode;
  process.exitCode = undefined;
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
});

afterEach(() => {
  process.exitCode = exitCode;
});

/** A soak that finds these faults, and a goal that is missed. */
function soakOf(faults: readonly string[], asked: SoakOptions[] = []): Soak {
  const goals = [{ what: 'heap', measured: 2, bound: 'at most', limit: 1, unit: '×' }] as const;
  return {
    name: 'night',
    about: 'a night',
    parts: ['dusk'],
    async run(_say, options) {
      asked.push(options);
      return { facts: [], tables: [], goals, faults };
    },
  };
}

it('[BE6] [found-wire-02] a fault fails the run and is told, and a missed goal alone does not', async () => {
  await runSoaks([soakOf([])], { words: ['night'], write });
  expect([process.exitCode, vi.mocked(console.error).mock.calls]).toEqual([undefined, []]);
  await runSoaks([soakOf(['nothing played'])], { words: ['night'], write });
  expect([process.exitCode, vi.mocked(console.error).mock.calls]).toEqual([1, [['  FAULT nothing played']]]);
});

it('[BE4] [BE120] a soak hears what it is limited to, and an unknown name fails and runs nothing', async () => {
  const asked: SoakOptions[] = [];
  await runSoaks([soakOf([], asked)], { words: ['night', 'dusk', '--minutes', '2'], write });
  expect(asked).toMatchObject([{ minutes: 2, parts: ['dusk'] }]);
  await runSoaks([soakOf([], asked)], { words: ['day'], write });
  expect([process.exitCode, asked.length]).toEqual([1, 1]);
});

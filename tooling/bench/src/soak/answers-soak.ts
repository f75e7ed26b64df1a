import { performance } from 'node:perf_hooks';
import { type MutationOutcome, mutateEveryAnswer } from '@fjernsyn/contracts/testing';
import type { Soak } from '../harness/report';

const perSchema = 10_000;
const seed = 10_000;
/** Longer than this for one answer is no busy machine but a reader that turns in circles. */
const longestMs = 1_000;

/** Ten thousand mutated answers of every schema: nothing but a value or a typed refusal, each in bounded time. */
export const answersSoak: Soak = {
  name: 'answers',
  about: `${perSchema} mutated answers of every schema: a typed value or a typed error, in bounded time`,
  async run(say) {
    say(`Reading ${perSchema} mutated answers of every schema …`);
    const outcomes = mutateEveryAnswer({ perSchema, seed, now: () => performance.now() });
    return {
      facts: [`seed ${seed}, ${outcomes.length} schemas`],
      tables: [{ title: 'Mutated answers', rows: outcomes.map(rowOf) }],
      goals: [],
      faults: outcomes.flatMap(faultsOf),
    };
  },
};

function rowOf({ schema, values, malformed, surprises, slowestMs }: MutationOutcome) {
  return { sample: schema, values: { values, malformed, surprises: surprises.length, 'slowest ms': slowestMs } };
}

/** What is wrong with the outcome of a schema: everything that was neither a value nor a typed error, and an answer without end. */
export function faultsOf({ schema, surprises, slowestMs }: MutationOutcome): readonly string[] {
  const slow = slowestMs > longestMs ? [`${schema}: one answer took ${slowestMs.toFixed(0)} ms`] : [];
  return [...surprises.map((surprise) => `${schema}: ${surprise}`), ...slow];
}

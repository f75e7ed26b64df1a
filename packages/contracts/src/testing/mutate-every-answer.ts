import { isAppError } from '@fjernsyn/kernel';
import { type AnswerReader, answerReaders } from './answer-readers';
import { findUntyped, namesIn } from './find-untyped';
import { createChance, mutate } from './mutate';

/** How many answers are mutated, and which. */
export interface MutationWish {
  /** Mutated answers of each schema. */
  readonly perSchema: number;
  /** The same one gives the same answers. */
  readonly seed: number;
  /** Milliseconds of a clock that only goes forwards, such as `performance.now`; without one nothing is timed. */
  readonly now?: () => number;
}

/** What became of the mutated answers of one schema; `values`, `malformed` and the `surprises` are all of them. */
export interface MutationOutcome {
  /** The name of the reader, such as `parsePage`. */
  readonly schema: string;
  /** Answers that were read. */
  readonly values: number;
  /** Answers refused with `contracts/malformed-answer`. */
  readonly malformed: number;
  /** What was thrown besides, or read as another type, each with the beginning of its answer as JSON: bugs. */
  readonly surprises: readonly string[];
  /** How long reading took for the one answer that took longest; 0 where nothing was timed. */
  readonly slowestMs: number;
}

/** Reads mutated answers of every schema, the same ones for the same seed; nothing but a value or `contracts/malformed-answer` may come of them. */
export function mutateEveryAnswer(wish: MutationWish): readonly MutationOutcome[] {
  return Object.keys(answerReaders).map((schema) => mutateAnswersOf(schema, wish));
}

/** The same for one schema, by the name of its reader. */
export function mutateAnswersOf(schema: string, { perSchema, seed, now = () => 0 }: MutationWish): MutationOutcome {
  const reader = answerReaders[schema];
  if (reader === undefined) throw new Error(`No schema is called ${schema}`);
  const judge = createJudge(reader);
  const chance = createChance(seed);
  const surprises: string[] = [];
  let values = 0;
  let malformed = 0;
  let slowestMs = 0;
  for (let round = 0; round < perSchema; round++) {
    const example = round % reader.examples.length;
    const answer = mutate(reader.examples[example], chance);
    const startedAtMs = now();
    const outcome = outcomeOf(reader, answer);
    slowestMs = Math.max(slowestMs, now() - startedAtMs);
    const surprise = judge(outcome, example);
    if (surprise !== undefined)
      surprises.push(`${surprise} for ${(JSON.stringify(answer) ?? String(answer)).slice(0, 500)}`);
    else if ('value' in outcome) values++;
    else malformed++;
  }
  return { schema, values, malformed, surprises, slowestMs };
}

type Outcome = { readonly value: unknown } | { readonly thrown: unknown };

function outcomeOf({ read }: AnswerReader, answer: unknown): Outcome {
  try {
    return { value: read(answer) };
  } catch (thrown) {
    return { thrown };
  }
}

/** What is wrong with an outcome: another throw than the one that is allowed, or a value of another type than the good answer's. */
function createJudge({ examples, read }: AnswerReader): (outcome: Outcome, example: number) => string | undefined {
  const models = examples.map(read);
  const sentNames = new Set(namesIn(examples));
  return (outcome, example) => {
    if ('value' in outcome) return findUntyped(outcome.value, models[example], sentNames);
    return isAppError(outcome.thrown, 'contracts/malformed-answer') ? undefined : String(outcome.thrown);
  };
}

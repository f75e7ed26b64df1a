import { performance } from 'node:perf_hooks';

/** How {@link sampleInTurns} goes about it. */
export interface TurnOptions {
  /** Rounds that count. */
  readonly rounds: number;
  /** Rounds before them, in which engines compile; default 5. */
  readonly warmUpRounds?: number;
  /** Milliseconds of any origin; default this process's own clock. */
  readonly now?: () => number;
}

/**
 * Times several pieces of work, in milliseconds a run, one after the other in each round: what disturbs the machine disturbs all of
 * them. Each round begins with another one, so that none always follows the same.
 */
export function sampleInTurns<Name extends string>(
  works: Readonly<Record<Name, () => void>>,
  { rounds, warmUpRounds = 5, now = () => performance.now() }: TurnOptions,
): Readonly<Record<Name, readonly number[]>> {
  const names = Object.keys(works) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(turn + round + warmUpRounds) % names.length] as Name;
      const startMs = now();
      works[name]();
      const tookMs = now() - startMs;
      if (round >= 0) samples[name].push(tookMs);
    }
  }
  return samples;
}

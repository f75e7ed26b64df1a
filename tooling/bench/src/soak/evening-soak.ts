import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createSeededRandom } from '@fjernsyn/platform/testing';
import { openSet } from '../evening/open-set';
import { spendHour } from '../evening/spend-hour';
import { startServiceProcess } from '../evening/start-service-process';
import type { Soak } from '../harness/report';

const hours = 8;
const seed = 8;
/** How much of the heap after the first hour there may be after the last. */
const heapLimit = 1.05;

/** What is left after an hour, with everything collected that nobody holds. */
export interface HourEnd {
  readonly heapBytes: number;
  readonly timers: number;
  readonly wrong: readonly string[];
}

/** Eight hours of the application without a screen, on a fake Clock against the reference service. */
export const eveningSoak: Soak = {
  name: 'evening',
  about: `${hours} virtual hours of the application in Node: the heap stays within 5 % of that after the first`,
  async run(say) {
    const service = await startServiceProcess();
    keepCodePlain();
    const collect = garbageCollector();
    const ends: HourEnd[] = [];
    try {
      const set = await openSet(service);
      const random = createSeededRandom(seed);
      while (ends.length < hours) {
        await service.setTime(set.clock.now());
        const wrong = await spendHour(set, random);
        await collect();
        ends.push({ heapBytes: process.memoryUsage().heapUsed, timers: set.clock.pending, wrong });
        say(`Hour ${ends.length} of ${hours}`);
      }
      const told = Array.from(set.told, ([type, count]) => `${count} ${type}`).join(', ');
      set.application.stop();
      const rows = ends.map(({ heapBytes, timers }, hour) => ({
        sample: `hour ${hour + 1}`,
        values: { 'heap kB': heapBytes / 1000, timers },
      }));
      return {
        facts: [`seed ${seed}`, `events: ${told}`],
        tables: [{ title: 'After each hour', rows }],
        goals: [
          { what: 'heap after the last hour', measured: growthOf(ends), bound: 'at most', limit: heapLimit, unit: '×' },
        ],
        faults: faultsOfHours(ends),
      };
    } finally {
      service.close();
    }
  },
};

function growthOf(ends: readonly HourEnd[]): number {
  return (ends[ends.length - 1]?.heapBytes ?? 0) / (ends[0]?.heapBytes ?? 0);
}

/** What is wrong with an evening: whatever went wrong in an hour, and a heap that grew. */
export function faultsOfHours(ends: readonly HourEnd[]): readonly string[] {
  const growth = growthOf(ends);
  const grown = growth <= heapLimit ? [] : [`the heap grew to ${growth.toFixed(3)} × that after the first hour`];
  return [...ends.flatMap(({ wrong }, hour) => wrong.map((what) => `hour ${hour + 1}: ${what}`)), ...grown];
}

/** Has the engine compile nothing further: what it adds to busy code through the hours would be taken for the application's memory. */
function keepCodePlain(): void {
  for (const flag of ['--no-opt', '--no-sparkplug', '--no-lazy-feedback-allocation']) setFlagsFromString(flag);
}

/** Collects all that nobody holds, twice, as finalizers free more; the flag that allows it is set here, so that no command needs it. */
function garbageCollector(): () => Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return async () => {
    // Node notes every request that it makes.
    performance.clearResourceTimings();
    for (let turn = 0; turn < 2; turn++) {
      if (typeof collect === 'function') collect();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
}

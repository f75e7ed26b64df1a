import type { Browser } from 'playwright';
import { bundleScript } from '../browser/bundle-script';
import { openBrowser } from '../browser/open-browser';
import type { Bench } from '../harness/report';
import { coreName, measureSizes } from './bundle-sizes';
import { engineNames, quickNames } from './engine-names';
import { type PassesByEngine, type QuickPasses, toFocusReport } from './focus-report';
import { type EnginePass, type MovePass, measureEngine, measureMoves } from './measure-engine';
import type { EngineName } from './page/engines/engines';
import type { GridSize } from './page/grid-page';

const rounds = 3;
/** Three rounds gave 0.2 to 2 × lrud on one quiet machine, where both take 1 to 4 µs a move; of two dozen the halves agree. */
const quickRounds = 24;
/** Of four hundred moves a round the figures of quick engines swung by half from run to run; a slow engine is let go after these times. */
const options = { moves: 1_200, throttlingRate: 6, limitMs: 6_000, throttledLimitMs: 4_000 } as const;
/** The one slow engine that a goal names walks the whole way at full speed. */
const limitsOf = (name: EngineName) => (name === 'norigin' ? { ...options, limitMs: 30_000 } : options);

/** Moving focus with ours and with other engines, in one run in Chromium. */
export const focusBench: Bench = {
  name: 'focus',
  about: 'moving focus on 20 × 20 and 100 × 50 tiles, ours beside five other engines (a quarter of an hour)',
  async run(say) {
    const script = await bundleScript('src/focus/page/bench-page.ts');
    const sizes = await measureSizes();
    const browser = await openBrowser();
    try {
      const small = await measureAll(browser, script, { rows: 20, columns: 20 }, say);
      const large = await measureAll(browser, script, { rows: 100, columns: 50 }, say);
      const quick = await measureQuick(browser, script, { rows: 100, columns: 50 }, say);
      return {
        facts: [
          `Chromium ${browser.version()}; ${rounds} rounds of ${options.moves} moves, ours and lrud alone ${quickRounds}, in blocks of 20; slowed down ${options.throttlingRate} times`,
          'idle: layout clean at the key. dirty: a text and a width changed just before. net: less the empty harness, quiet quarters of both.',
          'Each press is checked: focus must stand where it should.',
        ],
        ...toFocusReport({ small, large, quick, sizes, coreSizeKb: sizes[coreName] }),
      };
    } finally {
      await browser.close();
    }
  },
};

/** Engines take turns, each on a fresh page, and each round begins with another. */
async function measureAll(
  browser: Browser,
  script: string,
  size: GridSize,
  say: (line: string) => void,
): Promise<PassesByEngine> {
  const passes = noPassesOf<EngineName, EnginePass>(engineNames);
  for (let round = 0; round < rounds; round++) {
    say(`${size.rows} × ${size.columns}, round ${round + 1} of ${rounds} …`);
    for (const name of turnsOf(engineNames, round)) {
      passes[name].push(await measureEngine(browser, script, name, size, limitsOf(name)));
    }
  }
  return passes;
}

/** The moves of the quick ones, as often as it takes for what lies between them to be more than noise. */
async function measureQuick(
  browser: Browser,
  script: string,
  size: GridSize,
  say: (line: string) => void,
): Promise<QuickPasses> {
  const passes = noPassesOf<keyof QuickPasses, MovePass>(quickNames);
  say(`${size.rows} × ${size.columns}, ours and lrud, ${quickRounds} rounds …`);
  for (let round = 0; round < quickRounds; round++) {
    for (const name of turnsOf(quickNames, round)) {
      passes[name].push(await measureMoves(browser, script, name, size, options));
    }
  }
  return passes;
}

function turnsOf<Name>(names: readonly Name[], round: number): readonly Name[] {
  const first = round % names.length;
  return [...names.slice(first), ...names.slice(0, first)];
}

function noPassesOf<Name extends string, Pass>(names: readonly Name[]): Record<Name, Pass[]> {
  return Object.fromEntries(names.map((name) => [name, [] as Pass[]])) as Record<Name, Pass[]>;
}

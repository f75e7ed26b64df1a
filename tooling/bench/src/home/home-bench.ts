import { parsePage, toItemList } from '@fjernsyn/contracts';
import type { Bench } from '../harness/report';
import { sampleInTurns } from '../harness/sample-in-turns';
import { summarise } from '../harness/statistics';
import { fetchHomeAnswer, homeSize } from './home-answer';

/** Rails that stand on or next to the screen when home opens; the others are read as they come near. */
const railsNearTop = 4;
const rounds = 200;

/** Reading home with contracts, against `JSON.parse` of the same text. */
export const homeBench: Bench = {
  name: 'home',
  about: `reading a home of ${homeSize.rails} rails of ${homeSize.items} items, against JSON.parse alone`,
  async run(say) {
    say('Asking the reference service for home …');
    const text = await fetchHomeAnswer();
    const whole = readHome(text, homeSize.rails);
    const samples = sampleInTurns(
      {
        'JSON.parse alone': () => void JSON.parse(text),
        'and everything read': () => void readHome(text, homeSize.rails),
        [`and ${railsNearTop} rails read`]: () => void readHome(text, railsNearTop),
        'and the frame read': () => void readHome(text, 0),
      },
      { rounds, warmUpRounds: 20 },
    );
    const base = summarise(samples['JSON.parse alone'] ?? []).median;
    const rows = Object.entries(samples).map(([sample, taken]) => {
      const { median, p90, p99 } = summarise(taken);
      return { sample, values: { 'median ms': median, 'p90 ms': p90, 'p99 ms': p99, ratio: median / base } };
    });
    const ratio = rows.find(({ sample }) => sample === 'and everything read')?.values.ratio ?? Number.NaN;
    return {
      facts: [
        `${(text.length / 1000).toFixed(0)} kB of JSON, ${homeSize.rails * homeSize.items} items sent`,
        `${whole.items} items good, ${whole.faults} faults reported; ${rounds} rounds`,
      ],
      tables: [{ title: 'Reading home', rows }],
      goals: [{ what: 'everything read, bad items repaired', measured: ratio, bound: 'at most', limit: 4, unit: '×' }],
    };
  },
};

function readHome(text: string, rails: number): { readonly items: number; readonly faults: number } {
  let items = 0;
  let faults = 0;
  const report = (): void => {
    faults++;
  };
  const page = parsePage(JSON.parse(text), report);
  for (const entry of page.entries.slice(0, rails)) {
    if (entry.list) items += toItemList(entry.list, report).items.length;
  }
  return { items, faults };
}

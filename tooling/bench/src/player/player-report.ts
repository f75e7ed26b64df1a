import type { Goal } from '../harness/goal';
import type { BenchReport, ReportRow } from '../harness/report';
import { percentile } from '../harness/statistics';
import { homeLine, type PlayerRun } from './measure-player';
import type { PressRun } from './measure-press';
import type { PlayerName } from './page/engines/engines';

/** How Play is pressed: in the product, or on the page that asks for Shaka then. */
export type PressName = 'ours at once' | 'ours after 5 s' | 'bare';

/** What was measured. */
export interface PlayerFindings {
  readonly runs: Readonly<Record<PlayerName, readonly PlayerRun[]>>;
  readonly presses: Readonly<Record<PressName, readonly PressRun[]>>;
  readonly version: string;
  readonly cpuRate: number;
}

/** The report: medians, and each beside bare Shaka or the bare page. */
export function toPlayerReport({ runs, presses, version, cpuRate }: PlayerFindings): BenchReport {
  const toShaka = (key: keyof PlayerRun): number => medianOf(runs.ours, key) / medianOf(runs.shaka, key);
  const toBare = (name: PressName): number => medianOf(presses[name], 'frameMs') / medianOf(presses.bare, 'frameMs');
  const { bitsPerSecond, latencyMs } = homeLine;
  return {
    facts: [
      `Chromium ${version}, ${bitsPerSecond / 1e6} Mbit/s, ${latencyMs} ms, ${runs.ours.length} rounds, medians; Play with the processor slowed down ${cpuRate} times`,
      'One film of H.264 as DASH, for hls.js as HLS; libraries loaded before. Script is that of ten seconds of playing.',
    ],
    tables: [
      {
        title: 'Players',
        rows: (Object.keys(runs) as PlayerName[]).map(
          (name): ReportRow => ({
            sample: name,
            values: {
              'first frame ms': medianOf(runs[name], 'loadMs'),
              '× shaka': medianOf(runs[name], 'loadMs') / medianOf(runs.shaka, 'loadMs'),
              'seek ms': medianOf(runs[name], 'seekMs'),
              'seek × shaka': medianOf(runs[name], 'seekMs') / medianOf(runs.shaka, 'seekMs'),
              'script ms/s': medianOf(runs[name], 'scriptMsPerSecond'),
              'width px': medianOf(runs[name], 'width'),
            },
          }),
        ),
      },
      {
        title: 'From OK on Play to the first frame that moves on',
        rows: (Object.keys(presses) as PressName[]).map(
          (name): ReportRow => ({
            sample: name,
            values: {
              'frame ms': medianOf(presses[name], 'frameMs'),
              '× bare': toBare(name),
              'script ms': medianOf(presses[name], 'scriptMs'),
              requests: medianOf(presses[name], 'requests'),
            },
          }),
        ),
      },
    ],
    goals: [
      goal('load to first frame, times bare Shaka', toShaka('loadMs'), 1.05),
      goal('unbuffered seek, times bare Shaka', toShaka('seekMs'), 1.05),
      goal('script while playing, times bare Shaka', toShaka('scriptMsPerSecond'), 1.1),
      goal('Play pressed at once, times a bare page', toBare('ours at once'), 0.9),
      goal('Play pressed after 5 s, times a bare page', toBare('ours after 5 s'), 0.6),
    ],
  };
}

const goal = (what: string, measured: number, limit: number): Goal => ({
  what,
  measured,
  bound: 'at most',
  limit,
  unit: '×',
});

function medianOf<Run extends object>(found: readonly Run[], key: keyof Run): number {
  return percentile(
    found.map((run) => Number(run[key])),
    0.5,
  );
}

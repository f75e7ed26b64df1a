import { expect, test } from 'vitest';
import { journeyRuns } from './journey-runs';

const header = 'tooling/e2e/src/browser/header.test.ts';
const trace = 'tooling/e2e/src/browser/alone/move-trace.test.ts';

const browser = { name: 'browser', projects: ['browser'] };
const alone = { name: 'browser-alone', projects: ['browser-alone'] };

test('[CM83] runs all journeys in two runs, those that are disturbed by a neighbour last', () => {
  expect(journeyRuns()).toEqual([
    { ...browser, selection: {} },
    { ...alone, selection: {} },
  ]);
});

test('[CM83] runs chosen journeys in the run of their folder, and no run without one', () => {
  expect(journeyRuns({ files: [header] })).toEqual([{ ...browser, selection: { files: [header] } }]);
  expect(journeyRuns({ files: [trace] })).toEqual([{ ...alone, selection: { files: [trace] } }]);
  expect(journeyRuns({ files: [trace, header] })).toHaveLength(2);
});

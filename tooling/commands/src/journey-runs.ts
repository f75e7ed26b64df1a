import type { Selection, VitestPart } from './vitest-part';

/** Journeys that trace, count or weigh a page: a neighbour would disturb them. */
const aloneFolder = 'tooling/e2e/src/browser/alone/';

/** The vitest runs of the browser part, one after the other: journeys three at a time, then those that run alone. A run without a chosen file is left out. */
export const journeyRuns = ({ files }: Selection = {}): VitestPart[] =>
  [false, true].flatMap((isAlone) => {
    const chosen = files?.filter((file) => file.startsWith(aloneFolder) === isAlone);
    if (chosen?.length === 0) return [];
    const name = isAlone ? 'browser-alone' : 'browser';
    return [{ name, projects: [name], selection: chosen === undefined ? {} : { files: chosen } }];
  });

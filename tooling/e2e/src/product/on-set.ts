import type { SimulatorDriver, SimulatorKey } from '@fjernsyn/simulator';
import type { BrowserPage, DrivenDocument } from '../driver/browser-page';
import { readFocus } from '../driver/focused';

/** The simulator's page, and the application in it. */
export interface OnSet {
  /** The application's document: asked as a page is, driven by the set's remote. */
  readonly app: DrivenDocument;
  /** Drives the set itself; the function runs in the simulator's page and sees its driver and its arguments. */
  drive<Args extends readonly unknown[], Result>(
    run: (simulator: SimulatorDriver, ...args: Args) => Result,
    ...args: Args
  ): Promise<unknown>;
  /** Waits for a fact of the set; the function runs in the simulator's page, as that of `drive`. */
  untilSet(what: string, find: (simulator: SimulatorDriver) => boolean): Promise<void>;
  /** Waits until the application is in front, behind something else, or ended. */
  untilStage(stage: 'launcher' | 'running' | 'suspended'): Promise<void>;
  /** The names of calls, events, buttons and words in the log. */
  logged(): Promise<readonly string[]>;
}

/** Runs a function that travels as text, with the application's document in the place of the page's own. */
const runInApp = (source: string, args: readonly unknown[]): unknown => {
  const frame = document.querySelector('iframe');
  const run = new Function('document', 'window', 'args', `return (${source})(...args)`);
  return run(frame?.contentDocument, frame?.contentWindow, args);
};

const runOnDriver = (source: string, args: readonly unknown[]): unknown => {
  const run = new Function('simulator', 'args', `return (${source})(simulator, ...args)`);
  return run((window as unknown as { fjernsynSimulator: unknown }).fjernsynSimulator, args);
};

/** Drives the set on a page of the simulator. */
export function onSet(page: BrowserPage): OnSet {
  const drive: OnSet['drive'] = (run, ...args) => page.evaluate(runOnDriver, run.toString(), args);
  const app: DrivenDocument = {
    press: async (key) => void (await drive((simulator, name) => simulator.press(name), key as SimulatorKey)),
    evaluate: (run, ...args) => page.evaluate(runInApp, run.toString(), args) as never,
    waitFor: (awaiting, find, ...args) => page.waitFor(awaiting, runInApp, find.toString(), args) as never,
    focused: () => page.evaluate(runInApp, readFocus.toString(), []) as never,
  };
  return {
    app,
    drive,
    untilSet: async (what, find) => void (await page.waitFor(what, runOnDriver, find.toString(), [])),
    untilStage: async (stage) => {
      const isThere = (simulator: SimulatorDriver, wanted: string) => simulator.state().stage === wanted;
      await page.waitFor(`the set to be ${stage}`, runOnDriver, isThere.toString(), [stage]);
    },
    logged: () => drive((simulator) => simulator.log().map(({ name }) => name)) as Promise<readonly string[]>,
  };
}

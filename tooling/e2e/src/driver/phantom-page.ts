import { transform } from '@swc/core';
import type { DrivenDocument } from './browser-page';
import type { Returned } from './evaluate';
import { describeFailure } from './failure-report';
import { readFocus } from './focused';
import { type KeyName, keys } from './keys';
import { waitForFact } from './wait-for';

/** The page of a PhantomJS, driven and asked as a browser's page is, as far as it goes. */
export interface PhantomPage extends DrivenDocument {
  /** Opens an address and resolves once it has loaded. */
  goto(url: string): Promise<void>;
  screenshot(path: string): Promise<void>;
  /** What nobody caught in the page, and the addresses that it asked for. */
  heard(): Promise<{ readonly complaints: readonly string[]; readonly requests: readonly string[] }>;
}

const qtKeys: Partial<Readonly<Record<KeyName, string>>> = {
  left: 'Left',
  up: 'Up',
  right: 'Right',
  down: 'Down',
  ok: 'Return',
};
const answerPollMs = 20;
const answerTimeoutMs = 30_000;

/** A function and its arguments as the text of a function in ES5, which leaves in the page what comes of it. */
async function es5Source(run: (...args: never[]) => unknown, args: readonly unknown[]): Promise<string> {
  const texts = args.map((argument) => JSON.stringify(argument) ?? 'undefined');
  const call = `var called = ((__name) => (${run.toString()})(${texts.join(', ')}))((value) => value);`;
  const { code } = await transform(call, {
    configFile: false,
    swcrc: false,
    isModule: false,
    jsc: { target: 'es5', parser: { syntax: 'ecmascript' } },
  });
  return `function () {
    var answer = (window.phantomAnswer = { isDone: false });
    var keep = function (value) { answer.value = value instanceof Node ? true : value; answer.isDone = true; };
    var fail = function (error) { answer.error = String(error); answer.isDone = true; };
    try {
      ${code}
      if (called && typeof called.then === 'function') called.then(keep, fail);
      else keep(called);
    } catch (error) {
      fail(error);
    }
  }`;
}

const readAnswer = 'function () { return window.phantomAnswer; }';

interface Answer {
  readonly isDone: boolean;
  readonly value?: unknown;
  readonly error?: string;
}

/** Drives the page of the PhantomJS whose agent listens at the address; `backCode` is Back as the remote of the set sends it. */
export function openPhantomPage(agentUrl: string, backCode: number): PhantomPage {
  const order = async (name: string, words: Readonly<Record<string, unknown>> = {}): Promise<unknown> => {
    const response = await fetch(agentUrl, { method: 'POST', body: JSON.stringify({ name, ...words }) });
    return ((await response.json()) as { readonly value: unknown }).value;
  };
  const evaluate: DrivenDocument['evaluate'] = async (run, ...args) => {
    await order('evaluate', { source: await es5Source(run as (...args: never[]) => unknown, args) });
    const lastAt = performance.now() + answerTimeoutMs;
    for (;;) {
      const answer = (await order('evaluate', { source: readAnswer })) as Answer | null;
      if (answer?.error !== undefined) throw new Error(`In the page: ${answer.error}`);
      if (answer?.isDone) return answer.value as Returned<ReturnType<typeof run>>;
      if (performance.now() > lastAt) throw new Error('The page of PhantomJS gave no answer.');
      await new Promise((resolve) => setTimeout(resolve, answerPollMs));
    }
  };
  const screenshot = async (path: string): Promise<void> => {
    if (!(await order('picture', { path }))) throw new Error(`PhantomJS wrote no picture to ${path}.`);
  };
  const heard: PhantomPage['heard'] = () => order('heard') as ReturnType<PhantomPage['heard']>;

  return {
    goto: async (url) => {
      if ((await order('open', { url })) !== 'success') throw new Error(`PhantomJS could not open ${url}.`);
    },
    press: async (key) => {
      await order('press', { qtKey: qtKeys[key], keyCode: key === 'back' ? backCode : keys[key].keyCode });
    },
    evaluate,
    waitFor: (awaiting, find, ...args) =>
      waitForFact(
        awaiting,
        () => evaluate(find, ...args),
        async (what) => {
          const { complaints } = await heard();
          return describeFailure(what, { evaluate, screenshot, errors: () => complaints });
        },
      ),
    focused: () => evaluate(readFocus),
    screenshot,
    heard,
  };
}

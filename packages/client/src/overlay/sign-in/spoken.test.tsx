import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import readme from '../../../README.md?raw';
import { homePage } from '../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../testing/fake-world';
import { signInPrompts } from './sign-in-fixture';

type Prompt = Parameters<FakeWorld['application']['overlays']['prompts']['host']>[0];

let world: FakeWorld;
const worlds: FakeWorld[] = [];
afterEach(async () => {
  for (const opened of worlds.splice(0)) await opened.leave();
});

/** Opens home for a viewer who wants to hear, until all has been said. */
async function open(): Promise<void> {
  world = await openFakeWorld((path) => (path === '/page' ? { body: homePage } : undefined), '/', {
    'fjernsyn.speech': 'on',
  });
  worlds.push(world);
  Object.assign(world.ports.speech, { screenReader: 'unknown' });
  await rest();
}

/** Lets what is to be shown come, and what is to be said be said. */
async function rest(): Promise<void> {
  for (let script = 0; script < 2; script++) await act(() => vi.dynamicImportSettled());
  await world.pass(10_000);
}

/** Shows a prompt that changes, step by step. */
async function show(first: Prompt, ...steps: readonly Prompt[]): Promise<void> {
  const { prompts } = world.application.overlays;
  const host = { act: () => undefined, enter: () => undefined, onCancelled: () => undefined };
  const hosted = await act(async () => prompts.host(first, host));
  await rest();
  for (const step of steps) {
    await act(async () => hosted.change(step));
    await rest();
  }
  await act(async () => hosted.close());
}

/** Asks with two buttons, and goes by the second. */
async function answer(question: Prompt): Promise<void> {
  await act(async () => void world.application.overlays.prompts.ask(question));
  await rest();
  await world.press('right');
  await rest();
  await world.press('ok');
}

const { making, shown, denied, expired, failed, done } = signInPrompts;
const sending = { kind: 'pin', error: undefined, isSending: true } as const;

/** What a viewer does for each task, by its name in the README. */
const tasks: Readonly<Record<string, () => Promise<void>>> = {
  async 'sign in by a code'() {
    await show(making, shown, { ...shown, step: 'finishing' });
    await show(done);
  },
  'code expired, renewed': () => show(expired, making, shown),
  'sign-in denied': () => show(denied),
  'no code to be had': () => show(failed),
  'network lost while the code shows': () => show(shown, { ...shown, isOffline: true }, shown),
  'PIN, wrong and right': () =>
    show({ ...sending, isSending: false }, sending, { ...sending, error: 'wrong-pin', isSending: false }, sending),
  'sign out': () => answer({ kind: 'signOut' }),
  'consent, asked again': () => answer({ kind: 'consent', answered: 'allow' }),
};

const [, list = ''] = readme.split('## What is spoken on signing in and out');
const rows = list
  .split('\n')
  .map((line) => /^\| ([^|]+?) \| ([^|]+?) \|$/.exec(line))
  .flatMap((row) => (row?.[1] !== undefined && row[1] in tasks ? [[row[1], row[2] ?? ''] as const] : []));

test('[CL575] the list of what is spoken holds each task', () => {
  expect(rows.map(([task]) => task)).toEqual(Object.keys(tasks));
});

test.each(rows)('[CL575] %s: what is spoken is what the list says', async (task, expected) => {
  await open();
  const heard = world.ports.speech.spoken.length;
  await tasks[task]?.();
  await rest();
  const said = world.ports.speech.spoken.slice(heard).filter(Boolean);
  // Focus comes back to the page at the end of each.
  expect(said.pop()).toContain('Havgus');
  expect(said.map((text) => `“${text}”`).join(' ')).toBe(expected);
});

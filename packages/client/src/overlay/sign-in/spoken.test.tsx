import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import readme from '../../../README.md?raw';
import { type HeardWorld, openHeardWorld } from '../../testing/heard-world';
import { signInPrompts } from './sign-in-fixture';

let heard: HeardWorld;
const opened: HeardWorld[] = [];
afterEach(async () => {
  for (const { world } of opened.splice(0)) await world.leave();
});

const show: HeardWorld['show'] = (...prompts) => heard.show(...prompts);

/** Asks with two buttons, and goes by the second. */
async function answer(question: Parameters<HeardWorld['show']>[0]): Promise<void> {
  const { world, rest } = heard;
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
  heard = await openHeardWorld();
  opened.push(heard);
  const { list: said, last } = await heard.heardWhile(async () => tasks[task]?.());
  // Focus comes back to the page at the end of each.
  expect(last).toContain('Havgus');
  expect(said).toBe(expected);
});

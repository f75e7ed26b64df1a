import { afterEach, expect, test } from 'vitest';
import readme from '../../../README.md?raw';
import { type HeardWorld, openHeardWorld } from '../../testing/heard-world';
import { profileOf, profilePrompts } from './profile-fixture';

const opened: HeardWorld[] = [];
afterEach(async () => {
  for (const { world } of opened.splice(0)) await world.leave();
});

const { choice, editing, edited, newName, newAge, age, ageChange, deletion, newPin } = profilePrompts;
const pin = { kind: 'pin', profile: profileOf('Søren'), error: undefined } as const;
const sent = { isSending: true } as const;

/** What is shown of each task, by its name in the README. */
const tasks: Readonly<Record<string, (heard: HeardWorld) => Promise<void>>> = {
  'choose a profile': ({ show }) => show(choice),
  'the PIN of a profile, wrong': ({ show }) =>
    show({ ...pin, isSending: false }, { ...pin, ...sent }, { ...pin, isSending: false, error: 'wrong-pin' }),
  'create a profile': ({ show }) => show(newName, newAge),
  'edit profiles': ({ show }) => show(editing),
  'edit a profile': ({ show }) => show(edited),
  'change an age limit': ({ show }) => show(age),
  'remove an age limit, refused': ({ show }) =>
    show(ageChange, { ...ageChange, ...sent }, { ...ageChange, error: 'api/refused' }),
  'delete a profile': ({ show }) => show(deletion),
  'create a PIN': ({ show }) => show(newPin, { ...newPin, step: 'again' }, { ...newPin, isMismatch: true }),
};

const [, list = ''] = readme.split('## What is spoken of profiles');
const rows = list
  .split('\n')
  .map((line) => /^\| ([^|]+?) \| ([^|]+?) \|$/.exec(line))
  .flatMap((row) => (row?.[1] !== undefined && row[1] in tasks ? [[row[1], row[2] ?? ''] as const] : []));

test('[CL790] the list of what is spoken of profiles holds each task', () => {
  expect(rows.map(([task]) => task)).toEqual(Object.keys(tasks));
});

test.each(rows)('[CL790] %s: what is spoken is what the list says', async (task, expected) => {
  const heard = await openHeardWorld();
  opened.push(heard);
  const { list: said, last } = await heard.heardWhile(async () => tasks[task]?.(heard));
  // Focus comes back to the page at the end of each.
  expect(last).toContain('Havgus');
  expect(said).toBe(expected);
});

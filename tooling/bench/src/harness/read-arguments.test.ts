import { expect, it } from 'vitest';
import { formatList, readArguments } from './read-arguments';

const home = { name: 'home', about: 'reading home' };
const focus = { name: 'focus', about: 'moving focus' };
const known = [home, focus];

it('[BE4] runs what is named, each once and in that order, and all without a name', () => {
  expect(readArguments(['focus', 'home', 'focus'], known)).toEqual({ kind: 'run', subjects: [focus, home] });
  expect(readArguments([], known)).toEqual({ kind: 'run', subjects: known });
});

it('[BE4] lists what there is', () => {
  for (const word of ['--list', '--help', '-h']) expect(readArguments([word], known)).toEqual({ kind: 'list' });
  expect(formatList('bench', known)).toMatch(/npm run bench.*\n\n {2}home {3}reading home\n {2}focus {2}moving focus$/);
});

it('[BE4] refuses a name or an option that is none, by its word', () => {
  for (const word of ['fokus', '--fast']) {
    expect(readArguments([word], known)).toMatchObject({ kind: 'refused', reason: expect.stringContaining(word) });
  }
});

it('[BE120] takes the parts that stand behind a name, and those of no other', () => {
  const mutants = { name: 'mutants', about: 'changes', parts: ['lists', 'player'] };
  const all = [...known, mutants];
  expect(readArguments(['mutants', 'player', 'lists'], all)).toEqual({
    kind: 'run',
    subjects: [mutants],
    parts: ['player', 'lists'],
  });
  for (const words of [['home', 'lists'], ['lists'], ['mutants', 'shelf']])
    expect(readArguments(words, all)).toMatchObject({ kind: 'refused' });
});

it('[BE20] reads how many minutes a soak goes on, and refuses what is no length', () => {
  expect(readArguments(['home', '--minutes', '0.5'], known)).toEqual({ kind: 'run', subjects: [home], minutes: 0.5 });
  for (const minutes of ['--minutes=0', '--minutes=long', '--minutes=-1'])
    expect(readArguments([minutes], known)).toMatchObject({ kind: 'refused' });
});

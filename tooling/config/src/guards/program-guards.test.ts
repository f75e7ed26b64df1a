import { expect, it } from 'vitest';
import { type Compiled, findProgramViolations } from './program-guards';

const ui: Compiled = { path: 'packages/ui/tsconfig.json', options: { lib: ['DOM'] }, sources: ['packages/ui/src'] };
const screens: Compiled = {
  path: 'screens.json',
  options: { lib: ['DOM'], jsx: 'react-jsx' },
  sources: ['raw-text.d.ts', 'packages/ui/src', 'packages/client/src'],
};

it('[HO740] takes a program with all options of a package, and more', () => {
  expect(findProgramViolations([ui], [screens])).toEqual([]);
});

it('[HO740] refuses a package that no program takes, or two do', () => {
  expect(findProgramViolations([ui], [])).toEqual(['packages/ui/src: is in no program of tsconfig.json']);
  expect(findProgramViolations([ui], [screens, { ...screens, path: 'more.json' }])).toEqual([
    'packages/ui/src: is in several programs of tsconfig.json',
  ]);
});

it('[HO740] refuses a program that knows more names than the package does', () => {
  const domain = { ...ui, options: { lib: ['ES2017'] } };
  expect(findProgramViolations([domain], [screens])).toEqual([
    'packages/ui/tsconfig.json: has another lib than screens.json, which checks it',
  ]);
});

it('[HO740] lets declarations stand in several programs', () => {
  const client = { ...ui, sources: ['packages/client/src', 'raw-text.d.ts'] };
  const other = { ...screens, path: 'other.json', sources: ['raw-text.d.ts'] };
  expect(findProgramViolations([client], [screens, other])).toEqual([]);
});

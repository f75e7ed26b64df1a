import { expect, it } from 'vitest';
import { typeFaults } from './type-faults';

const libAdvice = "Do you need to change your target library? Try changing the 'lib' compiler option to";
const printed = (...errors: string[]): string => `${errors.join('\n')}\n`;

it('[CM202] [found-guard-03] names the file from the root with its line, and the remedy of the house for a younger name', () => {
  const errorOf = (folder: string): string =>
    `${folder}/src/tile.ts(2,34): error TS2550: Property 'toSorted' does not exist on type 'any[]'. ${libAdvice} 'es2023' or later.`;
  expect(typeFaults(printed(errorOf('packages/ui')))).toEqual([
    "packages/ui/src/tile.ts:2:34 TS2550: Property 'toSorted' does not exist on type 'any[]'. " +
      'The floor, Chromium 63, may lack it: use what that has, or test for it first, or bring a polyfill (house rule 8).',
  ]);
  expect(typeFaults(printed(errorOf('tooling/media')))[0]).toMatch(/ Node 20\.19 may lack it/);
});

it('[CM202] sends a domain that reaches for the DOM to its ports', () => {
  const error = `packages/lists/src/a.ts(1,21): error TS2584: Cannot find name 'document'. ${libAdvice} include 'dom'.`;
  const [fault] = typeFaults(printed(error));
  expect(fault).toMatch(/^packages\/lists\/src\/a\.ts:1:21 .* by a port \(house rule 5\)\.$/);
});

it('[CM202] keeps what else the compiler says of an error, and all that was printed where it names none', () => {
  const errors = [
    "apps/web/src/a.ts(1,1): error TS2322: Type 'A' is not assignable to type 'B'.",
    "  Property 'c' is missing.",
  ];
  expect(typeFaults(printed(...errors))).toEqual([
    "apps/web/src/a.ts:1:1 TS2322: Type 'A' is not assignable to type 'B'.",
    "  Property 'c' is missing.",
  ]);
  expect(typeFaults('Killed\n')).toEqual(['Killed']);
});

import { expect, test } from 'vitest';
import { entryOf } from './catalogue';
import { relationsOf } from './sport-relations';

test.each([
  ['630001', { competition: ['610002'], teams: ['620009', '620010'] }],
  ['631001', { competition: ['611001'] }],
  ['620001', { competition: ['610001'] }],
  ['611002', { competitions: ['610001'] }],
  ['611001', { competition: ['610006'] }],
  ['610006', { stages: ['611001'] }],
  ['600001', {}],
])('[RS521] %s is related to %o', (id, expected) => {
  const related = Object.entries(relationsOf(entryOf(id))).map(([role, entries]) => [
    role,
    entries.map((each) => each.id),
  ]);
  expect(Object.fromEntries(related)).toEqual(expected);
});

test('[RS521] a competition has its confederation and its teams', () => {
  const { confederation = [], teams = [] } = relationsOf(entryOf('610001'));
  expect([confederation.map(({ id }) => id), teams.length]).toEqual([['611002'], 8]);
});

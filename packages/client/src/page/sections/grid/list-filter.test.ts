import { expect, test } from 'vitest';
import { filteredKey, isOpenFilter, readFilter } from './list-filter';

const key = { id: '21', parameter: 'TitleGroupKey:a' };

test.each([
  [{}, key],
  [{ sort: 'a-z' }, { ...key, orderBy: 'a-z', order: 'asc' }],
  [{ sort: 'newest' }, { ...key, orderBy: 'date-added' }],
  [
    { sort: 'year', maxRating: 'MRAM-07', accessibility: 'SignLanguage' },
    { ...key, orderBy: 'release-year', maxRating: 'MRAM-07', accessibility: 'SignLanguage' },
  ],
] as const)('[CL1099] a filter of %j asks for %j', (filter, filtered) => {
  expect(filteredKey(key, filter)).toEqual(filtered);
});

test.each([
  [undefined, {}],
  ['{', {}],
  ['7', {}],
  ['{"sort":"price","maxRating":"MRAM-99","other":1}', {}],
  ['{"sort":"a-z","accessibility":"SignLanguage"}', { sort: 'a-z', accessibility: 'SignLanguage' }],
])('[CL1099] what was kept as %j is %j', (kept, filter) => {
  expect(readFilter(kept)).toEqual(filter);
  expect(isOpenFilter(readFilter(kept))).toBe(Object.keys(filter).length === 0);
});

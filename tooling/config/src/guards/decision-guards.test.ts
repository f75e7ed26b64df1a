import { expect, it } from 'vitest';
import { findNumberViolations } from './decision-guards';

const first = { name: '0001-records.md', text: '# 0001 Records' };

it('[HO33] is content with numbers in a row, in whatever order they are read', () => {
  expect(findNumberViolations([{ name: '0002-b.md', text: '# 0002 B' }, first])).toEqual([]);
});

it('[HO33] fails a number that stands twice, one left out, and a title that disagrees', () => {
  const twice = { name: '0001-theme.md', text: '# 0001 Theme' };
  expect(findNumberViolations([first, twice])).toEqual(['0001-theme.md: should be 0002']);
  expect(findNumberViolations([first, { name: '0003-c.md', text: '# 0003 C' }])).toEqual(['0003-c.md: should be 0002']);
  expect(findNumberViolations([{ ...first, text: '# 0002 Records' }])).toHaveLength(1);
});

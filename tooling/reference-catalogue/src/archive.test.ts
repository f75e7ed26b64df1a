import { expect, test } from 'vitest';
import { archiveFilms } from './archive';
import { entriesById } from './catalogue';
import { searchEntries } from './search-entries';

test('[RS520] two thousand newsreels have titles of their own, fifty a year, and no search finds them', () => {
  expect(archiveFilms).toHaveLength(2_000);
  expect(new Set(archiveFilms.map(({ title }) => title)).size).toBe(2_000);
  expect(archiveFilms.every(({ id }) => entriesById.has(id))).toBe(true);
  const years = archiveFilms.map(({ year }) => year);
  expect([years[0], years[49], years[50], years[1_999]]).toEqual([1936, 1936, 1937, 1975]);
  const [first] = archiveFilms;
  expect(first?.title).toBe('Isen brydes i Ravnsø');
  expect(searchEntries('isen brydes', undefined)).toEqual([]);
});

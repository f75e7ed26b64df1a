import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCaseFiles } from './read-case-files';
import { complaintsOf } from './report-cases';

const cases = readCaseFiles(join(import.meta.dirname, '../fixtures/focus')).flatMap((file) =>
  'cases' in file ? file.cases : [],
);
/** What a fixture is about, and the known fault that it stands for where there is one. */
const titled = cases.map((source) => ({
  source,
  title: source.case !== undefined ? `[${source.case}] ${source.id}` : source.id,
}));

describe('the fixtures', () => {
  it.each(titled)('[CC4] $title', ({ source }) => {
    expect(complaintsOf(source)).toEqual([]);
  });

  it('[CC5] fail where they expect something else', () => {
    const wrong = { expect: 'nowhere', expectPath: ['nowhere'], expectEvents: ['select:nowhere'] };
    const more = { expectScroll: { id: 'v', x: -9 }, expectConsumed: [null, false, true, true, true] };
    for (const { accept: _, expectAny: __, ...source } of cases) {
      expect(complaintsOf({ ...source, ...wrong, ...more }), source.id).toHaveLength(5);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { draftPackage } from '../guards/test-packages';
import { findMissingPaths, findUnknownCases, findUnknownReadings, findUnknownSections } from './reference-guards';

/** Written so that the guards, reading this very file, find no tag and no citation in it. */
const tag = (id: string) => `[${id}]`;
const rule = tag(`${'ZZ'}1`);
const cite = (page: string, name: string) => `${page} ${name}`;

const pages = {
  reading: '# How it is read\n\n## Player\n\n- **Chain play.** Counts seconds\n  that play.\n',
  design: '# Design\n\n## 8. Rails and the page\n\n## 9. States\n',
  cases: 'id\tsource\tfact\nlists-01\tsomewhere\tA fact.\nP001\tsomewhere\tA fact.\n',
};
const focus = (path: string, text: string) => [draftPackage('focus', { files: { [path]: text } })];

describe('findUnknownCases', () => {
  it('[HO53] fails a title with a case that nobody has written down', () => {
    const title = (...ids: string[]) => `test('${ids.map(tag).join(' ')} ${rule} holds', check);`;
    expect(findUnknownCases(pages, focus('src/a.test.ts', title('lists-01', 'P001')))).toEqual([]);
    expect(findUnknownCases(pages, focus('src/a.test.ts', title('lists-02', 'P002')))).toEqual([
      `packages/focus/src/a.test.ts: names ${tag('lists-02')}, which docs/cases.tsv lacks`,
      `packages/focus/src/a.test.ts: names ${tag('P002')}, which docs/cases.tsv lacks`,
    ]);
  });

  it('[HO53] takes no selector for a case', () => {
    expect(findUnknownCases(pages, focus('src/a.test.ts', `find('${tag('data-focused')}');`))).toEqual([]);
  });

  it('[HO53] fails an id that stands twice', () => {
    const cases = `${pages.cases}P001\tsomewhere\tAnother fact.\n`;
    expect(findUnknownCases({ ...pages, cases }, [])).toEqual(['P001: stands twice']);
  });
});

describe('findUnknownReadings', () => {
  it('[HO54] takes a heading and the name of a decision', () => {
    const text = `/** Counts (${cite('reading', '"Player"')}, ${cite('reading', '"Chain play"')}). */`;
    expect(findUnknownReadings(pages, focus('src/a.ts', text))).toEqual([]);
  });

  it('[HO54] fails a name that the page lacks', () => {
    expect(findUnknownReadings(pages, focus('src/a.ts', `/** Counts (${cite('reading', '"Chains"')}). */`))).toEqual([
      'packages/focus/src/a.ts: cites "Chains", which docs/reading.md lacks',
    ]);
  });
});

describe('findUnknownSections', () => {
  it('[HO55] takes several sections, and fails the one that the page lacks', () => {
    expect(findUnknownSections(pages, focus('src/a.ts', `/** A rail (${cite('design', '8 and 9')}). */`))).toEqual([]);
    expect(findUnknownSections(pages, focus('SPEC.md', `A rail. (${cite('design', '8, 9 and 77')})`))).toEqual([
      'packages/focus/SPEC.md: cites "77", which docs/design.md lacks',
    ]);
  });
});

describe('findMissingPaths', () => {
  it('[HO57] takes files and folders of packages, and fails what is not there', () => {
    const packages = focus('src/moves/navigate.ts', '');
    const page = (text: string) => [{ path: 'docs/flows.md', text }];
    expect(
      findMissingPaths(page('`focus/moves` and focus/moves/navigate; packages/focus/src/no, up/down'), packages),
    ).toEqual([]);
    expect(findMissingPaths(page('`focus/moves/enter` then focus/tree'), packages)).toEqual([
      'docs/flows.md: names focus/moves/enter, which is not there',
      'docs/flows.md: names focus/tree, which is not there',
    ]);
  });
});

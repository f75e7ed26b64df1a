import { describe, expect, it } from 'vitest';
import { draftPackage } from '../guards/test-packages';
import { findTableViolations, findUnknownRequirements, requirementTable } from './requirement-table';

/** Written so that the guards, reading this very file, find no rule and no requirement in it. */
const rule = (number: number) => `[${'ZZ'}${number}]`;
const one = `S${4}.1`;
const two = `C${7}.12`;

const table = (...rows: string[][]) =>
  `${[['id', 'section', 'requirement', 'rules'], ...rows].map((row) => row.join('\t')).join('\n')}\n`;
const spec = (text: string) => draftPackage('focus', { files: { 'SPEC.md': text } });

describe('requirementTable', () => {
  it('[HO50] writes which rules keep each requirement, in order, and nothing else', () => {
    const stale = table([one, 'States', 'The header can hide.', 'ZZ9'], [two, 'Calls', 'Say where.', '']);
    const text = `${rule(10)} hides. (${one})\n${rule(2)} hides too,\nlater. (${one}, ${two})\n\nProse of ${two}.\n`;
    expect(requirementTable(stale, [spec(text)])).toBe(
      table([one, 'States', 'The header can hide.', 'ZZ2 ZZ10'], [two, 'Calls', 'Say where.', 'ZZ2']),
    );
  });

  it('[HO50] empties the column of what no rule keeps any more', () => {
    expect(requirementTable(table([one, 'States', 'The header can hide.', 'ZZ9']), [])).toBe(
      table([one, 'States', 'The header can hide.', '']),
    );
  });
});

describe('findTableViolations', () => {
  it('[HO51] fails an id that stands twice, and a row without words', () => {
    expect(findTableViolations(table([one, 'States', 'It hides.', ''], [one, 'States', 'It shows.', '']))).toEqual([
      `${one}: stands twice`,
    ]);
    expect(findTableViolations(table([two, 'Calls', '', '']))).toEqual([`${two}: has no id, section or words`]);
    expect(findTableViolations(table([one, 'States', 'It hides.', '']))).toEqual([]);
  });
});

describe('findUnknownRequirements', () => {
  it('[HO52] fails a rule or a comment that cites a requirement which does not exist', () => {
    const known = table([one, 'States', 'It hides.', '']);
    const focus = draftPackage('focus', {
      files: { 'SPEC.md': `${rule(1)} hides. (${one}, ${two})`, 'src/tree.ts': `/** Says where (${two}). */` },
    });
    expect(findUnknownRequirements(known, [focus])).toEqual([
      `packages/focus/SPEC.md: cites ${two}, which docs/requirements.tsv lacks`,
      `packages/focus/src/tree.ts: cites ${two}, which docs/requirements.tsv lacks`,
    ]);
  });
});

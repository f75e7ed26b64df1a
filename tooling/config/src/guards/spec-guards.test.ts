import { describe, expect, it } from 'vitest';
import { findRuleIdViolations, findRuleShapeViolations, findUntestedRules, rulesOf } from './spec-guards';
import { draftPackage } from './test-packages';

/** Written so that the guard, reading this very file, finds no rule in it. */
const rule = (number: number) => `[${'ZZ'}${number}]`;
const spec = (...numbers: number[]) => numbers.map((number) => `- ${rule(number)} says something.`).join('\n');

const focus = draftPackage('focus', {
  files: { 'SPEC.md': spec(1, 2), 'src/tree.test.ts': `it('${rule(1)} holds', check);` },
});

describe('findRuleIdViolations', () => {
  it('[HO14] fails an id that stands twice, in one package or in two', () => {
    const api = draftPackage('api', { files: { 'SPEC.md': spec(2, 3, 3) } });
    expect(findRuleIdViolations([focus, api])).toEqual([
      `packages/api/SPEC.md: ${rule(2)} stands in packages/focus/SPEC.md already`,
      `packages/api/SPEC.md: ${rule(3)} stands in packages/api/SPEC.md already`,
    ]);
    expect(findRuleIdViolations([focus])).toEqual([]);
  });

  it('[HO14] fails a test that names a rule which nobody has written', () => {
    const api = draftPackage('api', { files: { 'src/calls.test.ts': `it('${rule(9)} holds', check);` } });
    expect(findRuleIdViolations([api])).toEqual([
      `packages/api/src/calls.test.ts: names ${rule(9)}, which no SPEC.md has`,
    ]);
  });
});

describe('findUntestedRules', () => {
  it('[HO15] fails a rule that no test names', () => {
    expect(findUntestedRules([focus])).toEqual([`packages/focus/SPEC.md: no test names ${rule(2)}`]);
    expect(rulesOf([focus])).toHaveLength(2);
  });
});

describe('findRuleShapeViolations', () => {
  const spec = (text: string) => draftPackage('focus', { files: { 'SPEC.md': text } });

  it('[HO56] fails a rule of more than 25 words, and counts no citation', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
    expect(findRuleShapeViolations([spec(`- ${rule(1)} ${words(25)}. (S4, C7, design 9)\n`)])).toEqual([]);
    expect(findRuleShapeViolations([spec(`- ${rule(1)} ${words(20)}\n  ${words(6)}.\n`)])).toEqual([
      `packages/focus/SPEC.md: ${rule(1)} has 26 words, and a rule has 25`,
    ]);
  });

  it('[HO56] fails a number that stands behind a higher one of its area', () => {
    const area = (...numbers: number[]) => numbers.map((number) => `- ${rule(number)} moves.`).join('\n');
    expect(findRuleShapeViolations([spec(`## Moves\n\n${area(1, 10)}\n\n## Keys\n\n${area(2, 9)}\n`)])).toEqual([]);
    expect(findRuleShapeViolations([spec(`## Moves\n\n${area(1, 10, 2)}\n`)])).toEqual([
      `packages/focus/SPEC.md: ${rule(2)} stands behind a higher number of its area`,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { findRuleIdViolations, findUntestedRules, rulesOf } from './spec-guards';
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

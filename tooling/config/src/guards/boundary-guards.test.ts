import { describe, expect, it } from 'vitest';
import { boundariesFor, findBoundaryViolations } from './boundary-guards';
import { closureOf, HOUSE } from './house-table';

describe('closureOf', () => {
  it('[HO19] reaches through others, as turbo does', () => {
    expect(closureOf('kernel')).toEqual([]);
    expect(closureOf('ui')).toEqual(['brand', 'focus', 'kernel']);
    expect(closureOf('web')).toEqual(expect.arrayContaining(['client', 'shell', 'session', 'api', 'contracts', 'ui']));
    expect(closureOf('web')).not.toContain('tizen');
    expect(closureOf('commands')).toBe('anything');
  });
});

describe('findBoundaryViolations', () => {
  it('[HO19] fails a tag that is missing, looser or unknown', () => {
    const { tags } = boundariesFor();
    expect(findBoundaryViolations({ tags: { ...tags } })).toEqual([]);
    expect(findBoundaryViolations(undefined).length).toBeGreaterThan(15);
    expect(findBoundaryViolations({ tags: { ...tags, kernel: { dependencies: { allow: ['api'] } } } })).toHaveLength(1);
    expect(findBoundaryViolations({ tags: { ...tags, weather: { dependencies: { allow: [] } } } })).toHaveLength(1);
  });

  it('[HO19] limits every package that the table limits', () => {
    const limited = Object.keys(HOUSE).filter((tag) => closureOf(tag) !== 'anything');
    expect(Object.keys(boundariesFor().tags ?? {})).toEqual(limited);
  });
});

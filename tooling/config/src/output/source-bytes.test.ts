import { describe, expect, it } from 'vitest';
import { countBySource } from './source-bytes';

describe('countBySource', () => {
  it('[HO72] counts what lies between two marks of the map, over lines, and what no source wrote', () => {
    // Columns 0 and 3 of the first line, 0 and 2 of the second, where no source begins at the last.
    const map = { sources: ['a.ts', 'b.ts'], mappings: 'AAAA,GCAA;ADAA,E' };
    expect([...countBySource('aa;bb;\na;x', map)]).toEqual([
      ['a.ts', 5],
      ['b.ts', 4],
      ['', 1],
    ]);
  });

  it('[HO72] reads numbers of several digits, and steps back', () => {
    const map = { sources: ['a.ts', 'b.ts'], mappings: 'ACAA,gBDAA' };
    expect([...countBySource('x'.repeat(20), map)]).toEqual([
      ['b.ts', 16],
      ['a.ts', 4],
    ]);
  });
});

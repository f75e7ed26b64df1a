import { describe, expect, it } from 'vitest';
import { rowKindOf } from './row-template';

const kindOf = (template: string, type = 'ListEntry'): string => {
  const row = rowKindOf({ type, template });
  return row.kind === 'rail' ? row.role : row.kind;
};

describe('what a row is shown as', () => {
  it.each([
    ['DRH6', 'hero'],
    ['H5', 'hero'],
    ['T1', 'wide'],
    ['T2', 'wide'],
    ['DRTB4', 'wide'],
    ['P1', 'poster'],
    ['P2', 'poster'],
    ['S1', 'square'],
    ['B3', 'block'],
    ['TX1', 'link'],
    ['DREPG5', 'channel'],
  ])('[CA10] %s is %s', (template, kind) => {
    expect(kindOf(template)).toBe(kind);
  });

  it('[CA10] a DR prefix and a (TA) suffix do not count', () => {
    expect([kindOf('T1 (TA)', 'RecommendationEntry'), kindOf('DRP2 (TA)'), kindOf('DRU2', 'UserEntry')]).toEqual([
      'wide',
      'poster',
      'wide',
    ]);
  });

  it('[CA11] an unknown template with a list is a rail of wide tiles', () => {
    expect([kindOf('Continuous Scroll Automatic'), kindOf('DR'), kindOf('')]).toEqual(['wide', 'wide', 'wide']);
  });

  it('[CA11] anything else is unknown, but for items, pictures and texts, which are left out quietly', () => {
    expect([kindOf('DRX11', 'CustomEntry'), kindOf('T1', 'UnheardOfEntry')]).toEqual(['unknown', 'unknown']);
    expect([
      kindOf('H9', 'ImageEntry'),
      kindOf('ED1', 'ImageEntry'),
      kindOf('Item Detail Standard', 'ItemEntry'),
    ]).toEqual(['nothing', 'nothing', 'nothing']);
  });
});

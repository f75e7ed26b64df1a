import { describe, expect, it } from 'vitest';
import { type ElementLook, lookDifferences, unseen } from './look';

const look = (name: string, left: number, color: string): ElementLook => ({
  name,
  sides: { left },
  colours: { color },
});

describe('lookDifferences', () => {
  it('[EE60] lets one px pass', () => {
    expect(lookDifferences([look('a 1', 10, 'red')], [look('a 1', 11, 'red')])).toEqual([]);
  });

  it('[EE60] tells of boxes, colours and elements that differ', () => {
    const one = [
      look('a 1', 10, 'red'),
      look('a 2', 10, 'red'),
      look('a 3', 10, 'red'),
      look('a 5', Number.NaN, 'red'),
    ];
    const other = [look('a 1', 11.5, 'red'), look('a 2', 10, 'blue'), look('a 4', 10, 'red'), look('a 5', 1, 'red')];
    expect(lookDifferences(one, other)).toEqual([
      'a 1: left is 10 and 11.5',
      'a 2: color is red and blue',
      'a 3 is in the first alone',
      'a 5: left is NaN and 1',
      'a 4 is in the second alone',
    ]);
  });

  it('[EE60] tells which selectors found nothing', () => {
    const list = [
      { selector: 'a', sides: [] },
      { selector: 'a b', sides: [] },
    ];
    expect(unseen(list, [look('a 1', 0, 'red')])).toEqual(['a b']);
  });
});

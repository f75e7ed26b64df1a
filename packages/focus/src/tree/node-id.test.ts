import { describe, expect, it } from 'vitest';
import { isWithin, toDescendantId, toKeys, toNodeId } from './node-id';

describe('node id', () => {
  it('[FO5] joins keys and gives them back, whatever they contain', () => {
    const keys = ['home', '/film/50%2Foff', 'tile-1'];
    const id = keys.reduce<string | null>((parent, key) => toNodeId(parent, key), null) ?? '';
    expect(id.split('/')).toHaveLength(3);
    expect(toKeys(id)).toEqual(keys);
    expect(toDescendantId(null, 'home', ...keys.slice(1))).toBe(id);
    expect(toDescendantId('app', 'home')).toBe('app/home');
  });

  it('[FO5] tells a child from a name that only begins alike', () => {
    expect(isWithin('home/rail-1/a', 'home/rail-1')).toBe(true);
    expect(isWithin('home/rail-12', 'home/rail-1')).toBe(false);
    expect(isWithin('home', '')).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { ancestorsOf, childKeyOf, isWithin, toDescendantId, toKeys, toNodeId } from './node-id';

describe('node id', () => {
  it('[FO5] joins keys and gives them back, whatever they contain', () => {
    const keys = ['home', '/film/50%2Foff', 'tile-1'];
    const id = keys.reduce<string | null>((parent, key) => toNodeId(parent, key), null) ?? '';
    expect(id.split('/')).toHaveLength(3);
    expect(toKeys(id)).toEqual(keys);
    expect(toDescendantId(null, 'home', ...keys.slice(1))).toBe(id);
    expect(toDescendantId('app', 'home')).toBe('app/home');
  });

  it('[FO5] tells the groups around a node, and the child of one of them on the way to it', () => {
    expect(ancestorsOf('app/page/rail%2F1/a')).toEqual(['app', 'app/page', 'app/page/rail%2F1']);
    expect(ancestorsOf('app')).toEqual([]);
    expect(childKeyOf('app/page/rail%2F1/a', 'app/page')).toBe('rail/1');
    expect([childKeyOf('app/page', 'app/page'), childKeyOf('app/pages/a', 'app/page')]).toEqual([undefined, undefined]);
  });

  it('[FO5] tells a child from a name that only begins alike', () => {
    expect(isWithin('home/rail-1/a', 'home/rail-1')).toBe(true);
    expect(isWithin('home/rail-12', 'home/rail-1')).toBe(false);
    expect(isWithin('home', '')).toBe(true);
  });
});

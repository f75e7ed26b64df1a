import { describe, expect, it } from 'vitest';
import { toListKey, toListKeyText } from './list-key';

describe('the key of a list', () => {
  it('[LI1] tells lists apart that share an id', () => {
    const keys = [
      { id: '348' },
      { id: '348', parameter: 'TitleGroupKey:a' },
      { id: '348', parameter: 'TitleGroupKey:b' },
    ];
    expect(new Set(keys.map(toListKeyText)).size).toBe(3);
  });

  it('[LI1] is free of what is the default, and the same however it was come by', () => {
    expect(toListKey({ id: '348', parameter: '' })).toEqual({ id: '348' });
    expect(toListKeyText(toListKey({ id: '348', parameter: undefined }))).toBe('id=348');
  });

  it('[LI1] cannot be forged by an id or a parameter', () => {
    expect(toListKeyText({ id: '1&param=a' })).not.toBe(toListKeyText({ id: '1', parameter: 'a' }));
  });
});

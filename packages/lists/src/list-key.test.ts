import { describe, expect, it } from 'vitest';
import { isPlainKey, toListKey, toListKeyText } from './list-key';

describe('the key of a list', () => {
  it('[LI1] tells lists apart that share an id', () => {
    const keys = [
      { id: '348' },
      { id: '348', parameter: 'TitleGroupKey:a' },
      { id: '348', parameter: 'TitleGroupKey:b' },
      { id: '348', contentId: '12' },
      { id: '348', isProfileList: true },
      { id: '348', order: 'asc' },
      { id: '348', orderBy: 'title' },
      { id: '348', itemType: 'movie' },
      { id: '348', maxRating: 'MRAM-07' },
      { id: '348', accessibility: 'SignLanguage' },
      { id: '348', pageSize: 50 },
    ] as const;
    expect(new Set(keys.map(toListKeyText)).size).toBe(keys.length);
    expect(keys.filter(isPlainKey)).toEqual([{ id: '348' }]);
  });

  it('[LI1] is free of what is the default, and the same however it was come by', () => {
    expect(toListKey({ id: '348', parameter: '', isProfileList: false, itemType: undefined })).toEqual({ id: '348' });
    expect(toListKeyText(toListKey({ id: '348', parameter: undefined }))).toBe('id=348');
    expect(toListKeyText({ orderBy: 'title', id: '348' })).toBe(toListKeyText({ id: '348', orderBy: 'title' }));
  });

  it.each([12, 0, -1, Number.NaN])('[LI30] leaves out a page size of %d', (pageSize) => {
    expect(toListKey({ id: '348', pageSize })).toEqual({ id: '348' });
  });

  it('[LI31] leaves out the order downward, and keeps the one upward', () => {
    expect(toListKeyText({ id: '348', order: 'desc', orderBy: 'title' })).toBe('id=348&orderBy=title');
    expect(toListKeyText({ id: '348', order: 'asc' })).toBe('id=348&order=asc');
  });

  it('[LI1] cannot be forged by an id or a parameter', () => {
    expect(toListKeyText({ id: '1&parameter=a' })).not.toBe(toListKeyText({ id: '1', parameter: 'a' }));
  });
});

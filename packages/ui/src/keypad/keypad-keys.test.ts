import { expect, test } from 'vitest';
import { type KeypadKey, type KeypadLayout, type KeySet, keypadColumns, rowsOf } from './keypad-keys';

const layouts: readonly KeypadLayout[] = ['alphanumeric', 'numeric', 'punctuation', 'static-numeric'];

const keysOf = (layout: KeypadLayout, set: KeySet = { hasDone: true, hasExtra: false }): readonly KeypadKey[] =>
  rowsOf(layout, set).reduce<readonly KeypadKey[]>((all, { keys }) => all.concat(keys), []);

const charactersOf = (layout: KeypadLayout): string =>
  keysOf(layout)
    .map(({ action }) => (action.type === 'character' ? action.character : ''))
    .join('');

test('[UI200] has 34 keys, æ, ø and å among them', () => {
  expect(keysOf('alphanumeric')).toHaveLength(34);
  expect(charactersOf('alphanumeric')).toBe('abcdefghijklmnopqrstuvwxyzæøå');
  expect(keysOf('alphanumeric', { hasDone: false, hasExtra: true })).toHaveLength(34);
});

test('[UI202] numeric layouts have the digits 0 to 9 and delete', () => {
  for (const layout of ['numeric', 'static-numeric'] as const) {
    expect(charactersOf(layout)).toBe('1234567890');
    expect(keysOf(layout).filter(({ action }) => action.type === 'delete')).toHaveLength(1);
  }
  expect(keysOf('static-numeric')).toHaveLength(11);
  expect(keysOf('static-numeric', { hasDone: false, hasExtra: true })).toHaveLength(12);
});

test('[UI201] three layouts lead to one another, and the static one nowhere', () => {
  const leadsTo = (layout: KeypadLayout): readonly string[] =>
    keysOf(layout)
      .map(({ action }) => (action.type === 'layout' ? action.layout : ''))
      .filter((target) => target !== '');
  expect(layouts.map(leadsTo)).toEqual([['numeric'], ['punctuation', 'alphanumeric'], ['numeric', 'alphanumeric'], []]);
});

test('[UI201] no key is there twice, lies over another or stands out of the field', () => {
  for (const layout of layouts) {
    const focusKeys = rowsOf(layout, { hasDone: true, hasExtra: true }).map(({ keys }) => {
      keys.reduce((end, { column, span }) => {
        expect(column).toBeGreaterThanOrEqual(end);
        expect(column + span).toBeLessThanOrEqual(layout === 'static-numeric' ? 3 : keypadColumns);
        return column + span;
      }, 0);
      return keys.map(({ focusKey }) => focusKey);
    });
    for (const keys of focusKeys) expect(new Set(keys).size).toBe(keys.length);
  }
  for (const layout of layouts) expect(new Set(charactersOf(layout)).size).toBe(charactersOf(layout).length);
});

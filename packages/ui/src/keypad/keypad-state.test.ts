import { expect, test } from 'vitest';
import type { KeyAction } from './keypad-keys';
import { type KeypadState, pressKey } from './keypad-state';

const letter = (character: string): KeyAction => ({ type: 'character', character });

function pressAll(
  from: Partial<KeypadState>,
  ...actions: readonly KeyAction[]
): KeypadState & { readonly text: string } {
  const rules = { maxCharacters: 20, spaces: 'between-words' } as const;
  const step = actions.reduce(({ state, text }, action) => pressKey(state, text, action, rules), {
    state: { layout: 'alphanumeric', capitals: 'lower', ...from } as KeypadState,
    text: '',
  });
  return { ...step.state, text: step.text };
}

test('[UI203] capitals cycle through first letter, all and none', () => {
  const next = (capitals: KeypadState['capitals']) => pressAll({ capitals }, { type: 'capitals' }).capitals;
  expect([next('first-letter'), next('upper'), next('lower')]).toEqual(['upper', 'lower', 'first-letter']);
});

test('[UI203] writes the first letter of the text, all letters or none as capitals', () => {
  const word = [letter('å'), letter('s'), { type: 'space' }, letter('æ')] as const;
  expect(pressAll({ capitals: 'first-letter' }, ...word).text).toBe('Ås æ');
  expect(pressAll({ capitals: 'upper' }, ...word).text).toBe('ÅS Æ');
  expect(pressAll({ capitals: 'lower' }, ...word).text).toBe('ås æ');
  expect(pressAll({ capitals: 'first-letter' }, letter('a'), { type: 'delete' }, letter('b')).text).toBe('B');
});

test('[UI201] changes the layout and nothing else', () => {
  const pressed = pressAll({ capitals: 'upper' }, letter('a'), { type: 'layout', layout: 'punctuation' }, letter('é'));
  expect(pressed).toEqual({ layout: 'punctuation', capitals: 'upper', text: 'AÉ' });
});

test('[UI207] delete takes one character and clear takes all', () => {
  expect(pressAll({}, letter('a'), letter('b'), { type: 'delete' }).text).toBe('a');
  expect(pressAll({}, letter('a'), letter('b'), { type: 'clear' }).text).toBe('');
});

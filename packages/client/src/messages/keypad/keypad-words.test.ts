import { expect, test } from 'vitest';
import { danish, loadTranslate } from '../translate';
import { toKeypadWords } from './keypad-words';

test('[CL185] a key is read by its name: a sign in words, a capital as one, any other letter as it is', () => {
  const { nameOf } = toKeypadWords(danish).keys;
  expect(['@', 'Å', 'å', '7'].map((character) => nameOf?.(character))).toEqual([
    'snabel-a',
    'stort Å',
    undefined,
    undefined,
  ]);
});

test('[CL185] what came is read as its key, and what went too', () => {
  const { describe } = toKeypadWords(danish);
  expect(describe({ added: 'B', removed: '' })).toBe('stort B');
  expect(describe({ added: ' ', removed: '' })).toBe('Mellemrum');
  expect(describe({ added: '', removed: '?' })).toBe('spørgsmålstegn slettet');
  expect(describe({ added: '', removed: 'blå' })).toBe('blå slettet');
});

test('[CL185] speaks the viewer’s language', async () => {
  const { keys, describe } = toKeypadWords(await loadTranslate('en'));
  expect([keys.label, keys.layouts.numeric, describe({ added: ',', removed: '' })]).toEqual([
    'Keyboard',
    'Digits',
    'comma',
  ]);
});

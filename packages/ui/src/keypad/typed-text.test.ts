import { expect, test } from 'vitest';
import { appendText, countCharacters, eraseLast, type TextRules, toAllowedText } from './typed-text';

const free: TextRules = { maxCharacters: 10 };
const name: TextRules = { maxCharacters: 20, maxCodeUnits: 80, spaces: 'between-words' };
const pin: TextRules = { maxCharacters: 4, accepts: 'digits' };

const typed = (rules: TextRules, ...pieces: readonly string[]): string =>
  pieces.reduce((text, piece) => appendText(text, piece, rules), '');

test('[UI204] keeps text in NFC, also where an accent comes after its letter', () => {
  expect(typed(free, 'A\u030ase')).toBe('Åse');
  expect(typed(free, 'Rene', '\u0301')).toBe('René');
  expect(toAllowedText('\u212bse', free)).toBe('Åse');
});

test('[UI204] takes no more than the bound, in characters and in code units', () => {
  expect(typed(free, '1234567890', 'x')).toBe('1234567890');
  expect(countCharacters(typed(free, '🎬'.repeat(12)))).toBe(10);
  expect(typed({ maxCharacters: 20, maxCodeUnits: 5 }, '🎬🎬🎬')).toBe('🎬🎬');
});

test('[UI204] leaves out what does not show, and takes any break for a space', () => {
  expect(typed(free, 'Fre\u200bja\u0007\u202e')).toBe('Freja');
  expect(typed(free, 'Anna\nMai')).toBe('Anna Mai');
  expect(typed(free, '  a  b')).toBe('  a  b');
});

test('[UI1090] a character that makes a text that must not stand there is ignored, and the text stays', () => {
  const safe: TextRules = { maxCharacters: 10, refuses: (text) => /[<>]|%3c/i.test(text) };
  expect(typed(safe, 'hav', '<', 'b', '>')).toBe('havb');
  expect(typed(safe, '%', '3', 'c', 'd')).toBe('%3d');
});

test('[UI205] a name has one space between its words, and none before them', () => {
  expect(typed(name, ' ', 'A', 'n', ' ', ' ', 'B')).toBe('An B');
  expect(typed(name, '   Anna   Marie ')).toBe('Anna Marie ');
  expect(appendText(' Anna', ' ', name)).toBe(' Anna');
  expect(typed(name, 'Anna', '\u0301')).toBe('Anna');
});

test('[UI206] [profiles-11] of a PIN non-digits vanish, and what comes after four digits does nothing', () => {
  expect(typed(pin, '1', 'a', '2', '3', ' ', '4', '5', '6')).toBe('1234');
  expect(typed(pin, ' 12-34-56 ')).toBe('1234');
});

test('[UI207] erases the last character whole', () => {
  expect(eraseLast('på 🎬')).toBe('på ');
  expect(eraseLast('a👩‍👩‍👧')).toBe('a');
  expect(eraseLast('')).toBe('');
});

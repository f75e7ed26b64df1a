import { expect, test } from 'vitest';
import { countCharacters, createCountCharacters, hasSign, hasSignByRanges, isPrintable, isSeen } from './characters';

test('[SE382] what prints nothing is what Unicode calls invisible, and the empty Braille cell', () => {
  const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
  for (let point = 0; point <= 0x10_ffff; point++) {
    const character = String.fromCodePoint(point);
    if (isSeen(character) === unseen.test(character)) expect(point.toString(16)).toBe('told as Unicode does');
  }
});

test('[SE382] controls, halves of characters and private ones are not printable; joiners and variations are', () => {
  for (const one of ['\u0000', '\u0009', '\u007F', '\u0085', '\uD800', '\uDFFF', '\uE000', '\u{F0000}', '\u200B'])
    expect(isPrintable(one), JSON.stringify(one)).toBe(false);
  for (const one of ['\u200D', '\u200C', '\uFE0F', '\u{E0067}', ' ', '\u0301', 'å', '😀', 'ك'])
    expect(isPrintable(one), JSON.stringify(one)).toBe(true);
});

test('[SE385] an engine without clusters counts code points that print', () => {
  const count = createCountCharacters({});
  expect(['Åse', '🇩🇰', 'J\u200B', 'e\u0301'].map(count)).toEqual([3, 2, 1, 2]);
  expect(['Åse', '🇩🇰', 'J\u200B', 'e\u0301'].map(countCharacters)).toEqual([3, 1, 1, 1]);
});

test.each(['a', '7', '-', '😀', 'ك', '日', ' a\u0301'])('[SE385] %j has a sign, by classes and by ranges', (text) => {
  expect([hasSign(text), hasSignByRanges(text)]).toEqual([true, true]);
});

test.each(['', ' \u3000', '\u0301\u0302', '\u064E', '\u200D', '\u2800'])('[SE385] %j has none', (text) => {
  expect([hasSign(text), hasSignByRanges(text)]).toEqual([false, false]);
});

import { expect, test } from 'vitest';
import { fittingText } from './fitting-text';

const text = 'En lærer forsvinder. Byen tier, og havet ved mere.';
const within = (letters: number) => (tried: string) => tried.length <= letters;

test('[UI401] a text that fits is whole', () => {
  expect(fittingText(text, within(text.length))).toBe(text);
});

test.each([
  [21, 'En lærer forsvinder…'],
  [31, 'En lærer forsvinder. Byen tier…'],
  [45, 'En lærer forsvinder. Byen tier, og havet ved…'],
  [1, 'En…'],
])('[UI401] [found-fit-02] of %i letters it ends after a word, by three dots alone', (letters, shown) => {
  expect(fittingText(text, within(letters))).toBe(shown);
});

import { expect, test } from 'vitest';
import { createSplitCharacters, splitCharacters } from './characters';

const family = '👩‍👩‍👧';

test('[UI204] counts what a person counts where the engine can', () => {
  expect(splitCharacters(`Åse${family}`)).toEqual(['Å', 's', 'e', family]);
});

test('[UI204] counts code points where it cannot', () => {
  const split = createSplitCharacters({});
  expect(split('på 🎬')).toEqual(['p', 'å', ' ', '🎬']);
  expect(split(family)).toHaveLength(5);
});

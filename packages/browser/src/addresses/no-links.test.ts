import { expect, test } from 'vitest';
import { noLinks } from './no-links';

test('[BR102] opens no outside address', () => {
  expect(noLinks.open('https://fjernsyn.example/hjaelp')).toBe(false);
});

import { expect, test } from 'vitest';
import { toEngineName } from './engine-name';

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/63.0.3239.84 Safari/537.36',
    'Chromium 63',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox 128'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15', 'Safari 17'],
  ['Something else', ''],
])('[BR32] names the engine of %s', (userAgent, name) => {
  expect(toEngineName(userAgent)).toBe(name);
});

import { expect, it } from 'vitest';
import { prefixedStyle } from './prefixed-style';

const prefixed = (css: string) => Buffer.from(prefixedStyle(Buffer.from(css))).toString();

it('[PK113] adds the prefixed forms that engines before Chromium 63 read, and keeps the plain ones', () => {
  const css = prefixed(
    '.a{display:flex;flex:1 1 0;align-items:center;transform:none;animation:b 1s}@keyframes b{to{opacity:0}}',
  );
  for (const part of ['display:-webkit-flex', '-webkit-flex:1', '-webkit-transform', '@-webkit-keyframes b']) {
    expect(css).toContain(part);
  }
  for (const part of [';display:flex', ';flex:1', ';transform', '@keyframes b']) expect(css).toContain(part);
});

it('[PK113] writes no colour with four parts, which Chromium 38 drops', () => {
  expect(prefixed('.a{color:#12345680}')).toBe('.a{color:rgba(18,52,86,.5)}');
});

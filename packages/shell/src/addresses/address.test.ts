import { expect, test } from 'vitest';
import { isFromMenu, isSamePath, isUnkept, toMenuAddress, toSafeAddress } from './address';

test.each([
  ['/search?q=<b>&page=2', '/search?q=&page=2'],
  ['/search?q=%3Cb%3e', '/search?q='],
  ['/search?q=a%253cb', '/search?q='],
  ['/search?q=&lt;b&gt;&page=2', '/search?q=&page=2'],
  ['/search?q=&#60;b&#x3E;', '/search?q='],
  ['/search?<b>=1&q=havn', '/search?q=havn'],
  ['/film#<b>', '/film'],
])('[SH305] blanks what holds angle brackets in %s', (address, safe) => {
  expect(toSafeAddress(address)).toBe(safe);
});

test.each(['/search?q=havn&page=2#top', '/serie/havgus_1/', '/liste/%2525', '/?featured=true'])(
  '[SH305] leaves %s as it is',
  (address) => {
    expect(toSafeAddress(address)).toBe(address);
  },
);

test.each([
  '/a<b',
  '/a%3cb',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'https://a.example',
  '/a/../b',
  '/#/film',
  '/index.html#!/film',
])('[SH104] opens nothing at %s', (address) => {
  expect(toSafeAddress(address)).toBeUndefined();
});

test.each(['/index.html', '/index.html?x=1', '/app/index.html#a'])('[SH103] takes %s for home', (address) => {
  expect(toSafeAddress(address)).toBe('/');
});

test('[SH102] knows an address that is not to be kept', () => {
  expect(['/a?back', '/a?back=1', '/a?x=1&back=true#b'].map(isUnkept)).toEqual([true, true, true]);
  expect(['/a', '/back', '/a?feedback=1', '/a#?back'].map(isUnkept)).toEqual([false, false, false, false]);
});

test('[SH25] knows an address that the menu opened', () => {
  expect([isFromMenu('/a?featured=true'), isFromMenu('/a?featured=false')]).toEqual([true, false]);
});

test('[SH101] [routes-07] a trailing slash makes no other page', () => {
  expect([isSamePath('/kanaler/', '/kanaler?x=1'), isSamePath('/', '/?a'), isSamePath('/a', '/b')]).toEqual([
    ...[true, true, false],
  ]);
});

test.each([
  ['/', '/?featured=true'],
  ['/liste/11', '/liste/11?featured=true'],
  ['/liste?side=2', '/liste?side=2&featured=true'],
  ['/om#hjaelp', '/om?featured=true#hjaelp'],
])('[SH144] %s is opened from the header as %s', (path, address) => {
  expect(toMenuAddress(path)).toBe(address);
});

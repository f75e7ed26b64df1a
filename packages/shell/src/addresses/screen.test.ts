import { expect, test } from 'vitest';
import { resolveScreen } from './screen';

const routes = {
  isWatchPath: (path: string) => path.startsWith('/se/'),
  isSearchPath: (path: string) => path === '/search',
  isHeld: () => false,
  isSignInScreen: (path: string) => path === '/signin',
};

test.each([
  ['/se/havgus_120010', { kind: 'watch', path: '/se/havgus_120010', itemId: '120010' }],
  ['/se/havgus_120010?back=1#x', { kind: 'watch', path: '/se/havgus_120010', itemId: '120010' }],
  ['/se/120010/', { kind: 'watch', path: '/se/120010/', itemId: '120010' }],
  ['/se/havgus', { kind: 'page', path: '/se/havgus' }],
  ['/serie/havgus_120010', { kind: 'page', path: '/serie/havgus_120010' }],
  ['/?featured=true', { kind: 'page', path: '/' }],
  ['', { kind: 'page', path: '/' }],
  ['/signin?x=1', { kind: 'sign-in', path: '/signin' }],
  ['/search?q=f%C3%A5r', { kind: 'search', path: '/search', text: 'får' }],
])('[SH5] [SH830] resolves %s', (address, screen) => {
  expect(resolveScreen(address, routes)).toEqual(screen);
});

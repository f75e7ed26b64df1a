import { createSitemap } from '@fjernsyn/catalogue';
import type { NavigationEntry } from '@fjernsyn/contracts';
import { expect, test } from 'vitest';
import { currentEntryOf, headerToolsOf, toMenuEntries } from './header';

const entry = (label: string | undefined, path: string | undefined, isFeatured = true): NavigationEntry => ({
  label,
  path,
  isFeatured,
  depth: 0,
  children: [],
  customFields: {},
});
const toHeader = (...header: readonly NavigationEntry[]) => toMenuEntries({ header, customFields: {} });

test('[SH140] offers at most five featured pages, in their order', () => {
  const paths = ['/', '/live', '/guide', '/serier', '/film', '/krimi', '/boern'];
  const entries = toHeader(...paths.map((path) => entry(path, path)));
  expect(entries.map(({ path }) => path)).toEqual(paths.slice(0, 5));
});

test('[SH140] leaves out what is not featured, headings, outside links and what stands there already', () => {
  const entries = toHeader(
    entry('Mere', undefined),
    entry('Om os', 'https://udenfor.example/om'),
    entry('Skjult', '/skjult', false),
    entry(undefined, '/uden-navn'),
    { ...entry('Film', '/film'), icon: 'film' },
    entry('Film igen', '/film/?side=1'),
  );
  expect(entries).toEqual([{ label: 'Film', path: '/film', icon: 'film' }]);
  expect(toMenuEntries(undefined)).toEqual([]);
});

const sitemap = createSitemap([
  { id: '1', key: 'ShowDetail', path: '/serie/{slug}', template: 'Item Detail', title: 'Serie' },
  { id: '2', key: 'MovieDetail', path: '/film/{slug}', template: 'Item Detail', title: 'Film' },
] as unknown as Parameters<typeof createSitemap>[0]);
const entries = toHeader(entry('Forside', '/'), entry('Serier', '/kategorier/serier'), entry('Film', '/film'));
const current = (path: string, tv = '/kategorier/serier', films = '/film') =>
  currentEntryOf(entries, path, { sitemap, paths: { tv, films } });

test.each([
  ['/', '/'],
  ['/film', '/film'],
  ['/film/', '/film'],
  ['/kategorier/serier', '/kategorier/serier'],
  ['/konto', undefined],
])('[SH141] %s belongs to the entry %s', (path, wanted) => {
  expect(current(path)).toBe(wanted);
});

test.each(['/show/havgus_70', '/season/71', '/episode/72', '/shows', '/serie/havgus_70'])(
  '[SH141] %s belongs to television, whose entry the configuration names',
  (path) => {
    expect(current(path)).toBe('/kategorier/serier');
    expect(current(path, '/film')).toBe('/film');
    expect(current(path, '/andet')).toBeUndefined();
  },
);

test.each(['/program/12', '/film/lygten_12', '/movie/12'])('[SH380] %s belongs to the entry of films', (path) => {
  expect(current(path)).toBe('/film');
  expect(current(path, '/andet', '/kategorier/serier')).toBe('/kategorier/serier');
  expect(current(path, '/film', '/andet')).toBeUndefined();
});

const allRooms = { search: true, account: true, signIn: true };

test.each([
  ['anonymous', 'sign-in'],
  ['signed-in', 'account'],
  ['fallback', 'none'],
] as const)('[SH146] whose role is %s sees %s', (role, account) => {
  expect(headerToolsOf(role, undefined, allRooms)).toEqual({ hasSearch: true, account });
  expect(headerToolsOf(role, { hasSearch: true, hasAccount: true }, allRooms)).toEqual({ hasSearch: true, account });
  expect(headerToolsOf(role, { hasSearch: false, hasAccount: true }, allRooms)).toEqual({ hasSearch: false, account });
  expect(headerToolsOf(role, { hasSearch: true, hasAccount: false }, allRooms)).toEqual({
    hasSearch: true,
    account: 'none',
  });
});

test('[SH381] [found-door-01] what a build has no place for has no door', () => {
  const tools = (role: 'anonymous' | 'signed-in', room: keyof typeof allRooms) =>
    headerToolsOf(role, undefined, { search: false, account: false, signIn: false, [room]: true });
  expect(tools('anonymous', 'search')).toEqual({ hasSearch: true, account: 'none' });
  expect(tools('anonymous', 'signIn')).toEqual({ hasSearch: false, account: 'sign-in' });
  expect(tools('signed-in', 'signIn')).toEqual({ hasSearch: false, account: 'none' });
  expect(tools('signed-in', 'account')).toEqual({ hasSearch: false, account: 'account' });
});

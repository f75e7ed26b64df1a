import { plainBrand } from '@fjernsyn/brand/testing';
import { createSitemap } from '@fjernsyn/catalogue';
import type { SitemapPage } from '@fjernsyn/contracts';
import { createObservable } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import { parseConfiguration } from '../configuration';
import { createRoutes } from './routes';

const page = (path: string, key: string, template = key): SitemapPage => ({
  id: path,
  path,
  key,
  template,
  isStatic: false,
  isSystemPage: false,
});

const routesOf = (...pages: readonly SitemapPage[]) =>
  createRoutes(
    createSitemap(pages),
    parseConfiguration({ brand: plainBrand, serviceUrl: 'https://service.example' }),
    createObservable(false),
  );

test('[SH1761] something is watched where the service has a page of that key or template', () => {
  const routes = routesOf(page('/se/{slug}', 'Watch', 'Item Detail'), page('/afspil/{slug}', 'Play', 'Watch'));
  expect(['/se/havgus_1', '/afspil/havgus_1', '/se', '/nowhere'].map(routes.isWatchPath)).toEqual([
    ...[true, true, false, false],
  ]);
});

test('[SH107] knows restricted pages by key or template', () => {
  const routes = routesOf(
    page('/konto', 'Account'),
    page('/k/{a}', 'Devices', 'AccountDevices'),
    page('/x', 'MyAccount'),
  );
  expect(['/konto/', '/k/3', '/x', '/nowhere'].map(routes.isRestricted)).toEqual([true, true, false, false]);
});

test('[SH109] the place to sign in is ours only where the service has no page there', () => {
  expect(routesOf().isSignInScreen('/signin')).toBe(true);
  expect(routesOf(page('/signin', 'SignIn')).isSignInScreen('/signin')).toBe(false);
  expect(routesOf().isSignInScreen('/')).toBe(false);
});

test('[SH108] a path that the sitemap writes out is static', () => {
  const routes = routesOf(page('/film', 'Film'), page('/film/{slug}', 'MovieDetail'));
  expect(['/film', '/film/flod', '/nowhere'].map(routes.isStatic)).toEqual([true, false, false]);
});

test('[SH113] knows the pages that are read anew at each visit', () => {
  const routes = routesOf(
    ...[page('/a', 'Event', 'Item Detail'), page('/b', 'B', 'CompetitionDetail'), page('/c', 'ConfederationDetail')],
    ...[page('/d', 'Watch'), page('/e', 'Home')],
  );
  expect(['/a', '/b', '/c', '/d', '/e', '/f'].map(routes.isReadAnew)).toEqual([true, true, true, true, false, false]);
});

test('[SH830] the search is at its configured path, and where the service has a page of that key or template', () => {
  const routes = routesOf(page('/soeg', 'Search'), page('/find', 'Find', 'Search'), page('/film', 'Film'));
  expect(['/search/', '/soeg', '/find', '/film', '/nowhere'].map(routes.isSearchPath)).toEqual([
    ...[true, true, true, false, false],
  ]);
});

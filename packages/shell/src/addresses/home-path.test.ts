import { createSitemap } from '@fjernsyn/catalogue';
import { createObservable } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import { createHomePath } from './home-path';

const page = (key: string, path: string) => ({
  id: key,
  key,
  path,
  template: key,
  title: key,
  isStatic: true,
  isSystemPage: false,
});
const sitemap = createSitemap([
  page('UltraHome', '/ultra'),
  page('KidsHome', '/kids'),
  page('RamasjangHome', '/ramasjang'),
]);
const universes = ['UltraHome', 'RamasjangHome', 'MinisjangHome', 'KidsHome'].map((home) => ({ home }));

test.each([
  [['ultra', 'optedout'], '/ultra'],
  [['RAMASJANG'], '/ramasjang'],
  [['drkids7'], '/kids'],
  [['minisjang'], '/'],
  [['drtv', 'ultra'], '/'],
  [['restricted'], '/'],
  [[], '/'],
])('[SH730] the home of a viewer of %j is %s', (segments, path) => {
  const viewer = createObservable({ segments });
  expect(createHomePath({ viewer, sitemap, universes, home: '/' })()).toBe(path);
});

test('[SH730] the home follows the viewer', () => {
  const viewer = createObservable({ segments: ['drtv'] });
  const homePath = createHomePath({ viewer, sitemap, universes, home: '/' });
  viewer.set({ segments: ['ultra'] });
  expect(homePath()).toBe('/ultra');
});

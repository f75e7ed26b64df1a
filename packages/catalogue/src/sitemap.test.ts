import type { SitemapPage } from '@fjernsyn/contracts';
import { describe, expect, it } from 'vitest';
import { canonicalPath, createSitemap } from './sitemap';

const page = (path: string, key = path): SitemapPage => ({
  id: key,
  path,
  key,
  template: 'Item Detail',
  isStatic: false,
  isSystemPage: false,
});
const sitemapOf = (...paths: readonly string[]) => createSitemap(paths.map((path) => page(path)));

describe('what a path leads to', () => {
  it('[CA1] is the page that is written so, before any pattern', () => {
    const sitemap = sitemapOf('/serie/{slug}', '/serie/nyheder');
    expect(sitemap.match('/serie/nyheder')?.page.path).toBe('/serie/nyheder');
    expect(sitemap.match('/serie/havgus_120001')).toMatchObject({ parameters: { slug: 'havgus_120001' } });
    expect(sitemap.match('/film/havgus')).toBeUndefined();
  });

  it('[CA2] is the pattern with the most literal segments, and the first of equals', () => {
    const sitemap = sitemapOf('/{a}/{b}', '/{a}/afsnit', '/serie/{b}', '/{c}/{d}');
    expect(sitemap.match('/serie/afsnit')?.page.path).toBe('/{a}/afsnit');
    expect(sitemap.match('/film/havgus')?.page.path).toBe('/{a}/{b}');
  });

  it('[CA2] keeps the order of many equal patterns', () => {
    const sitemap = sitemapOf(...Array.from({ length: 24 }, (_, index) => `/{p${index}}`));
    expect(sitemap.match('/x')?.page.path).toBe('/{p0}');
  });

  it('[CA3] [routes-01] matches segments first and decodes them afterwards', () => {
    expect(sitemapOf('/serie/{id}').match('/serie/over%2Funder')?.parameters).toEqual({ id: 'over/under' });
    expect(sitemapOf('/serie/{id}').match('/serie/over/under')).toBeUndefined();
  });

  it.each(['%', '%E0', '90%', '%qq', '%E9ventyr'])(
    '[CA3] [routes-02] takes the raw segment of a broken escape: %s',
    (raw) => {
      expect(sitemapOf('/episode/{id}').match(`/episode/${raw}`)?.parameters).toEqual({ id: raw });
    },
  );

  it('[CA3] [routes-03] decodes once', () => {
    const sitemap = sitemapOf('/liste/{id}');
    expect(sitemap.match('/liste/%2541')?.parameters).toEqual({ id: '%41' });
    expect(sitemap.match('/liste/%25')?.parameters).toEqual({ id: '%' });
  });

  it('[CA3] [routes-05] compares what stands after a parameter to its end', () => {
    const sitemap = sitemapOf('/{id}/afsnit');
    expect(sitemap.match('/7/afsnit')?.parameters).toEqual({ id: '7' });
    for (const path of ['/7/klip', '/7/afsnit/2', '//afsnit', '/7/afsnitx'])
      expect(sitemap.match(path)).toBeUndefined();
  });

  it('[CA3] takes the other characters of a pattern literally', () => {
    expect(sitemapOf('/a.b+{id}').match('/a.b+1')?.parameters).toEqual({ id: '1' });
    expect(sitemapOf('/a.b+{id}').match('/axb+1')).toBeUndefined();
  });

  it('[CA4] [routes-07] is the same with a trailing slash, a query or a hash', () => {
    const sitemap = sitemapOf('/', '/kanaler');
    for (const path of ['/kanaler/', '/kanaler?featured=true', '/kanaler/?back=1#top', '/kanaler#top'])
      expect(sitemap.match(path)?.page.path).toBe('/kanaler');
    expect(sitemap.match('/')?.page.path).toBe('/');
    expect([canonicalPath('/?a=/b/'), canonicalPath('')]).toEqual(['/', '/']);
  });
});

describe('the path of a page', () => {
  it('[CA5] is found by key, its parameters filled in and encoded', () => {
    const sitemap = createSitemap([page('/se/{slug}', 'Watch'), page('/tv', 'TVLive')]);
    expect(sitemap.pathOf('TVLive')).toBe('/tv');
    expect([sitemap.pathWith('Watch', '_1 2'), sitemap.pathWith('TVLive', '1'), sitemap.pathWith('Else', '1')]).toEqual(
      ['/se/_1%202', undefined, undefined],
    );
    expect(sitemap.pathOf('Watch', { slug: 'a/b' })).toBe('/se/a%2Fb');
    expect(sitemap.byKey('Watch')?.path).toBe('/se/{slug}');
  });

  it('[CA5] is none for an unknown key or a missing parameter', () => {
    const sitemap = createSitemap([page('/se/{slug}', 'Watch')]);
    expect([sitemap.pathOf('Help'), sitemap.pathOf('Watch')]).toEqual([undefined, undefined]);
  });
});

import type { SitemapPage } from '@fjernsyn/contracts';

/** What a path leads to. */
export interface SitemapMatch {
  readonly page: SitemapPage;
  /** The values of the pattern's parameters, percent-decoded once. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** The pages the service has, by path. */
export interface Sitemap {
  /** The page of a path: one that is written so, else the pattern with the most literal segments, the first of equals (C2). */
  match(path: string): SitemapMatch | undefined;
  /** The page with a key, as `Watch`; the first of several. */
  byKey(key: string): SitemapPage | undefined;
  /** The path of the page with a key, its parameters filled in; undefined where there is no such page, or a parameter is missing (C2). */
  pathOf(key: string, parameters?: Readonly<Record<string, string>>): string | undefined;
  /** The same where the path has one parameter, whatever its name. */
  pathWith(key: string, value: string): string | undefined;
}

interface Pattern {
  readonly page: SitemapPage;
  readonly expression: RegExp;
  readonly names: readonly string[];
  readonly literalCount: number;
}

const parameter = /\{(\w+)\}/g;

/** Makes a {@link Sitemap} of the configuration's pages. */
export function createSitemap(pages: readonly SitemapPage[]): Sitemap {
  const exact = new Map<string, SitemapPage>();
  const patterns: Pattern[] = [];
  for (const page of pages) {
    const path = canonicalPath(page.path);
    if (path.includes('{')) patterns.push(toPattern(page, path));
    else if (!exact.has(path)) exact.set(path, page);
  }
  // Array sorting is not stable below Chromium 70, so the order of equals is part of what is compared.
  const ordered = patterns
    .map((pattern, order) => ({ pattern, order }))
    .sort((one, other) => other.pattern.literalCount - one.pattern.literalCount || one.order - other.order)
    .map(({ pattern }) => pattern);
  const byKey = (key: string): SitemapPage | undefined => pages.find((page) => page.key === key);

  return {
    match(path) {
      const asked = canonicalPath(path);
      const page = exact.get(asked);
      if (page) return { page, parameters: {} };
      for (const pattern of ordered) {
        const parameters = read(pattern, asked);
        if (parameters) return { page: pattern.page, parameters };
      }
      return undefined;
    },
    byKey,
    pathOf(key, parameters = {}) {
      const page = byKey(key);
      return page && fill(page.path, parameters);
    },
    pathWith(key, value) {
      const { path = '' } = byKey(key) ?? {};
      const [name, ...others] = namesIn(path);
      return name === undefined || others.length > 0 ? undefined : fill(path, { [name]: value });
    },
  };
}

/** A path without query, hash and trailing slash; `/` stays. */
export function canonicalPath(path: string): string {
  const plain = path.replace(/[?#].*$/, '').replace(/\/$/, '');
  return plain === '' ? '/' : plain;
}

function toPattern(page: SitemapPage, path: string): Pattern {
  const names: string[] = [];
  const source = path
    .split('/')
    .map((segment) =>
      segment
        .split(/(\{\w+\})/)
        .map((part) => {
          const name = /^\{(\w+)\}$/.exec(part)?.[1];
          if (name === undefined) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
          names.push(name);
          return '([^?&#/]+)';
        })
        .join(''),
    )
    .join('/');
  const literalCount = path.split('/').filter((segment) => segment !== '' && !segment.includes('{')).length;
  return { page, expression: new RegExp(`^${source}$`), names, literalCount };
}

function read({ expression, names }: Pattern, path: string): Readonly<Record<string, string>> | undefined {
  const found = expression.exec(path);
  if (!found) return undefined;
  const parameters: Record<string, string> = {};
  names.forEach((name, index) => {
    parameters[name] = decodeOnce(found[index + 1] ?? '');
  });
  return parameters;
}

/** The decoded segment, or the raw one where its escapes are broken. */
function decodeOnce(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function namesIn(path: string): readonly string[] {
  return (path.match(parameter) ?? []).map((brace) => brace.slice(1, -1));
}

function fill(path: string, parameters: Readonly<Record<string, string>>): string | undefined {
  if (namesIn(path).some((name) => !parameters[name])) return undefined;
  return path.replace(parameter, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
}

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuildResult } from '../build-result';
import { type RunningWeb, serveWeb } from '../serve/serve-web';
import { sharedPage, type TargetName } from '../targets';
import { buildTarget } from './build-target';

const appDir = fileURLToPath(new URL('../../fixtures/web-app', import.meta.url));
const configuration = { name: 'Sol & Hav ]]>', serviceUrl: 'https://service.example' };
let folder: string;

const buildInto = (name: TargetName, at: string, mode: 'production' | 'development' = 'production') =>
  buildTarget(name, { appDir, outDir: join(folder, at), mode, configuration });
const pathsOf = ({ files }: BuildResult, kind: string) =>
  files.filter((file) => file.kind === kind && file.engines !== 'legacy').map(({ path }) => path);
const textOf = ({ outDir }: BuildResult, path = '') => readFile(join(outDir, path), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packager-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(['tizen', 'webos'] as const)('the site of %s', (name) => {
  let built: BuildResult;
  let html: string;

  beforeAll(async () => {
    built = await buildInto(name, name);
    html = await textOf(built, 'index.html');
  });

  it('[PK100] reaches everything from the folder that holds the page', async () => {
    const addresses = [...html.matchAll(/ (?:src|href|data-entry|data-polyfills|data-loader)="([^"]*)"/g)];
    const ours = addresses.map(([, address = '']) => address).filter((address) => !/^(\$|data:)/.test(address));
    expect(ours.length).toBeGreaterThanOrEqual(5);
    const shipped = built.files.map(({ path }) => `./${path}`);
    for (const address of ours) expect(shipped).toContain(address);
    expect(html).toContain(`"playerUrl":"./${pathsOf(built, 'player')[0]}"`);
    for (const path of pathsOf(built, 'style')) expect(await textOf(built, path)).not.toContain('url(/');
  });

  it('[PK101] parts the app into scripts for SystemJS, the lazy ones taking what they share from the first', async () => {
    const [entry = ''] = pathsOf(built, 'entry');
    const before = [...pathsOf(built, 'relaunch'), ...pathsOf(built, 'boot')];
    expect(built.firstLoad).toEqual([...before, ...pathsOf(built, 'loader'), entry]);
    const [lazy = ''] = pathsOf(built, 'chunk').filter((path) => path.includes('detail'));
    const [main, detail] = await Promise.all([textOf(built, entry), textOf(built, lazy)]);
    expect(main).toMatch(/^\/\/# \w+\nSystem\.register\(\[\]/);
    expect(main).toContain(`import("${lazy.replace('assets/', './')}")`);
    expect(detail).toContain(`System.register(["${entry.replace('assets/', './')}"]`);
    expect(html).not.toContain('module');
  });

  it('[PK105] lets objects of the set in on a Samsung page alone', () => {
    expect(html.includes('object-src ')).toBe(name === 'tizen');
  });

  it('[PK322] [found-start-04] brings a script that answers calls where the manifest says so, before the boot script', async () => {
    const relaunch = pathsOf(built, 'relaunch');
    expect(relaunch).toHaveLength(name === 'webos' ? 1 : 0);
    for (const path of relaunch) {
      expect(html.indexOf(path)).toBeLessThan(html.indexOf(pathsOf(built, 'boot')[0] ?? ''));
      const script = await textOf(built, path);
      expect(() => parse(script, { ecmaVersion: 3, allowReserved: 'never' })).not.toThrow();
    }
  });

  it('[PK22] chooses by a boot script that an engine of ES3 reads, smaller than 1 kB', async () => {
    const [boot] = built.files.filter(({ kind }) => kind === 'boot');
    const script = await textOf(built, boot?.path);
    expect(() => parse(script, { ecmaVersion: 3, allowReserved: 'never' })).not.toThrow();
    expect(boot?.gzipBytes).toBeLessThanOrEqual(1000);
  });

  it('[PK110] brings the whole app again as ES5 for older engines, with polyfills before it', async () => {
    const relaunches = pathsOf(built, 'relaunch').length;
    const [boot, polyfills, loader, entry] = built.legacyFirstLoad.slice(relaunches);
    expect([boot, loader]).toEqual(built.firstLoad.slice(relaunches, relaunches + 2));
    expect(html).toContain(`data-legacy="./${entry}" data-legacy-polyfills="./${polyfills}"`);
    const ours = built.files.filter(({ path, engines }) => path.endsWith('.js') && engines === 'legacy');
    expect(ours.map(({ kind }) => kind).sort()).toEqual(expect.arrayContaining(['chunk', 'entry', 'polyfill']));
    for (const { path } of ours) {
      const script = await textOf(built, path);
      expect(() => parse(script, { ecmaVersion: 5 }), path).not.toThrow();
    }
    expect(built.files.filter(({ kind }) => kind === 'style')).toHaveLength(1);
  });

  it('[PK223] [found-pack-09] has one file with the licences of its player, its loader and its polyfills', async () => {
    const texts = built.files.filter(({ path }) => path.includes('licences'));
    expect(texts).toHaveLength(1);
    const text = await textOf(built, texts[0]?.path);
    for (const library of ['shaka-player', 'systemjs', 'core-js', 'whatwg-fetch'])
      expect(text).toContain(`\n${library} `);
  });

  it('[PK103] names files in the policy, beside its own origin', () => {
    expect(html).toContain("script-src 'self' file:;");
    expect(html).toContain("connect-src 'self' file: https://service.example;");
  });

  it('[PK4] keeps the maps apart', async () => {
    for (const path of [...pathsOf(built, 'entry'), ...pathsOf(built, 'chunk'), ...pathsOf(built, 'loader')]) {
      expect(await textOf(built, path)).not.toContain('sourceMappingURL');
    }
    const [map = ''] = pathsOf(built, 'map').filter((path) => path.includes('main'));
    const { sources } = JSON.parse(await textOf(built, map)) as { readonly sources: readonly string[] };
    expect(sources.some((source) => source.endsWith('src/main.tsx'))).toBe(true);
  });

  it('[PK1] is the same in any folder', async () => {
    const again = await buildInto(name, `${name}-again`);
    expect(again.files).toEqual(built.files);
    expect(await textOf(again, 'index.html')).toBe(html);
  });

  it('[PK5] keeps names in development', async () => {
    const development = await buildInto(name, `${name}-development`, 'development');
    const script = await textOf(development, pathsOf(development, 'entry')[0]);
    expect(script).toContain('openDetail');
    expect(script).toContain('"development"');
  });
});

it('[PK102] loads the scripts of a Samsung set before ours', async () => {
  const html = await textOf(await buildInto('tizen', 'samsung'), 'index.html');
  const first = html.indexOf('src="$WEBAPIS/webapis/webapis.js"');
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(html.indexOf('id="boot"'));
});

/** Elements that are not closed, and attributes without a value, in XHTML without comments. */
function faultsOf(xhtml: string): readonly string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [, mark, end, name = '', attributes = ''] of xhtml.matchAll(
    /<(!--|(\/?)([a-z]+))((?:"[^"]*"|[^">])*)>/g,
  )) {
    if (mark === '!--') continue;
    if (/ [\w-]+(?= |$)/.test(attributes.replace(/"[^"]*"/g, '""').replace(/\/$/, ''))) faults.push(attributes);
    if (end === '/') faults.push(...(open.pop() === name ? [] : [name]));
    else if (!attributes.endsWith('/')) open.push(name);
  }
  return [...faults, ...open];
}

describe('the site of hbbtv', () => {
  let built: BuildResult;
  let web: RunningWeb;
  beforeAll(async () => {
    built = await buildInto('hbbtv', 'hbbtv');
    web = await serveWeb({ port: 0, mode: 'production', outDir: built.outDir });
  });
  afterAll(() => web.close());

  it('[PK104] is XHTML, and served as such with its policy', async () => {
    const page = await fetch(`${web.url}/index.xhtml`);
    expect(page.headers.get('content-type')).toBe('application/xhtml+xml; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.headers.get('content-security-policy')).toContain("object-src 'self'");
    const text = await page.text();
    expect(text).toMatch(/^<!DOCTYPE html>\n<html xmlns="http:\/\/www\.w3\.org\/1999\/xhtml" lang="da">/);
    expect(text).toContain('"name":"Sol \\u0026 Hav ]]\\u003e"');
    expect(faultsOf(text)).toEqual([]);
  });

  it('[PK104] is XHTML with the page that all apps share', async () => {
    const marks = /<!--[\s\S]*?-->|<!doctype html>/g;
    expect(faultsOf((await readFile(sharedPage, 'utf8')).replace(marks, ''))).toEqual([]);
  });

  it('[PK104] is made of modules that name one another from their folder', async () => {
    const [entry = ''] = pathsOf(built, 'entry');
    expect(await textOf(built, entry)).toMatch(/import\(.\.\/detail\.[0-9a-f]{8}\.js.\)/);
    expect(await textOf(built, 'index.xhtml')).toContain(`<link rel="modulepreload" href="./${entry}" />`);
  });
});

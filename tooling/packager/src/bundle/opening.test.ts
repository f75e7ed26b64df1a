import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { targets } from '../targets';
import { type BuiltApp, bundleApp } from './bundle-app';

const appDir = fileURLToPath(new URL('../../fixtures/waiting-app', import.meta.url));
const target = { ...targets.hbbtv, opening: ['src/open.ts', 'src/soon.ts'] };
const how = { appDir, mode: 'production', brandRules: [] } as const;
let folder: string;

const textOf = ({ files }: BuiltApp, path = ''): string =>
  new TextDecoder().decode(files.find((file) => file.path === path)?.contents);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'joined-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('[PK106] joins what opens the application into one script, which the lazy ones take from: nothing runs twice', async () => {
  const app = await bundleApp(target, target.modern, how);
  const scripts = app.files.filter(({ path }) => path.endsWith('.js'));
  expect(scripts.map(({ path }) => path.replace(/^assets\/(\w+)\..*/, '$1'))).toEqual(['later', 'main', 'open']);
  expect(app.firstLoad).toEqual([app.entryPath, expect.stringMatching(/open/)]);
  expect(app.entryLoad).toEqual([app.entryPath]);
  await mkdir(join(folder, 'assets'));
  await Promise.all([
    writeFile(join(folder, 'package.json'), '{"type":"module"}'),
    ...scripts.map(({ path, contents }) => writeFile(join(folder, path), contents)),
  ]);
  const listen = vi.fn<(type: string, open: () => Promise<readonly string[]>) => void>();
  vi.stubGlobal('addEventListener', listen);
  await import(/* @vite-ignore */ join(folder, app.entryPath));
  const ran = await listen.mock.calls[0]?.[1]();
  expect(ran).toEqual(['main', 'shared', 'open', 'soon', 'later', 'shared', 'soon shared', 'later than shared']);
});

it('[PK106] [PK101] does so for SystemJS too', async () => {
  const app = await bundleApp(target, targets.tizen.modern, how);
  const named = (path = '') => path.replace('assets/', './');
  const [entry, open] = app.firstLoad;
  const later = app.files.find(({ path }) => /^assets\/later.*\.js$/.test(path))?.path;
  expect(textOf(app, open)).toContain(`System.register(["${named(entry)}"]`);
  expect(textOf(app, entry)).toContain(`import("${named(open)}")`);
  expect(textOf(app, later)).toContain(`"${named(open)}"`);
});

it('[PK196] has what is loaded at once compiled as it arrives, and the lazy not, under maps that stay true', async () => {
  const app = await bundleApp(target, target.modern, how);
  const hinted = app.files.filter((file) => textOf(app, file.path).startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted.map(({ path }) => path)).toEqual([...app.firstLoad].sort());
  for (const { path } of hinted) {
    const map = JSON.parse(textOf(app, `maps/${path.slice(path.lastIndexOf('/') + 1)}.map`));
    expect(map.mappings).toMatch(/^;[^;]/);
    expect(map.sources.length).toBeGreaterThan(0);
  }
});

it('[PK224] makes one script of what client fetches right after the first rail', async () => {
  const { web } = targets;
  const app = await bundleApp(web, web.modern, { mode: 'production', brandRules: [] });
  const late = app.files.find(({ path }) => /^assets\/late-screens.*\.js$/.test(path))?.path;
  const imported = [...textOf(app, late).matchAll(/\bfrom\s*"\.\/([^"]+)"/g)].map(([, name]) => `assets/${name}`);
  expect(imported).toEqual([app.entryPath]);
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { targets } from '../targets';
import { bundleOutput } from './bundle-output';

const appDir = fileURLToPath(new URL('../../fixtures/waiting-app', import.meta.url));
const target = { ...targets.hbbtv, opening: ['src/open.ts', 'src/soon.ts'] };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'joined-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('[PK106] joins what opens the application into one script, which the lazy ones take from: nothing runs twice', async () => {
  const { app } = await bundleOutput(target, appDir, target.modern, { mode: 'production', brandRules: [] });
  const scripts = app.files.filter(({ path }) => path.endsWith('.js'));
  expect(scripts.map(({ path }) => path.replace(/^assets\/(\w+)\..*/, '$1'))).toEqual(['later', 'main', 'open']);
  expect(app.firstLoad).toEqual([app.entryPath]);
  expect(app.opening?.paths).toEqual(app.opening?.entryPaths);
  vi.stubGlobal('addEventListener', () => undefined);
  await mkdir(join(folder, 'assets'));
  await Promise.all([
    writeFile(join(folder, 'package.json'), '{"type":"module"}'),
    ...scripts.map(({ path, contents }) => writeFile(join(folder, path), contents)),
  ]);
  await import(/* @vite-ignore */ join(folder, app.entryPath));
  const { open } = await import(/* @vite-ignore */ join(folder, app.opening?.entryPaths[0] ?? ''));
  expect(await open()).toEqual([
    'main',
    'shared',
    'open',
    'soon',
    'later',
    'shared',
    'soon shared',
    'later than shared',
  ]);
});

it('[PK106] [PK101] does so for SystemJS too', async () => {
  const { app } = await bundleOutput(target, appDir, targets.tizen.modern, { mode: 'production', brandRules: [] });
  const textAt = (path = '') => new TextDecoder().decode(app.files.find((file) => file.path === path)?.contents);
  const named = (path = '') => path.replace('assets/', './');
  const later = app.files.find(({ path }) => /^assets\/later.*\.js$/.test(path))?.path;
  expect(textAt(app.opening?.entryPaths[0])).toContain(`System.register(["${named(app.entryPath)}"]`);
  expect(textAt(app.entryPath)).toContain(`import("${named(app.opening?.entryPaths[0])}")`);
  expect(textAt(later)).toContain(`"${named(app.opening?.entryPaths[0])}"`);
});

it('[PK196] has what is loaded at once compiled as it arrives, and the lazy not, under maps that stay true', async () => {
  const { app } = await bundleOutput(target, appDir, target.modern, { mode: 'production', brandRules: [] });
  const textOf = (path: string): string =>
    new TextDecoder().decode(app.files.find((file) => file.path === path)?.contents);
  const hinted = app.files.filter(({ path }) => textOf(path).startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted.map(({ path }) => path).sort()).toEqual([app.entryPath, ...(app.opening?.paths ?? [])].sort());
  for (const { path } of hinted) {
    const map = JSON.parse(textOf(`maps/${path.slice(path.lastIndexOf('/') + 1)}.map`));
    expect(map.mappings).toMatch(/^;[^;]/);
    expect(map.sources.length).toBeGreaterThan(0);
  }
});

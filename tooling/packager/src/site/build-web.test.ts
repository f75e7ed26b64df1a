import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuildResult } from '../build-result';
import { buildWeb } from './build-target';

const fixture = fileURLToPath(new URL('../../fixtures/web-app', import.meta.url));
const configuration = {
  name: '</script><b>',
  serviceBaseUrl: 'http://127.0.0.1:4100/api',
  cdnBaseUrl: 'http://127.0.0.1:4200/cdn',
  helpUrl: 'https://help.example/faq',
};

describe('buildWeb', () => {
  let folder: string;
  let built: BuildResult;
  let html: string;
  const text = (path: string): Promise<string> => readFile(join(built.outDir, path), 'utf8');
  const only = (kind: string) => built.files.filter((file) => file.kind === kind);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'packager-'));
    built = await buildWeb({ appDir: fixture, outDir: join(folder, 'site'), mode: 'production', configuration });
    html = await text('index.html');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('[PK1] names every file but the page after its contents, the same in any folder', async () => {
    const shipped = built.files.filter(({ kind }) => kind !== 'html');
    for (const { path } of shipped) expect(path).toMatch(/^(assets|maps)\/[\w-]+\.[0-9a-f]{8}\.(js|css|txt)(\.map)?$/);
    const again = await buildWeb({ appDir: fixture, outDir: join(folder, 'other'), mode: 'production', configuration });
    expect(again.files).toEqual(built.files);
  });

  it('[PK1] empties the folder of an older build', async () => {
    await writeFile(join(built.outDir, 'assets/main.00000000.js'), 'old');
    await buildWeb({ appDir: fixture, outDir: built.outDir, mode: 'production', configuration });
    const shipped = built.files.filter(({ path }) => path.startsWith('assets/')).map(({ path }) => path.slice(7));
    expect((await readdir(join(built.outDir, 'assets'))).sort()).toEqual(shipped.sort());
  });

  it('[PK2] links the styles of the start, with readable class names', async () => {
    const [style, ...others] = only('style');
    expect(others).toEqual([]);
    const css = await text(style?.path ?? '');
    expect(css).toContain('.start_start{');
    expect(css).not.toContain('.detail_detail');
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="stylesheet" href="/${style?.path}" />`);
  });

  it('[PK2] brings the styles of a late script beside it', async () => {
    const [late, ...others] = only('late-style');
    expect(others).toEqual([]);
    expect(await text(late?.path ?? '')).toMatch(/^\.detail_detail\{/);
    const detail = only('chunk').find(({ path }) => path.includes('detail'))?.path;
    const main = await text(only('entry')[0]?.path ?? '');
    expect(main).toMatch(
      new RegExp(`import\\(.\\./${detail?.slice(7)}.\\),\\[.\\/${late?.path}.\\],.\\/${detail}.\\)`),
    );
  });

  it('[PK3] loads boot and one script at once, and no lazy one', async () => {
    const [boot] = only('boot');
    const [entry] = only('entry');
    expect(built.firstLoad.slice(0, 2)).toEqual([boot?.path, entry?.path]);
    expect(built.firstLoad).toHaveLength(2);
    expect(built.firstLoad.join()).not.toContain('detail');
    for (const path of built.firstLoad.slice(1)) expect(html).toContain(`<link rel="modulepreload" href="/${path}" />`);
    expect(html).toContain(
      `src="/${boot?.path}" data-entry="/${entry?.path}" data-polyfills="/${only('polyfill')[0]?.path}"`,
    );
  });

  it('[PK4] refers to no source map in production, and keeps the maps apart', async () => {
    expect(only('map').length).toBeGreaterThanOrEqual(2);
    for (const { path, kind } of built.files) {
      if (kind === 'map') expect(path).toMatch(/^maps\//);
      else if (!/player$/.test(kind)) expect(await text(path)).not.toContain('sourceMappingURL');
    }
    const map = JSON.parse(await text(only('map').find(({ path }) => /main.*\.js\.map$/.test(path))?.path ?? ''));
    expect(map.sources.some((source: string) => source.endsWith('src/main.tsx'))).toBe(true);
  });

  it('[PK9] lets lazy scripts take what they share from the one that runs', async () => {
    const entry = only('entry')[0]?.path ?? '';
    const lazy = await Promise.all(only('chunk').map(({ path }) => text(path)));
    expect(lazy.length).toBeGreaterThan(0);
    expect(lazy.some((script) => script.includes(`from"./${entry.slice(7)}"`))).toBe(true);
    const main = await text(entry);
    for (const { path } of only('chunk')) if (path.includes('detail')) expect(main).toContain(`./${path.slice(7)}`);
  });

  it('[PK4] minifies identifiers', async () => {
    expect(await text(only('entry')[0]?.path ?? '')).not.toContain('openDetail');
  });

  it('[PK5] defines the mode', async () => {
    const development = await buildWeb({
      appDir: fixture,
      outDir: join(folder, 'development'),
      mode: 'development',
      configuration,
    });
    const entry = development.files.find(({ kind }) => kind === 'entry')?.path ?? '';
    const script = await readFile(join(development.outDir, entry), 'utf8');
    expect(script).toContain('"development"');
    expect(script).toContain('openDetail');
    expect(script).toContain(`sourceMappingURL=${entry.slice(7)}.map`);
    expect(await text(only('entry')[0]?.path ?? '')).toContain('`production`');
  });

  it('[PK6] tells the addresses of our build of Shaka and of all of it, and fetches neither', async () => {
    const [player, full] = [...only('player'), ...only('full-player')];
    expect(player?.path).toMatch(/^assets\/shaka-player\.[0-9a-f]{8}\.js$/);
    expect(full?.path).toMatch(/^assets\/shaka-full\.[0-9a-f]{8}\.js$/);
    expect(html).toContain(`"playerUrl":"/${player?.path}","fullPlayerUrl":"/${full?.path}"`);
    for (const { path } of [...only('player'), ...only('full-player')]) expect(html).not.toContain(`src="/${path}"`);
  });

  it('[PK7] refuses a template without its marks', async () => {
    const appDir = join(folder, 'app');
    await cp(fixture, appDir, { recursive: true });
    await writeFile(join(appDir, 'index.html'), '<!doctype html><div id="root"></div>');
    const failed = buildWeb({ appDir, outDir: join(folder, 'never'), mode: 'production', configuration });
    await expect(failed).rejects.toMatchObject({ code: 'packager/template-invalid' });
  });

  it('[PK10] writes a configuration that cannot leave its block', () => {
    expect(html).toContain('"name":"\\u003c/script>\\u003cb>"');
    expect(html.match(/<\/script>/g)).toHaveLength(2);
  });

  it('[PK11] [PK12] [PK570] carries the policy in the page', () => {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "img-src 'self' data: http://127.0.0.1:4200",
      "media-src 'self' blob: data: http://127.0.0.1:4200",
      "connect-src 'self' http://127.0.0.1:4100 http://127.0.0.1:4200",
      "font-src 'self'",
      'frame-src http://127.0.0.1:4100 http://127.0.0.1:4200',
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });

  it('[PK22] makes a boot script that an engine of ES3 reads, smaller than 1.2 kB', async () => {
    const [boot] = only('boot');
    const script = await text(boot?.path ?? '');
    expect(() => parse(script, { ecmaVersion: 3, allowReserved: 'never' })).not.toThrow();
    expect(boot?.gzipBytes).toBeLessThanOrEqual(1200);
  });
});

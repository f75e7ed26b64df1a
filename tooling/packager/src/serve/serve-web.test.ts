import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BuildResult } from '../build-result';
import { buildWeb } from '../site/build-target';
import { type RunningWeb, serveWeb } from './serve-web';

const fixture = fileURLToPath(new URL('../../fixtures/web-app', import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packager-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('serveWeb in production', () => {
  let built: BuildResult;
  let web: RunningWeb;

  beforeAll(async () => {
    const configuration = { serviceBaseUrl: 'http://one.example' };
    built = await buildWeb({ appDir: fixture, outDir: join(folder, 'site'), mode: 'production', configuration });
    web = await serveWeb({ port: 0, mode: 'production', outDir: built.outDir });
  });
  afterAll(() => web.close());

  it('[PK30] answers real URLs with the page, and missing files with 404', async () => {
    for (const path of ['/', '/serie/matador_123', '/film/a.b?featured=true', '/index.html', '/%E0%A4%A']) {
      const response = await fetch(web.url + path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<div id="root"></div>');
    }
    expect((await fetch(`${web.url}/assets/main.00000000.js`)).status).toBe(404);
    expect((await fetch(`${web.url}/assets/..%2f..%2fpackage.json`)).status).toBe(404);
    expect((await fetch(web.url, { method: 'POST' })).status).toBe(405);
  });

  it('[PK31] lets hashed files be kept for good, the page not, with their types', async () => {
    const page = await fetch(web.url);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const { path, kind } of built.files) {
      if (kind === 'html' || kind === 'map' || path.endsWith('.txt')) continue;
      const response = await fetch(`${web.url}/${path}`, { method: 'HEAD' });
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('content-type')).toMatch(path.endsWith('.css') ? /^text\/css/ : /^text\/javascript/);
    }
  });

  it('[PK38] compresses texts for whoever takes that', async () => {
    const path = built.files.find(({ kind }) => kind === 'entry')?.path ?? '';
    const ask = (encoding: string) => fetch(`${web.url}/${path}`, { headers: { 'accept-encoding': encoding } });
    const [packed, plain] = await Promise.all([ask('gzip'), ask('identity')]);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toBe('accept-encoding');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await packed.text()).toBe(await plain.text());
  });

  it('[PK32] sends the policy of the page', async () => {
    const page = await fetch(web.url);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("connect-src 'self' http://one.example;");
    expect(await page.text()).toContain(policy);
  });

  it('[PK33] rejects for a taken port and for a folder without a page', async () => {
    const port = Number(new URL(web.url).port);
    const second = serveWeb({ port, mode: 'production', outDir: built.outDir });
    await expect(second).rejects.toMatchObject({ code: 'packager/port-taken' });
    const empty = serveWeb({ port: 0, mode: 'production', outDir: join(folder, 'nothing') });
    await expect(empty).rejects.toMatchObject({ code: 'packager/not-built' });
  });

  it('[PK34] [PK36] offers neither the stream of reloads nor the source maps', async () => {
    const response = await fetch(`${web.url}/__reload`);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).not.toContain('reload.');
    const map = built.files.find(({ kind }) => kind === 'map')?.path;
    expect((await fetch(`${web.url}/${map}`)).status).toBe(404);
  });

  it('[PK35] serves a build with another configuration', async () => {
    const configuration = { serviceBaseUrl: 'http://two.example', name: '</script>' };
    const other = await serveWeb({ port: 0, mode: 'production', outDir: built.outDir, configuration });
    try {
      const page = await fetch(other.url);
      expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' http://two.example;");
      const html = await page.text();
      expect(html).not.toContain('one.example');
      const block = /id="configuration">(.*?)<\/script>/.exec(html)?.[1] ?? '';
      const player = built.files.find(({ kind }) => kind === 'player')?.path;
      expect(JSON.parse(block)).toMatchObject({ ...configuration, playerUrl: `/${player}` });
    } finally {
      await other.close();
    }
  });

  it('[PK500] serves the next at the same address, and what it did where the next has no page', async () => {
    const next = join(folder, 'next');
    await cp(built.outDir, next, { recursive: true });
    const page = join(next, 'index.html');
    await writeFile(page, (await readFile(page, 'utf8')).replace('<title>', '<title>Next: '));
    const released = await serveWeb({ port: 0, mode: 'production', outDir: built.outDir });
    const title = async () => /<title>.*<\/title>/.exec(await (await fetch(released.url)).text())?.[0];
    try {
      expect(await title()).not.toContain('Next: ');
      await released.deploy(next);
      expect(await title()).toContain('Next: ');
      await expect(released.deploy(join(folder, 'nothing'))).rejects.toMatchObject({ code: 'packager/not-built' });
      expect(await title()).toContain('Next: ');
    } finally {
      await released.close();
    }
  });
});

describe('serveWeb in development', () => {
  it('[PK34] [PK37] follows the sources, through a failure and out of it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const appDir = join(folder, 'app');
    await cp(fixture, appDir, { recursive: true });
    const web = await serveWeb({ port: 0, appDir, configuration: { name: 'a' } });
    try {
      const openStream = async () => {
        const reader = (await fetch(`${web.url}/__reload`)).body?.getReader();
        if (reader === undefined) throw new Error('There is no stream.');
        return reader;
      };
      const nextBuild = async (stream: Awaited<ReturnType<typeof openStream>>): Promise<void> => {
        for (;;) {
          const chunk = await stream.read();
          if (chunk.done) throw new Error('The stream ended.');
          if (new TextDecoder().decode(chunk.value).includes('event: reload')) return;
        }
      };
      const entryOf = (html: string): string => /data-entry="([^"]*)"/.exec(html)?.[1] ?? '';
      const page = async (): Promise<Response> => fetch(`${web.url}/some/where`);
      expect((await page()).status).toBe(200);
      const stream = await openStream();
      const first = await (await page()).text();
      expect(first).toMatch(/src="\/assets\/reload\.[0-9a-f]{8}\.js"/);
      expect((await fetch(web.url + entryOf(first))).headers.get('content-type')).toMatch(/^text\/javascript/);

      const label = join(appDir, 'src/label.ts');
      await writeFile(label, 'export const label = (name: string): string => ');
      await nextBuild(stream);
      const failed = await page();
      expect(failed.status).toBe(500);
      expect(await failed.text()).toContain('src/label.ts:1');

      await writeFile(label, "export const label = (name: string): string => 'Changed ' + name;");
      await nextBuild(stream);
      const healed = await (await page()).text();
      expect(entryOf(healed)).not.toBe(entryOf(first));
    } finally {
      await web.close();
    }
  });
});

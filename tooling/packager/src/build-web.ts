import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { assembleSite } from './assemble-site';
import type { BuildMode, BuildResult, WebConfiguration } from './build-result';
import { type AppBundle, appBuildOptions, collectApp } from './bundle-app';
import { bundleParts } from './bundle-parts';
import { joinFirstLoad } from './join-first-load';
import type { ServiceOrigins } from './origins';
import { startAddresses } from './start-addresses';
import { targets } from './targets';

/** What to build: the app's folder (the web app unless told), where to, how, and what the page tells the app. */
export interface BuildWebOptions {
  readonly appDir?: string;
  readonly outDir: string;
  readonly mode: BuildMode;
  readonly configuration: WebConfiguration;
  /** The origins of the policy, where the names in the configuration do not tell them. */
  readonly origins?: ServiceOrigins;
}

async function bundleApp(appDir: string, mode: BuildMode): Promise<AppBundle> {
  const app = collectApp(appDir, mode, await build(appBuildOptions(appDir, mode)));
  return mode === 'production' ? joinFirstLoad(app) : app;
}

/** Builds the web app into a folder of its own, whose `assets` and `maps` are emptied first; rejects with esbuild's failure. */
export async function buildWeb(options: BuildWebOptions): Promise<BuildResult> {
  const appDir = resolve(options.appDir ?? targets.web.appDir);
  const outDir = resolve(options.outDir);
  const [template, parts, app, startUrls] = await Promise.all([
    readFile(join(appDir, 'index.html'), 'utf8'),
    bundleParts(options.mode),
    bundleApp(appDir, options.mode),
    startAddresses(options.configuration),
  ]);
  const site = assembleSite({
    template,
    app,
    parts,
    configuration: options.configuration,
    origins: options.origins,
    startUrls,
  });
  await Promise.all(['assets', 'maps'].map((folder) => rm(join(outDir, folder), { recursive: true, force: true })));
  await Promise.all(
    site.files.map(async (file) => {
      const path = join(outDir, file.path);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, file.contents);
    }),
  );
  const files = site.files.map(({ path, contents, kind }) => {
    return { path, kind, bytes: contents.byteLength, gzipBytes: gzipSync(contents, { level: 9 }).byteLength };
  });
  return { outDir, files, firstLoad: site.firstLoad };
}

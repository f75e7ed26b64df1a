import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { themeCss } from '@fjernsyn/ui/theme';
import type { BuildMode, BuildResult, WebConfiguration } from '../build-result';
import { bundleApp } from '../bundle/bundle-app';
import { bundleParts } from '../bundle/bundle-parts';
import { licencesOf } from '../bundle/licences';
import type { PackagedFile } from '../packaged-file';
import { sharedPage, type TargetName, targets } from '../targets';
import { assembleSite, type Site } from './assemble-site';
import { brandOf } from './brand-of';
import type { ServiceOrigins } from './origins';
import { releaseOf } from './release';
import { startAddresses } from './start-addresses';

/** What to build: where to, how, and what the page tells the app; the folder of an app with a page of its own in place of the target's. */
export interface BuildTargetOptions {
  readonly appDir?: string;
  readonly outDir: string;
  readonly mode: BuildMode;
  readonly configuration: WebConfiguration;
  /** The origins of the policy, where the names in the configuration do not tell them. */
  readonly origins?: ServiceOrigins | undefined;
}

/**
 * Builds the site of a target into a folder of its own, whose `assets` and `maps` are emptied first: the page, `index.html` or
 * `index.xhtml`, and what it loads. Manifests and icons are none of its business. Rejects with Rolldown's failure.
 */
export async function buildTarget(name: TargetName, options: BuildTargetOptions): Promise<BuildResult> {
  const outDir = resolve(options.outDir);
  const site = await bundleSite(name, options);
  await Promise.all(['assets', 'maps'].map((folder) => rm(join(outDir, folder), { recursive: true, force: true })));
  await Promise.all(site.files.map((file) => write(outDir, file)));
  const files = site.files.map(({ path, contents, kind, engines }) => {
    return { path, kind, engines, bytes: contents.byteLength, gzipBytes: gzipSync(contents, { level: 9 }).byteLength };
  });
  return { outDir, files, firstLoad: site.firstLoad, legacyFirstLoad: site.legacyFirstLoad };
}

/** Builds the web app likewise. */
export function buildWeb(options: BuildTargetOptions): Promise<BuildResult> {
  return buildTarget('web', options);
}

/** Builds the site of a target in memory. */
export async function bundleSite(name: TargetName, options: Omit<BuildTargetOptions, 'outDir'>): Promise<Site> {
  const target = targets[name];
  const { mode, configuration, origins } = options;
  const appDir = resolve(options.appDir ?? target.appDir);
  const how = { appDir, mode, brandRules: themeCss({ brand: brandOf(configuration) }) };
  const [template, parts, modern, legacy, startUrls, release] = await Promise.all([
    readFile(options.appDir === undefined ? sharedPage : join(appDir, 'index.html'), 'utf8'),
    bundleParts(mode, target),
    bundleApp(target, target.modern, how),
    target.legacy === null ? null : bundleApp(target, target.legacy, how),
    // They are learned on a browser's ports; what another set asks for reads otherwise.
    name === 'web' && mode === 'production' ? startAddresses(configuration) : [],
    releaseOf(),
  ]);
  const told = { ...configuration, release };
  const site = assembleSite({ target, template, parts, modern, legacy, configuration: told, origins, startUrls });
  const services = target.services.map(({ path, script }) => {
    return { path, contents: Buffer.from(script), kind: 'asset', sources: [], engines: 'all' } as const;
  });
  const licences = await licencesOf(site.files.flatMap(({ sources }) => sources));
  const texts = licences === null ? [] : [{ ...licences, engines: 'all' } as const];
  return { ...site, files: [...site.files, ...services, ...texts] };
}

async function write(outDir: string, { path, contents }: PackagedFile): Promise<void> {
  const full = join(outDir, path);
  await mkdir(dirname(full), { recursive: true });
  await writeFile(full, contents);
}

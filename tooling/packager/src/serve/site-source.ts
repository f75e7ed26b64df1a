import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { themeCss } from '@fjernsyn/ui/theme';
import type { WebConfiguration } from '../build-result';
import { bundleOutput } from '../bundle/bundle-output';
import { bundleParts } from '../bundle/bundle-parts';
import { PackagerError } from '../errors';
import { assembleSite } from '../site/assemble-site';
import { brandOf } from '../site/brand-of';
import { reconfiguredPage } from '../site/html-page';
import type { ServiceOrigins } from '../site/origins';
import { startAddresses } from '../site/start-addresses';
import { targets } from '../targets';
import { followSources, sourceFolders } from './follow-sources';

/** Where the server takes its files from; `pageError` says why there is no page, in words for a developer. */
export interface SiteSource {
  /** The name of its page: the ending decides what the page is served as. */
  readonly pageName: string;
  read(path: string): Uint8Array | Promise<Uint8Array> | null;
  page(): string;
  pageError(): string | null;
  close(): Promise<void>;
}

/** What a page is told, whether it was built or is being built. */
export interface SiteWords {
  readonly configuration: WebConfiguration | undefined;
  readonly origins: ServiceOrigins | undefined;
}

/** Serves a built folder; its page is told another configuration where one is given. The source maps stay private. */
export async function builtSource(outDir: string, { configuration, origins }: SiteWords): Promise<SiteSource> {
  const folder = resolve(outDir);
  const pageName = (await readdir(folder).catch(() => [])).find((name) => /^index\.x?html$/.test(name));
  if (pageName === undefined) throw new PackagerError('packager/not-built', `${folder} holds no built page.`);
  const built = await readFile(join(folder, pageName), 'utf8');
  const html =
    configuration === undefined
      ? built
      : reconfiguredPage(built, configuration, await startAddresses(configuration), origins);
  const assets = new Set((await readdir(join(folder, 'assets'))).map((name) => `assets/${name}`));
  return {
    pageName,
    read: (path) => (assets.has(path) ? readFile(join(folder, path)) : null),
    page: () => html,
    pageError: () => null,
    close: async () => {},
  };
}

/**
 * Builds an app whenever one of its files changes and keeps the last good build in memory; tells of each build. Resolves after
 * the first one, good or bad.
 */
export async function watchedSource(appDir: string, words: SiteWords, onBuild: () => void): Promise<SiteSource> {
  const target = targets.web;
  const mode = 'development';
  const style = { mode, brandRules: themeCss({ brand: brandOf(words.configuration ?? {}) }) } as const;
  const parts = await bundleParts(mode, true);
  let files: ReadonlyMap<string, Uint8Array> = new Map();
  let error: string | null = null;
  const build = async (): Promise<void> => {
    const template = await readFile(join(appDir, 'index.html'), 'utf8');
    const modern = await bundleOutput(target, appDir, target.modern, style);
    const { configuration = {}, origins } = words;
    const site = assembleSite({
      target,
      template,
      modern,
      legacy: null,
      parts,
      configuration,
      origins,
      startUrls: [],
    });
    files = new Map(site.files.map((file) => [file.path, file.contents]));
  };
  const rebuild = async (): Promise<void> => {
    error = await build().then(
      () => null,
      (failure: Error) => failure.message,
    );
    if (error !== null) console.error(error);
    onBuild();
  };
  const following = followSources(await sourceFolders('web', appDir), rebuild);
  await rebuild();
  return {
    pageName: target.page,
    read: (path) => files.get(path) ?? null,
    page: () => new TextDecoder().decode(files.get(target.page)),
    pageError: () => error,
    close: async () => following.close(),
  };
}

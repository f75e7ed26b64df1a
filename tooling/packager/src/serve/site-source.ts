import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { WebConfiguration } from '../build-result';
import { PackagerError } from '../errors';
import { bundleSite } from '../site/build-target';
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
  const { configuration = {}, origins } = words;
  const options = { appDir, mode: 'development', configuration, origins } as const;
  let files: ReadonlyMap<string, Uint8Array> = new Map();
  let error: string | null = null;
  const build = async (): Promise<void> => {
    try {
      const site = await bundleSite('web', options);
      files = new Map(site.files.map((file) => [file.path, file.contents]));
      error = null;
    } catch (failure) {
      error = (failure as Error).message;
      console.error(error);
    }
    onBuild();
  };
  const following = followSources(await sourceFolders('web', appDir), build);
  await build();
  const { page } = targets.web;
  return {
    pageName: page,
    read: (path) => files.get(path) ?? null,
    page: () => new TextDecoder().decode(files.get(page)),
    pageError: () => error,
    close: async () => following.close(),
  };
}

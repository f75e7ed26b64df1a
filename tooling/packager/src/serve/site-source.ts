import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { themeCss } from '@fjernsyn/ui/theme';
import { context, type BuildResult as EsbuildResult, type Message, type Plugin } from 'esbuild';
import type { WebConfiguration } from '../build-result';
import { appBuildOptions, collectApp } from '../bundle/bundle-app';
import { bundleParts, bundlePolyfills } from '../bundle/bundle-parts';
import { PackagerError } from '../errors';
import { assembleSite } from '../site/assemble-site';
import { brandOf } from '../site/brand-of';
import { reconfiguredPage } from '../site/html-page';
import type { ServiceOrigins } from '../site/origins';
import { startAddresses } from '../site/start-addresses';
import { targets } from '../targets';

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

function inWords(errors: readonly Message[]): string {
  const lines = errors.map(({ text, location }) =>
    location === null ? text : `${location.file}:${location.line}: ${text}`,
  );
  return lines.join('\n');
}

/**
 * Builds an app whenever one of its files changes and keeps the last good build in memory; tells of each build. Resolves after
 * the first one, good or bad.
 */
export async function watchedSource(appDir: string, words: SiteWords, onBuild: () => void): Promise<SiteSource> {
  const target = targets.web;
  const output = target.modern;
  const { entry, opening } = target;
  const brandRules = themeCss({ brand: brandOf(words.configuration ?? {}) });
  const source = { appDir, entry, opening, output, mode: 'development', brandRules } as const;
  const [parts, polyfills] = await Promise.all([bundleParts('development', true), bundlePolyfills('development')]);
  let files: ReadonlyMap<string, Uint8Array> = new Map();
  let error: string | null = null;
  let endFirst = (): void => {};
  const first = new Promise<void>((resolve) => {
    endFirst = resolve;
  });
  const gather = async ({ errors, metafile, outputFiles }: EsbuildResult): Promise<void> => {
    if (errors.length > 0 || metafile === undefined || outputFiles === undefined) throw new Error(inWords(errors));
    const template = await readFile(join(appDir, 'index.html'), 'utf8');
    const app = collectApp(source, { metafile, outputFiles });
    const site = assembleSite({
      target,
      template,
      modern: { output, app, polyfills, loader: null, arabicFaces: null },
      legacy: null,
      parts,
      configuration: words.configuration ?? {},
      origins: words.origins,
      startUrls: [],
    });
    files = new Map(site.files.map((file) => [file.path, file.contents]));
  };
  const collect: Plugin = {
    name: 'collect',
    setup(build) {
      build.onEnd(async (result) => {
        error = await gather(result).then(
          () => null,
          (failure: Error) => failure.message,
        );
        if (error !== null) console.error(error);
        endFirst();
        onBuild();
      });
    },
  };
  const options = appBuildOptions(source);
  const watcher = await context({ ...options, plugins: [...options.plugins, collect] });
  await watcher.watch();
  await first;
  return {
    pageName: target.page,
    read: (path) => files.get(path) ?? null,
    page: () => new TextDecoder().decode(files.get(target.page)),
    pageError: () => error,
    close: () => watcher.dispose(),
  };
}

import type { WebConfiguration } from './build-result';
import type { BuiltOutput } from './bundle-output';
import type { SiteParts } from './bundle-parts';
import { htmlPage } from './html-page';
import type { ServiceOrigins } from './origins';
import type { PackagedFile } from './packaged-file';
import type { Target } from './targets';

/** Everything that makes a site: the template of the page, the app, the parts beside it, and what it is told. */
export interface SiteInput {
  readonly target: Target;
  readonly template: string;
  /** The app as modern engines get it. */
  readonly modern: BuiltOutput;
  readonly parts: SiteParts;
  readonly configuration: WebConfiguration;
  readonly origins?: ServiceOrigins | undefined;
  /** What a first visit to the home is going to ask the service for. */
  readonly startUrls: readonly string[];
}

/** A whole site in memory, and the scripts of its first load in the order in which the page asks for them. */
export interface Site {
  readonly files: readonly PackagedFile[];
  readonly firstLoad: readonly string[];
}

/** Joins the app and its parts with the page that loads them. */
export function assembleSite(input: SiteInput): Site {
  const { target, template, modern, parts, configuration, origins, startUrls } = input;
  const { app } = modern;
  const addressOf = (path: string): string => target.base + path;
  const addressOrNull = (file: PackagedFile | null): string | null => (file === null ? null : addressOf(file.path));
  const html = htmlPage(template, {
    target,
    configuration,
    origins,
    startUrls,
    styleUrl: app.stylePath === null ? null : addressOf(app.stylePath),
    preloadUrls: modern.output.format === 'module' ? app.firstLoad.map(addressOf) : [],
    bootUrl: addressOf(parts.boot.path),
    modern: {
      entryUrl: addressOf(app.entryPath),
      polyfillsUrl: addressOf(modern.polyfills.path),
      loaderUrl: addressOrNull(modern.loader),
    },
    playerUrl: addressOf(parts.player.path),
    reloadUrl: addressOrNull(parts.reload),
  });
  const page: PackagedFile = { path: target.page, contents: Buffer.from(html), kind: 'html' };
  const beside = [parts.boot, modern.polyfills, modern.loader, parts.player, parts.reload];
  const present = beside.filter((file): file is PackagedFile => file !== null);
  return {
    files: [page, ...present, ...app.files],
    firstLoad: [parts.boot.path, ...(modern.loader === null ? [] : [modern.loader.path]), ...app.firstLoad],
  };
}

import type { WebConfiguration } from './build-result';
import type { AppBundle } from './bundle-app';
import type { SiteParts } from './bundle-parts';
import { htmlPage } from './html-page';
import type { ServiceOrigins } from './origins';
import type { PackagedFile } from './packaged-file';

/** Everything that makes a site: the template of the page, the app, the parts beside it, and what it is told. */
export interface SiteInput {
  readonly template: string;
  readonly app: AppBundle;
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
export function assembleSite({ template, app, parts, configuration, origins, startUrls }: SiteInput): Site {
  const html = htmlPage(template, {
    configuration,
    origins,
    startUrls,
    styleUrl: app.stylePath === null ? null : `/${app.stylePath}`,
    preloadUrls: app.firstLoad.map((path) => `/${path}`),
    bootUrl: `/${parts.boot.path}`,
    entryUrl: `/${app.entryPath}`,
    polyfillsUrl: `/${parts.polyfills.path}`,
    playerUrl: `/${parts.player.path}`,
    reloadUrl: parts.reload === null ? null : `/${parts.reload.path}`,
  });
  const page: PackagedFile = { path: 'index.html', contents: Buffer.from(html), kind: 'html' };
  const beside = [parts.boot, parts.polyfills, parts.player, ...(parts.reload === null ? [] : [parts.reload])];
  return { files: [page, ...beside, ...app.files], firstLoad: [parts.boot.path, ...app.firstLoad] };
}

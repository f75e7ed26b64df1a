import type { Engines, WebConfiguration } from '../build-result';
import type { BuiltApp } from '../bundle/bundle-app';
import type { SiteParts } from '../bundle/bundle-parts';
import type { PackagedFile } from '../packaged-file';
import type { Target } from '../targets';
import { htmlPage, type OutputUrls } from './html-page';
import type { ServiceOrigins } from './origins';

/** Everything that makes a site: the template of the page, the app, the parts beside it, and what it is told. */
export interface SiteInput {
  readonly target: Target;
  readonly template: string;
  /** The app as modern engines get it. */
  readonly modern: BuiltApp;
  /** The same for older engines, where the target meets any. */
  readonly legacy: BuiltApp | null;
  readonly parts: SiteParts;
  readonly configuration: WebConfiguration;
  readonly origins?: ServiceOrigins | undefined;
  /** What a first visit to the home is going to ask the service for. */
  readonly startUrls: readonly string[];
}

/** A file of the site, and the engines that fetch it. */
export interface SiteFile extends PackagedFile {
  readonly engines: Engines;
}

/** A whole site in memory, and the scripts of its first load in the order in which the page asks for them. */
export interface Site {
  readonly files: readonly SiteFile[];
  readonly firstLoad: readonly string[];
  readonly legacyFirstLoad: readonly string[];
}

/** Joins the app and its parts with the page that loads them. */
export function assembleSite(input: SiteInput): Site {
  const { target, template, modern, legacy, parts, configuration, origins, startUrls } = input;
  const addressOf = (path: string): string => target.base + path;
  const urlsOf = (app: BuiltApp): OutputUrls => ({
    entryUrl: addressOf(app.entryPath),
    polyfillsUrl: addressOf(app.polyfills.path),
    loaderUrl: app.loader && addressOf(app.loader.path),
    arabicFacesUrl: app.arabicFaces && addressOf(app.arabicFaces.path),
  });
  const { stylePath } = modern;
  const html = htmlPage(template, {
    target,
    configuration,
    origins,
    startUrls,
    styleUrl: stylePath === null ? null : addressOf(stylePath),
    preloadUrls: modern.output.format === 'module' ? modern.entryLoad.map(addressOf) : [],
    relaunchUrl: parts.relaunch && addressOf(parts.relaunch.path),
    bootUrl: addressOf(parts.boot.path),
    modern: urlsOf(modern),
    legacy: legacy === null ? null : urlsOf(legacy),
    playerUrl: addressOf(parts.player.path),
    fullPlayerUrl: addressOf(parts.fullPlayer.path),
    reloadUrl: parts.reload === null ? null : addressOf(parts.reload.path),
  });
  const page: PackagedFile = { path: target.page, contents: Buffer.from(html), kind: 'html', sources: [] };
  const common = [page, ...present([parts.relaunch, parts.boot, parts.player, parts.fullPlayer, parts.reload])];
  return {
    files: withEngines(common, filesOf(modern), legacy === null ? [] : filesOf(legacy)),
    firstLoad: firstLoadOf(parts, modern, []),
    legacyFirstLoad: legacy === null ? [] : firstLoadOf(parts, legacy, [legacy.polyfills]),
  };
}

function filesOf({ files, polyfills, loader, arabicFaces }: BuiltApp): readonly PackagedFile[] {
  return [...present([polyfills, loader, arabicFaces]), ...files];
}

/** Both outputs bring assets and the loader under the same names: such a file is there once. Style sheets are everybody's. */
function withEngines(
  common: readonly PackagedFile[],
  modern: readonly PackagedFile[],
  legacy: readonly PackagedFile[],
): readonly SiteFile[] {
  const isIn = (files: readonly PackagedFile[], path: string) => files.some((file) => file.path === path);
  const old = legacy.filter(({ path }) => !isIn(modern, path));
  const isShared = ({ path, kind }: PackagedFile): boolean => /style$/.test(kind) || isIn(legacy, path);
  return [
    ...common.map((file) => ({ ...file, engines: 'all' as const })),
    ...modern.map((file) => ({ ...file, engines: isShared(file) ? ('all' as const) : ('modern' as const) })),
    ...old.map((file) => ({ ...file, engines: 'legacy' as const })),
  ];
}

function present(files: readonly (PackagedFile | null)[]): readonly PackagedFile[] {
  return files.filter((file): file is PackagedFile => file !== null);
}

function firstLoadOf({ boot, relaunch }: SiteParts, { firstLoad, loader }: BuiltApp, more: readonly PackagedFile[]) {
  return [...present([relaunch, boot, ...more, loader]).map(({ path }) => path), ...firstLoad];
}

/** What a built file is for: `relaunch` answers a set that calls the page again, `boot` decides, `loader` is SystemJS, `full-player` comes where `player` cannot play a stream, `entry` and `chunk` are the app, `late-style` comes with a chunk, `map` is never referenced in production. */
export type FileKind =
  | 'entry'
  | 'chunk'
  | 'style'
  | 'late-style'
  | 'asset'
  | 'polyfill'
  | 'player'
  | 'full-player'
  | 'html'
  | 'relaunch'
  | 'boot'
  | 'loader'
  | 'map';

/** The engines that a file is for. */
export type Engines = 'all' | 'modern' | 'legacy';

/** How the app is built: `development` keeps names and reloads, `production` is minified. */
export type BuildMode = 'production' | 'development';

/** What the page hands to the app in its data block; the packager adds `playerUrl` and `fullPlayerUrl`, the addresses of the player's scripts. */
export type WebConfiguration = Readonly<Record<string, unknown>>;

/** One file of a build; `path` is relative to the folder, with forward slashes. */
export interface BuiltFile {
  readonly path: string;
  readonly bytes: number;
  readonly gzipBytes: number;
  readonly kind: FileKind;
  /** Who fetches it: engines from Chromium 63 on, older ones, or both. */
  readonly engines: Engines;
}

/** A finished build: its folder, its files, and the scripts that are fetched before the first rail shows, polyfills apart. */
export interface BuildResult {
  readonly outDir: string;
  readonly files: readonly BuiltFile[];
  readonly firstLoad: readonly string[];
  /** The same for engines before Chromium 63, polyfills among them, as all of these need some; empty where a target meets none. */
  readonly legacyFirstLoad: readonly string[];
}

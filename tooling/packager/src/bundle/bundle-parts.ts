import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';
import type { BuildMode, FileKind } from '../build-result';
import { hashedFile, type PackagedFile } from '../packaged-file';
import { buildShaka } from '../player/build-shaka';
import { playerOwner, type Target } from '../targets';
import { classicScript } from './classic-script';

/** What stands beside the app on every page: the boot script, the player, and the reload of development. */
export interface SiteParts {
  /** Answers to being called again until the application does; null where the set itself brings a page to the front. */
  readonly relaunch: PackagedFile | null;
  readonly boot: PackagedFile;
  /** Our build of Shaka. */
  readonly player: PackagedFile;
  /** All of Shaka, for streams that our build cannot play. */
  readonly fullPlayer: PackagedFile;
  readonly reload: PackagedFile | null;
}

/** The path of a source of this package, from the folder of this file. */
function sourceOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Bundles the parts of a target that do not depend on its app; all of Shaka is copied as it is. */
export async function bundleParts(mode: BuildMode, { isWeb, handlesRelaunch }: Target): Promise<SiteParts> {
  const shakaFile = createRequire(playerOwner).resolve('shaka-player/dist/shaka-player.compiled.js');
  const minify = mode === 'production';
  const part = async (name: string, kind: FileKind, options: BuildOptions) => {
    const { code, sources } = await classicScript({ minify, ...options });
    return hashedFile(name, 'js', Buffer.from(code), kind, sources);
  };
  const old = (name: string) => ({ entryPoints: [sourceOf(`../boot/${name}.ts`)], target: 'es5' });
  const [relaunch, boot, reload, player, full] = await Promise.all([
    handlesRelaunch ? part('relaunch', 'relaunch', old('relaunch')) : null,
    part('boot', 'boot', { ...old('boot'), define: { IS_WEB: String(isWeb) } }),
    mode === 'development'
      ? part('reload', 'chunk', { entryPoints: [sourceOf('../reload/reload.ts')], target: 'es2017' })
      : null,
    buildShaka(),
    readFile(shakaFile),
  ]);
  return {
    relaunch,
    boot,
    player: hashedFile('shaka-player', 'js', player, 'player', [shakaFile]),
    fullPlayer: hashedFile('shaka-full', 'js', full, 'full-player', [shakaFile]),
    reload,
  };
}

/** Bundles what Chromium 63 lacks and our scripts take for granted. */
export async function bundlePolyfills(mode: BuildMode): Promise<PackagedFile> {
  const entryPoints = [sourceOf('../polyfills/polyfills.ts')];
  const { code, sources } = await classicScript({ entryPoints, target: 'chrome63', minify: mode === 'production' });
  return hashedFile('polyfills', 'js', Buffer.from(code), 'polyfill', sources);
}

/** SystemJS's small loader, which adds script elements, without the mention of its map. */
export async function systemLoader(): Promise<PackagedFile> {
  const path = createRequire(import.meta.url).resolve('systemjs/dist/s.min.js');
  const script = (await readFile(path, 'utf8')).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
  return hashedFile('system', 'js', Buffer.from(script), 'loader', [path]);
}

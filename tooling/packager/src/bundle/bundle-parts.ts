import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { BuildMode } from '../build-result';
import { hashedFile, type PackagedFile } from '../packaged-file';
import { withoutBigIntTypeTests } from '../plugins/bigint-type-tests';
import { playerOwner } from '../targets';

/** What stands beside the app on every page: the boot script, the player, and the reload of development. */
export interface SiteParts {
  readonly boot: PackagedFile;
  readonly player: PackagedFile;
  readonly reload: PackagedFile | null;
}

async function classicScript(
  source: string,
  syntax: string,
  mode: BuildMode,
  define: Readonly<Record<string, string>> = {},
): Promise<Uint8Array> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL(source, import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: syntax,
    define,
    minify: mode === 'production',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return Buffer.from(withoutBigIntTypeTests(result.outputFiles[0]?.text ?? '').toString());
}

/** Bundles the parts that do not depend on the app, for the web or for a set; the player is copied as it is. */
export async function bundleParts(mode: BuildMode, isWeb: boolean): Promise<SiteParts> {
  const playerFile = createRequire(playerOwner).resolve('shaka-player/dist/shaka-player.compiled.js');
  const [boot, reload, player] = await Promise.all([
    classicScript('../boot/boot.ts', 'es5', mode, { IS_WEB: String(isWeb) }),
    mode === 'development' ? classicScript('../reload/reload.ts', 'es2017', mode) : null,
    readFile(playerFile),
  ]);
  return {
    boot: hashedFile('boot', 'js', boot, 'boot'),
    player: hashedFile('shaka-player', 'js', player, 'player'),
    reload: reload === null ? null : hashedFile('reload', 'js', reload, 'chunk'),
  };
}

/** Bundles what Chromium 63 lacks and our scripts take for granted. */
export async function bundlePolyfills(mode: BuildMode): Promise<PackagedFile> {
  return hashedFile('polyfills', 'js', await classicScript('../polyfills/polyfills.ts', 'chrome63', mode), 'polyfill');
}

/** SystemJS's small loader, which adds script elements, without the mention of its map. */
export async function systemLoader(): Promise<PackagedFile> {
  const path = createRequire(import.meta.url).resolve('systemjs/dist/s.min.js');
  const script = (await readFile(path, 'utf8')).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
  return hashedFile('system', 'js', Buffer.from(script), 'loader');
}

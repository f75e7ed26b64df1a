import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { withoutBigIntTypeTests } from './bigint-type-tests';
import type { BuildMode } from './build-result';
import { hashedFile, type PackagedFile } from './packaged-file';
import { playerOwner, targets } from './targets';

/** What stands beside the app on every page: the boot script, the polyfills, the player, and the reload of development. */
export interface SiteParts {
  readonly boot: PackagedFile;
  readonly polyfills: PackagedFile;
  readonly player: PackagedFile;
  readonly reload: PackagedFile | null;
}

async function classicScript(source: string, target: string, mode: BuildMode): Promise<Uint8Array> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL(source, import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target,
    minify: mode === 'production',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return Buffer.from(withoutBigIntTypeTests(result.outputFiles[0]?.text ?? ''));
}

/** Bundles the parts that do not depend on the app; the player is copied as it is. */
export async function bundleParts(mode: BuildMode): Promise<SiteParts> {
  const playerFile = createRequire(playerOwner).resolve('shaka-player/dist/shaka-player.compiled.js');
  const [boot, polyfills, reload, player] = await Promise.all([
    classicScript('./boot/boot.ts', 'es5', mode),
    classicScript('./polyfills/polyfills.ts', targets.web.engine, mode),
    mode === 'development' ? classicScript('./reload/reload.ts', targets.web.engine, mode) : null,
    readFile(playerFile),
  ]);
  return {
    boot: hashedFile('boot', 'js', boot, 'boot'),
    polyfills: hashedFile('polyfills', 'js', polyfills, 'polyfill'),
    player: hashedFile('shaka-player', 'js', player, 'player'),
    reload: reload === null ? null : hashedFile('reload', 'js', reload, 'chunk'),
  };
}

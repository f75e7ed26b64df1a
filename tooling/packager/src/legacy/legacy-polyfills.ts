import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import type { BuildMode } from '../build-result';
import { type ClassicScript, classicScript } from '../bundle/classic-script';
import { hashedFile, type PackagedFile } from '../packaged-file';
import { legacyEngines, usedCoreJs } from './used-core-js';

const source = fileURLToPath(new URL('../polyfills/legacy.ts', import.meta.url));
const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * Bundles what the legacy engines lack and the given scripts use. core-js goes past the compiler, whose helpers would touch what core-js is
 * about to bring; what stands on core-js comes after it.
 */
export async function bundleLegacyPolyfills(scripts: readonly string[], mode: BuildMode): Promise<PackagedFile> {
  const own = await classicScript({ entryPoints: [source], target: 'es2017' });
  const [coreJs, dom] = await Promise.all([
    bundledCoreJs([...scripts, own.code], mode),
    transform(own.code, {
      isModule: false,
      swcrc: false,
      configFile: false,
      minify: mode === 'production',
      env: { targets: legacyEngines },
      jsc: mode === 'production' ? { minify: { compress: { ecma: 5 }, mangle: true, ecma: 5 } } : {},
    }),
  ]);
  const script = `${coreJs.code}\n(function(){${dom.code}})();`;
  return hashedFile('legacy-polyfills', 'js', Buffer.from(script), 'polyfill', [...own.sources, ...coreJs.sources]);
}

/** Bundles what the given scripts use of core-js and the legacy engines lack. */
export async function bundledCoreJs(scripts: readonly string[], mode: BuildMode): Promise<ClassicScript> {
  const modules = await usedCoreJs(scripts);
  const contents = modules.map((name) => `import 'core-js/modules/${name}';`).join('\n');
  return classicScript({ stdin: { contents, resolveDir: folder }, target: 'es5', minify: mode === 'production' });
}

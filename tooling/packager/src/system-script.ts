import { transform } from '@swc/core';
import type { BuildMode } from './build-result';
import type { MappedScript } from './minify-script';
import type { Output } from './targets';

/**
 * Turns a module into a script that SystemJS loads, so that an app may be parted where engines load no modules: from files, and before
 * Chromium 61. Production is minified in the same pass.
 */
export async function systemScript(script: MappedScript, output: Output, mode: BuildMode): Promise<MappedScript> {
  const isMinified = mode === 'production';
  const ecma = output.name === 'modern' ? 2017 : 5;
  const { code, map = '' } = await transform(script.code, {
    isModule: true,
    configFile: false,
    swcrc: false,
    inputSourceMap: script.map,
    sourceMaps: true,
    minify: isMinified,
    module: { type: 'systemjs' },
    jsc: {
      target: output.name === 'modern' ? 'es2018' : 'es5',
      parser: { syntax: 'ecmascript' },
      ...(isMinified
        ? { minify: { ecma, compress: { ecma, passes: 3 }, mangle: true, format: { comments: false } } }
        : {}),
    },
  });
  return { code, map };
}

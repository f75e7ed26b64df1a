import { transform } from '@swc/core';
import type { BuildMode } from '../build-result';
import type { Output } from '../targets';
import { type MappedScript, minifyScript } from './minify-script';

/**
 * The compiler moves the mark of a call without effects from a value to the export of that value, which the minifier would then drop: whoever
 * imports it would find nothing. The mark is written in the compiler's own way (a class in ES5) or in esbuild's (what a library marks). Blanks of the
 * same length keep the map true.
 */
const markedExport = /\/\*\s*[#@]__PURE__\s*\*\/(?=(?:\s|\/\*\s*[#@]__PURE__\s*\*\/)*_export\()/g;

/**
 * Turns a module into a script that SystemJS loads, so that an app may be parted where engines load no modules: from files, and before
 * Chromium 61. Production is minified.
 */
export async function systemScript(script: MappedScript, output: Output, mode: BuildMode): Promise<MappedScript> {
  const { code, map = '' } = await transform(script.code, {
    isModule: true,
    configFile: false,
    swcrc: false,
    inputSourceMap: script.map,
    sourceMaps: true,
    module: { type: 'systemjs' },
    jsc: { target: output.name === 'modern' ? 'es2018' : 'es5', parser: { syntax: 'ecmascript' } },
  });
  if (mode === 'development') return { code, map };
  const exported = code.replace(markedExport, (mark) => ' '.repeat(mark.length));
  return minifyScript({ code: exported, map }, { isModule: false, ecma: output.name === 'modern' ? 2017 : 5 });
}

import { minify, type Options, transform } from '@swc/core';
import type { BuildMode } from '../build-result';
import type { Output } from '../targets';

/** A script and its source map, both as text. */
interface MappedScript {
  readonly code: string;
  readonly map: string;
}

/**
 * Turns a module into a script that SystemJS loads, so that an app may be parted where engines load no modules: from files, and before
 * Chromium 61. Production is minified before it is wrapped: the compiler marks exports as calls without effects, which a minifier would drop.
 */
export async function systemScript(module: string, output: Output, mode: BuildMode): Promise<MappedScript> {
  const [target, ecma] = output.name === 'modern' ? (['es2018', 2017] as const) : (['es5', 5] as const);
  const lowered = await compiled(module, { jsc: { target } });
  if (mode === 'development') return wrapped(lowered);
  return minified(await wrapped(await minified(lowered, ecma, true)), ecma, false);
}

/** The target lowers nothing more: lowered a second time, functions get names that their parameters have, which WebKit 538 refuses. */
function wrapped({ code, map }: MappedScript): Promise<MappedScript> {
  return compiled(code, { module: { type: 'systemjs' }, jsc: { target: 'es2022' }, inputSourceMap: map });
}

async function compiled(script: string, options: Options): Promise<MappedScript> {
  const { code, map = '' } = await transform(script, {
    isModule: true,
    configFile: false,
    swcrc: false,
    sourceMaps: true,
    ...options,
  });
  return { code, map };
}

/** Names and blanks become shorter; expressions too where `isModule`. It keeps to the syntax that the script has already. */
async function minified(script: MappedScript, ecma: 5 | 2017, isModule: boolean): Promise<MappedScript> {
  const { code, map = '' } = await minify(script.code, {
    module: isModule,
    ecma,
    compress: isModule && { ecma, passes: 3 },
    mangle: true,
    format: { comments: false },
    // The map to lead on from; its types (1.16) know a yes or no alone.
    sourceMap: { content: script.map } as unknown as boolean,
  });
  return { code, map };
}

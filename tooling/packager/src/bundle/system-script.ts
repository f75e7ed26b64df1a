import { type Options, transform } from '@swc/core';
import type { BuildMode } from '../build-result';
import type { Output } from '../targets';
import { type MappedScript, minifyScript } from './minify-script';

/**
 * Turns a module into a script that SystemJS loads, so that an app may be parted where engines load no modules: from files, and before
 * Chromium 61. Production is minified before it is wrapped: the compiler marks exports as calls without effects, which a minifier would drop.
 */
export async function systemScript(module: string, output: Output, mode: BuildMode): Promise<MappedScript> {
  const [target, ecma] = output.name === 'modern' ? (['es2018', 2017] as const) : (['es5', 5] as const);
  const lowered = await compiled(module, { jsc: { target } });
  if (mode === 'development') return wrapped(lowered);
  return minifyScript(await wrapped(await minifyScript(lowered, { ecma })), { ecma, isKept: true });
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

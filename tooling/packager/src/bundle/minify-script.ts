import { minify } from '@swc/core';

/** A script and its source map, both as text. */
export interface MappedScript {
  readonly code: string;
  readonly map: string;
}

/** What a script is: a module or a classic script, and the syntax that it may be written in. */
interface MinifyOptions {
  readonly isModule: boolean;
  readonly ecma: 5 | 2017;
}

/**
 * Minifies a bundled script. swc looks further than esbuild does (it joins variables, drops what is never read, inlines what is read
 * once), and keeps to the syntax that the script already has: what an engine of the floor cannot read was rewritten before.
 */
export async function minifyScript(
  script: MappedScript,
  { isModule, ecma }: MinifyOptions = { isModule: true, ecma: 2017 },
): Promise<MappedScript> {
  const { code, map = '' } = await minify(script.code, {
    module: isModule,
    ecma,
    compress: { ecma, passes: 3 },
    mangle: true,
    format: { comments: false },
    // The map to lead on from; its types (1.16) know a yes or no alone.
    sourceMap: { content: script.map } as unknown as boolean,
  });
  return { code, map };
}

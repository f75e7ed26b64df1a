import { minify } from '@swc/core';

/** A script and its source map, both as text. */
export interface MappedScript {
  readonly code: string;
  readonly map: string;
}

/** The syntax that a script may be written in, and whether nothing of it may fall away: names and blanks alone become shorter. */
interface MinifyOptions {
  readonly ecma?: 5 | 2017;
  readonly isKept?: boolean;
}

/**
 * Minifies a bundled module, or a script that is kept whole. swc looks further than esbuild does (it joins variables, drops what is never read,
 * inlines what is read once), and keeps to the syntax that the script already has: what an engine of the floor cannot read was rewritten before.
 */
export async function minifyScript(
  script: MappedScript,
  { ecma = 2017, isKept = false }: MinifyOptions = {},
): Promise<MappedScript> {
  const { code, map = '' } = await minify(script.code, {
    module: !isKept,
    ecma,
    compress: isKept ? false : { ecma, passes: 3 },
    mangle: true,
    format: { comments: false },
    // The map to lead on from; its types (1.16) know a yes or no alone.
    sourceMap: { content: script.map } as unknown as boolean,
  });
  return { code, map };
}

import { resolve } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { withoutBigIntTypeTests } from '../plugins/bigint-type-tests';

/** A script that needs no loader, and the files that it is made of. */
export interface ClassicScript {
  readonly code: string;
  readonly sources: readonly string[];
}

/** Bundles one classic script that needs no loader, by esbuild. */
export async function classicScript(options: BuildOptions): Promise<ClassicScript> {
  const { outputFiles, metafile } = await build({
    platform: 'browser',
    legalComments: 'none',
    ...options,
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    logLevel: 'silent',
  });
  return {
    code: withoutBigIntTypeTests(outputFiles?.[0]?.text ?? '').toString(),
    sources: Object.keys(metafile?.inputs ?? {})
      .filter((path) => path !== '<stdin>')
      .map((path) => resolve(path)),
  };
}

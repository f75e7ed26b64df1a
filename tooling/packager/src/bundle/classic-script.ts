import { type BuildOptions, build } from 'esbuild';
import { withoutBigIntTypeTests } from '../plugins/bigint-type-tests';

/** Bundles one classic script that needs no loader, by esbuild. */
export async function classicScript(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    platform: 'browser',
    legalComments: 'none',
    ...options,
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  });
  return withoutBigIntTypeTests(outputFiles?.[0]?.text ?? '').toString();
}

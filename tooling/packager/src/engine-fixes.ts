import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { withoutBigIntTypeTests } from './bigint-type-tests';

/** Rewrites what breaks an engine of the floor in the sources of libraries, before they are bundled. */
export function engineFixes(): Plugin {
  return {
    name: 'engine-fixes',
    setup(app) {
      app.onLoad({ filter: /node_modules.*\.[cm]?js$/ }, async ({ path }) => ({
        contents: withoutBigIntTypeTests(await readFile(path, 'utf8')),
        loader: 'js',
      }));
    },
  };
}

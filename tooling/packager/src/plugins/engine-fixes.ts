import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'esbuild';
import { withoutBigIntTypeTests } from './bigint-type-tests';
import { withoutPrivateNames } from './private-names';

/** Libraries whose classes are full of private names, and have one class a file. */
const isPrivate = /@tanstack[\\/]query-core[\\/]/;

/** Rewrites what breaks an old engine, or slows it, in the sources of libraries before they are bundled. */
export function engineFixes(): Plugin {
  return {
    name: 'engine-fixes',
    setup(app) {
      app.onLoad({ filter: /node_modules.*\.[cm]?js$/ }, async ({ path }) => {
        const script = withoutBigIntTypeTests(await readFile(path, 'utf8'));
        return { contents: isPrivate.test(path) ? withoutPrivateNames(script, basename(path)) : script, loader: 'js' };
      });
    },
  };
}

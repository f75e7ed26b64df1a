import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Output } from '../targets';
import { withoutBigIntTypeTests } from './bigint-type-tests';
import { withoutPrivateNames } from './private-names';

/** Libraries whose classes are full of private names, and have one class a file. */
const isPrivate = /@tanstack[\\/]query-core[\\/]/;

/**
 * Lets a query tell of every change, where it would otherwise learn by a Proxy which facts its user reads: no engine before Chromium 49 has
 * one, and none can be made. Nothing is missed by it; a screen draws now and then without need.
 */
export function withoutTracking(script: string): string {
  return script.replace(/![\w.]+\.notifyOnChangeProps \? \w+\.trackResult\((\w+)\) : \1/g, '$1');
}

/** Rewrites what breaks an engine that the output is for, or slows it, in the sources of libraries before they are bundled. */
export function engineFixes(output: Output): Plugin {
  return {
    name: 'engine-fixes',
    setup(app) {
      app.onLoad({ filter: /node_modules.*\.[cm]?js$/ }, async ({ path }) => {
        const read = withoutBigIntTypeTests(await readFile(path, 'utf8'));
        const script = output.name === 'legacy' ? withoutTracking(read) : read;
        return { contents: isPrivate.test(path) ? withoutPrivateNames(script, basename(path)) : script, loader: 'js' };
      });
    },
  };
}

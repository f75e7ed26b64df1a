import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';

const byName = 'react-by-name';

/**
 * Gives React, which is CommonJS, to modules by the names that they import. Without it each module would wrap React for itself, and
 * reach for `(0, react.useState)` each time, through an object that no minifier may look into.
 */
export function reactByName(): Plugin {
  return {
    name: byName,
    setup(app) {
      app.onResolve({ filter: /^react(\/jsx-runtime)?$/ }, async ({ path, kind, resolveDir, importer, pluginData }) => {
        if (kind !== 'import-statement' || pluginData === byName) return undefined;
        const found = await app.resolve(path, { kind, resolveDir, importer, pluginData: byName });
        return found.errors.length > 0 ? found : { path: found.path, namespace: byName };
      });
      app.onLoad({ filter: /./, namespace: byName }, ({ path }) => ({
        contents: namedExports(path),
        resolveDir: dirname(path),
        loader: 'js',
      }));
    },
  };
}

/** A module that gives each member of a CommonJS one by its name; those that nobody imports leave nothing behind. */
function namedExports(path: string): string {
  const members = Object.keys(createRequire(path)(path) as object).filter((name) => /^[A-Za-z]\w*$/.test(name));
  return [
    `import whole from ${JSON.stringify(path)};`,
    'export default whole;',
    ...members.map((name) => `export const ${name} = /* @__PURE__ */ (() => whole.${name})();`),
  ].join('\n');
}

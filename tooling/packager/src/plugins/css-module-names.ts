import { dirname } from 'node:path';
import { build, type Plugin } from 'esbuild';

const isModule = /\.module\.css$/;
const namespace = 'css-module';

/** Files that a stylesheet may name, which the app's own build places. */
const assets = ['*.woff2', '*.woff', '*.png', '*.jpg', '*.webp', '*.svg'];

/**
 * Gives the classes of a CSS module the names that its own file decides, as `tile_frame`. Left to the app's build, minified names would
 * depend on the order of the imports, and keeping them readable there would keep the scripts' own names long as well.
 */
export function cssModuleNames(): Plugin {
  return {
    name: 'css-module-names',
    setup(app) {
      const styles = new Map<string, string>();

      app.onLoad({ filter: isModule, namespace: 'file' }, async ({ path }) => {
        const { script, style } = await compile(path);
        styles.set(path, style);
        return {
          contents: `import ${JSON.stringify(`${namespace}:${path}`)};\n${script}`,
          loader: 'js',
          watchFiles: [path],
        };
      });

      app.onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({
        path: path.slice(namespace.length + 1),
        namespace,
        sideEffects: true,
      }));

      app.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: styles.get(path) ?? '',
        loader: 'css',
        resolveDir: dirname(path),
      }));
    },
  };
}

async function compile(path: string): Promise<{ readonly script: string; readonly style: string }> {
  const { outputFiles } = await build({
    stdin: { contents: `export { default } from ${JSON.stringify(path)};`, resolveDir: dirname(path) },
    bundle: true,
    write: false,
    outdir: dirname(path),
    format: 'esm',
    external: assets,
    logLevel: 'silent',
  });
  const textOf = (ending: string): string => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), style: textOf('.css') };
}

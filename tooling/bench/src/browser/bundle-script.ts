import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';
import { minify } from 'rolldown/utils';

const folder = join(import.meta.dirname, '../..');

const options = {
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  target: 'chrome63',
  jsx: 'automatic',
  absWorkingDir: folder,
  outdir: join(folder, 'dist'),
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.woff': 'empty', '.woff2': 'empty' },
  logLevel: 'error',
} as const satisfies BuildOptions;

/** Bundles a script of a page, as a product would be; styles are left out. */
export async function bundleScript(entry: string): Promise<string> {
  const { outputFiles } = await build({ ...options, entryPoints: [entry] });
  return textOf(outputFiles, '.js');
}

/** The kB of 1000 bytes, compressed, of what a line of import comes to in the syntax of 2020, minified as the product is. */
export async function bundledSize(line: string): Promise<number> {
  const stdin = { contents: line, resolveDir: folder, loader: 'ts' } as const;
  const { outputFiles } = await build({
    ...options,
    stdin,
    minify: false,
    format: 'esm',
    target: 'es2020',
  });
  const { code } = await minify('script.js', textOf(outputFiles, '.js'), { module: true });
  return gzipSync(code, { level: 9 }).length / 1000;
}

interface OutputFile {
  readonly path: string;
  readonly text: string;
}

function textOf(files: readonly OutputFile[], ending: string): string {
  return files.find(({ path }) => path.endsWith(ending))?.text ?? '';
}

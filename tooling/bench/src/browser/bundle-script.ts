import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';

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
  return scriptOf(await build({ ...options, entryPoints: [entry] }));
}

/** The kB of 1000 bytes, compressed, of what a product would carry for a line of import. */
export async function bundledSize(line: string): Promise<number> {
  const stdin = { contents: line, resolveDir: folder, loader: 'ts' } as const;
  return gzipSync(scriptOf(await build({ ...options, stdin })), { level: 9 }).length / 1000;
}

function scriptOf({
  outputFiles,
}: {
  readonly outputFiles: readonly { readonly path: string; readonly text: string }[];
}) {
  return outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
}

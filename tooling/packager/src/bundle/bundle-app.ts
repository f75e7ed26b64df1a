import { join, relative, sep } from 'node:path';
import { type BuildOptions, type BuildResult, type Metafile, type OutputFile, transformSync } from 'esbuild';
import type { BuildMode, FileKind } from '../build-result';
import type { PackagedFile } from '../packaged-file';
import { brandStyle } from '../plugins/brand-style';
import { cssModuleNames } from '../plugins/css-module-names';
import { engineFixes } from '../plugins/engine-fixes';
import { pastIndexFiles } from '../plugins/past-index-files';
import { privateNamePattern } from '../plugins/private-names';
import { reactByName } from '../plugins/react-by-name';
import { refuseMissingQueryParts, withoutUnusedQueryParts } from '../plugins/unused-query-parts';
import type { Output } from '../targets';

/** The bundled app: its files, its entry, its one stylesheet, and the scripts that the entry imports at once. */
export interface AppBundle {
  readonly files: readonly PackagedFile[];
  readonly entryPath: string;
  readonly stylePath: string | null;
  readonly firstLoad: readonly string[];
  /** What opens the application where the entry only waits for its viewer, until its first rail, beside the first load. */
  readonly opening: Opening | null;
}

/** Scripts that are imported for their exports, the one that opens the application first, and all of them with what they import at once. */
export interface Opening {
  readonly entryPaths: readonly string[];
  readonly paths: readonly string[];
}

/** Which app to bundle, from its folder and the file in it that starts everything, for which engines, and how. */
export interface AppSource {
  readonly appDir: string;
  readonly entry: string;
  readonly opening: readonly string[];
  readonly output: Output;
  readonly mode: BuildMode;
  /** Rules of the brand, which the stylesheet has for the first frame. */
  readonly brandRules: readonly string[];
}

/**
 * How esbuild bundles an app. The folder of the output is only a name, as nothing is written, but it is always the same
 * one, or the names of the files would depend on where they go.
 */
export function appBuildOptions({ appDir, entry, output, mode, brandRules }: AppSource) {
  const isProduction = mode === 'production';
  const isFinal = mode === 'development' && output.format === 'module';
  return {
    absWorkingDir: appDir,
    entryPoints: [join(appDir, entry)],
    outdir: join(appDir, 'dist'),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    splitting: true,
    platform: 'browser',
    target: output.syntax,
    // What packages offer to a product in place of what development needs; `module` is esbuild's own, lost where others are named.
    conditions: isProduction ? ['module', 'fjernsyn-product'] : ['module'],
    jsx: 'automatic',
    entryNames: 'assets/[name].[hash]',
    chunkNames: 'assets/[name].[hash]',
    assetNames: 'assets/[name].[hash]',
    publicPath: '/',
    loader: { '.svg': 'file', '.png': 'file', '.jpg': 'file', '.webp': 'file', '.woff2': 'file', '.woff': 'file' },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    // Scripts are minified when the first load is joined, which reads their imports.
    minifySyntax: isProduction,
    // Here and not later: fields become calls that carry their name as text.
    ...(isProduction ? { mangleProps: privateNamePattern } : {}),
    // What is worked on further carries its map along.
    sourcemap: isFinal ? 'linked' : 'inline',
    plugins: [
      pastIndexFiles(),
      brandStyle(brandRules),
      cssModuleNames(),
      reactByName(),
      withoutUnusedQueryParts(),
      engineFixes(),
    ],
    legalComments: 'eof',
    charset: 'utf8',
    logLevel: 'silent',
  } satisfies BuildOptions & { readonly write: false; readonly metafile: true };
}

function staticImports(outputs: Metafile['outputs'], entries: readonly string[]): readonly string[] {
  const seen = new Set(entries);
  for (const output of seen) {
    for (const imported of outputs[output]?.imports ?? []) {
      if (imported.kind === 'import-statement' && imported.external !== true) seen.add(imported.path);
    }
  }
  return [...seen];
}

function kindOf(output: string, entry: string): FileKind {
  if (output.endsWith('.map')) return 'map';
  if (output.endsWith('.css')) return 'style';
  if (output === entry) return 'entry';
  return output.endsWith('.js') ? 'chunk' : 'asset';
}

function minifiedStyle(file: OutputFile, syntax: string): Uint8Array {
  const { code } = transformSync(file.text, { loader: 'css', target: syntax, minify: true });
  return new TextEncoder().encode(code);
}

/** Turns what esbuild made into the files of the site; drops the stylesheets of lazy chunks, which the first one contains. */
export function collectApp(
  { appDir, entry: entryPoint, opening, output: { syntax }, mode }: AppSource,
  result: Pick<BuildResult<{ write: false; metafile: true }>, 'metafile' | 'outputFiles'>,
): AppBundle {
  const { outputs } = result.metafile;
  refuseMissingQueryParts(result.metafile);
  const outputOf = (source: string) => Object.keys(outputs).find((output) => outputs[output]?.entryPoint === source);
  const entry = outputOf(entryPoint);
  if (entry === undefined) throw new Error(`esbuild made nothing of ${entryPoint}.`);
  const style = outputs[entry]?.cssBundle ?? null;
  const base = join(appDir, 'dist');
  const pathOf = (file: OutputFile): string => relative(base, file.path).split(sep).join('/');
  const files: PackagedFile[] = [];
  for (const file of result.outputFiles) {
    const path = pathOf(file);
    const isStyle = path.endsWith('.css') || path.endsWith('.css.map');
    if (isStyle && `dist/${path.replace(/\.map$/, '')}` !== style) continue;
    const kind = kindOf(`dist/${path}`, entry);
    const contents = mode === 'production' && kind === 'style' ? minifiedStyle(file, syntax) : file.contents;
    files.push({ path, contents, kind });
  }
  const firstLoad = staticImports(outputs, [entry]);
  const opened = opening.map(outputOf).filter((output) => output !== undefined);
  const strip = (output: string): string => output.slice('dist/'.length);
  const openedFirst = staticImports(outputs, opened).filter((output) => !firstLoad.includes(output));
  return {
    files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
    entryPath: strip(entry),
    stylePath: style === null ? null : strip(style),
    firstLoad: firstLoad.map(strip),
    opening: opened.length === 0 ? null : { entryPaths: opened.map(strip), paths: openedFirst.map(strip) },
  };
}

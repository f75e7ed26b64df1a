import { join, parse } from 'node:path';
import {
  type CodeSplittingOptions,
  type OutputAsset,
  type OutputChunk,
  type OutputOptions,
  type Plugin,
  type RolldownOptions,
  rolldown,
} from 'rolldown';
import type { BuildMode, FileKind } from '../build-result';
import { bundleLegacyPolyfills } from '../legacy/legacy-polyfills';
import { hashedFile, type PackagedFile } from '../packaged-file';
import { bigIntTypeTests } from '../plugins/bigint-type-tests';
import { lateStyles } from '../plugins/late-styles';
import { createStyleRules, writtenFor } from '../plugins/style-rules';
import { arabicFaces, lateScreens, type Output, type Target } from '../targets';
import { createAppSheets, withImports } from './app-sheets';
import { bundlePolyfills, systemLoader } from './bundle-parts';
import { systemScript } from './system-script';

/** An app as one kind of engine gets it: its files, what it needs first, and what loads it where the engine loads no modules. */
export interface BuiltApp {
  readonly output: Output;
  readonly files: readonly PackagedFile[];
  readonly entryPath: string;
  readonly stylePath: string | null;
  /** The entry with all that it imports at once. */
  readonly entryLoad: readonly string[];
  /** The same, and what opens the application where the entry only waits for its viewer. */
  readonly firstLoad: readonly string[];
  readonly polyfills: PackagedFile;
  readonly loader: PackagedFile | null;
  /** The Arabic faces as a sheet, for engines that fetch every face they find. */
  readonly arabicFaces: PackagedFile | null;
}

/** How an app is bundled; its folder in place of the target's, and the rules of its brand, which the stylesheet has for the first frame. */
export interface AppOptions {
  readonly appDir?: string;
  readonly mode: BuildMode;
  readonly brandRules: readonly string[];
}

/** V8 looks for it on a script's first line, from Chromium 136 on, and compiles all of it while it arrives; others read a comment. */
const compiledWhole = '//# allFunctionsCalledOnLoad';

/** Bundles the app of a target for one kind of engine. Rejects with Rolldown's failure. */
export async function bundleApp(target: Target, output: Output, options: AppOptions): Promise<BuiltApp> {
  const { appDir = target.appDir, mode, brandRules } = options;
  const opening = target.opening.map((path) => join(appDir, path));
  const styles = createStyleRules(brandRules);
  const write = (css: string) => writtenFor(css, target.legacy === null ? 'modern' : 'all', mode === 'production');
  const sheets = createAppSheets({ opening, rulesOf: styles.rulesOf, write });
  const sheetsOf: Parameters<typeof lateStyles>[1] = (script, chunks) =>
    sheets.lateSheetsOf(script, chunks).map(({ path }) => target.base + path);
  const sources: string[] = [];
  const plugins = [
    bigIntTypeTests(),
    styles.plugin,
    lateStyles(target.base, sheetsOf),
    systemScripts(output, mode, sources),
  ];
  const entry = join(appDir, target.entry);
  const bundle = await rolldown({ ...inputOptions(appDir, output, mode), input: entry, plugins });
  const generated = bundle.generate({
    ...outputOptions(output, mode, opening),
    // Only a name, as nothing is written, but always the same one.
    dir: join(appDir, 'dist'),
    codeSplitting: groups(entry, opening),
  });
  const made = (await generated.finally(() => bundle.close())).output;
  const chunks = Object.fromEntries(made.filter(isChunk).map((chunk) => [chunk.fileName, chunk]));
  const entryPath = Object.keys(chunks).find((path) => chunks[path]?.isEntry) ?? '';
  const rules = sheets.startRulesOf(chunks);
  const style = rules === '' ? null : hashedFile('main', 'css', write(rules), 'style');
  const arabic = output.name === 'legacy' ? write(await styles.read(arabicFaces)) : null;
  const scripts = made.map((file) => packaged(file, mode));
  const files = [...scripts, style, ...sheets.late(), ...styles.assets()].filter((file) => file !== null);
  return {
    output,
    files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
    entryPath,
    stylePath: style?.path ?? null,
    entryLoad: withImports([entryPath], chunks),
    firstLoad: [entryPath, ...sheets.startOf(chunks).filter((path) => path !== entryPath)],
    polyfills: await (output.name === 'legacy' ? bundleLegacyPolyfills(sources, mode) : bundlePolyfills(mode)),
    loader: output.format === 'system' ? await systemLoader() : null,
    arabicFaces: arabic && hashedFile('arabic-faces', 'css', arabic, 'asset'),
  };
}

/** Keeps the modules as they were before: they show which names an app uses. */
function systemScripts(output: Output, mode: BuildMode, sources: string[]): Plugin {
  return {
    name: 'system-scripts',
    renderChunk(code) {
      if (output.format === 'module') return null;
      sources.push(code);
      return systemScript(code, output, mode);
    },
  };
}

/** How Rolldown reads the sources of an app. */
function inputOptions(cwd: string, output: Output, mode: BuildMode): RolldownOptions {
  return {
    cwd,
    platform: 'browser',
    preserveEntrySignatures: false,
    // What packages offer to a product in place of what development needs.
    resolve: { conditionNames: ['module', 'browser', ...(mode === 'production' ? ['fjernsyn-product'] : [])] },
    transform: {
      target: output.syntax,
      jsx: { runtime: 'automatic', development: false },
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    },
    // A module may be fetched late by one app, and at once by another.
    checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
    onLog: (level, { message }) => {
      if (level === 'warn') throw new Error(message);
    },
  };
}

/** How Rolldown writes the scripts of an app. */
function outputOptions({ name, format }: Output, mode: BuildMode, opening: readonly string[]): OutputOptions {
  const isProduction = mode === 'production';
  return {
    format: 'es',
    entryFileNames: 'assets/[name].[hash].js',
    chunkFileNames: 'assets/[name].[hash].js',
    hashCharacters: 'hex',
    minify: isProduction && format === 'module',
    comments: !isProduction,
    sourcemap: isProduction ? 'hidden' : true,
    postBanner: ({ isEntry, moduleIds }) => {
      const isStart = isEntry || opening.some((id) => moduleIds.includes(id));
      return isProduction && isStart && name === 'modern' ? compiledWhole : '';
    },
  };
}

/** All that the page loads at once is one script, and what opens the application another: modules bring what they import. */
function groups(entry: string, opening: readonly string[]): CodeSplittingOptions {
  return {
    groups: [
      { name: 'main', test: (id) => id === entry, priority: 2 },
      { name: parse(opening[0] ?? '').name, test: (id) => opening.includes(id), priority: 1 },
      // What follows the first rail is one script too: it must be whole when the network goes.
      { name: parse(lateScreens).name, test: (id) => id === lateScreens },
    ],
  };
}

function isChunk(file: OutputChunk | OutputAsset): file is OutputChunk {
  return file.type === 'chunk';
}

/** A product's maps lie apart, as nothing refers to them. */
function packaged(file: OutputChunk | OutputAsset, mode: BuildMode): PackagedFile {
  const contents = Buffer.from(isChunk(file) ? file.code : file.source);
  const isMap = file.fileName.endsWith('.map');
  const path = isMap && mode === 'production' ? file.fileName.replace(/^assets/, 'maps') : file.fileName;
  return { path, contents, kind: isMap ? 'map' : kindOf(file), sources: isChunk(file) ? file.moduleIds : [] };
}

function kindOf(file: OutputChunk | OutputAsset): FileKind {
  if (!isChunk(file)) return 'asset';
  return file.isEntry ? 'entry' : 'chunk';
}

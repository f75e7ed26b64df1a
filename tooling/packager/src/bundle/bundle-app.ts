import { join, parse } from 'node:path';
import { type OutputAsset, type OutputChunk, type RolldownOptions, rolldown } from 'rolldown';
import type { BuildMode, FileKind } from '../build-result';
import { partedFaces } from '../legacy/late-faces';
import { hashedFile, type PackagedFile } from '../packaged-file';
import { bigIntTypeTests } from '../plugins/bigint-type-tests';
import { lateStyles } from '../plugins/late-styles';
import { createStyleRules, writtenFor } from '../plugins/style-rules';
import { systemScripts } from '../plugins/system-scripts';
import type { Output } from '../targets';
import { createAppSheets } from './app-sheets';
import { licencesOf } from './licences';

/** The bundled app: its files, its entry, the style sheet of its start, and its scripts until the first rail. */
export interface AppBundle {
  readonly files: readonly PackagedFile[];
  readonly entryPath: string;
  readonly stylePath: string | null;
  /** The entry, and what opens the application where the entry only waits for its viewer. */
  readonly firstLoad: readonly string[];
  /** The Arabic faces as a sheet, for engines that fetch every face they find. */
  readonly arabicFaces: PackagedFile | null;
  /** The scripts before a second compiler lowered them: they show which names they use. */
  readonly sources: readonly string[];
}

/** Which app to bundle, from its folder and the file in it that starts everything, for which engines, and how. */
export interface AppSource {
  readonly appDir: string;
  readonly entry: string;
  readonly opening: readonly string[];
  /** What the addresses of the page begin with. */
  readonly base: string;
  readonly output: Output;
  /** Whether engines before Chromium 63 read the sheets. */
  readonly hasOldEngines: boolean;
  readonly mode: BuildMode;
  /** Rules of the brand, which the stylesheet has for the first frame. */
  readonly brandRules: readonly string[];
}

/** V8 looks for it on a script's first line, from Chromium 136 on, and compiles all of it while it arrives; others read a comment. */
const compiledWhole = '//# allFunctionsCalledOnLoad';

/** Bundles an app. Rejects with Rolldown's failure. */
export async function bundleApp(source: AppSource): Promise<AppBundle> {
  const { appDir, base, output, mode, hasOldEngines } = source;
  const isProduction = mode === 'production';
  const entry = join(appDir, source.entry);
  const opening = source.opening.map((path) => join(appDir, path));
  const engines = hasOldEngines ? 'all' : 'modern';
  const styles = createStyleRules(source.brandRules);
  const write = (css: string): Uint8Array => writtenFor(css, engines, isProduction);
  const sheets = createAppSheets({ opening, rulesOf: styles.rulesOf, write });
  const system = systemScripts(output, mode);
  const bundle = await rolldown({
    ...inputOptions(source),
    input: entry,
    plugins: [
      bigIntTypeTests(),
      styles.plugin,
      lateStyles((script, chunks) => sheets.lateSheetsOf(script, chunks).map(({ path }) => base + path)),
      ...(output.format === 'system' ? [system.plugin] : []),
    ],
  });
  const { output: made } = await bundle
    .generate({
      dir: join(appDir, 'dist'),
      format: 'es',
      entryFileNames: 'assets/[name].[hash].js',
      chunkFileNames: 'assets/[name].[hash].js',
      hashCharacters: 'hex',
      minify: isProduction && output.format === 'module',
      comments: !isProduction,
      sourcemap: isProduction ? 'hidden' : true,
      postBanner: ({ isEntry, moduleIds }) => {
        const isStart = isEntry || opening.some((id) => moduleIds.includes(id));
        return isProduction && isStart && output.name === 'modern' ? compiledWhole : '';
      },
      codeSplitting: {
        // All that the page loads at once is one script, and what opens the application another: modules bring what they import.
        groups: [
          { name: 'main', test: (id) => id === entry, priority: 2 },
          { name: parse(opening[0] ?? '').name, test: (id) => opening.includes(id), priority: 1 },
        ],
      },
    })
    .finally(() => bundle.close());
  const chunks = Object.fromEntries(made.filter(isChunk).map((chunk) => [chunk.fileName, chunk]));
  const start = sheets.startOf(chunks);
  const entryPath = Object.keys(chunks).find((path) => chunks[path]?.isEntry) ?? '';
  const faces = partedFaces(sheets.startRulesOf(chunks));
  const rules = hasOldEngines ? faces.style : sheets.startRulesOf(chunks);
  const style = rules === '' ? null : hashedFile('main', 'css', write(rules), 'style');
  const licences = await licencesOf(Object.values(chunks).flatMap(({ moduleIds }) => moduleIds));
  const files = [
    ...made.map((file) => packaged(file, isProduction)),
    ...(style ? [style] : []),
    ...sheets.late(),
    ...styles.assets(),
    ...(licences ? [licences] : []),
  ];
  return {
    files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
    entryPath,
    stylePath: style?.path ?? null,
    firstLoad: [entryPath, ...start.filter((path) => path !== entryPath)],
    arabicFaces: faces.arabic === '' ? null : hashedFile('arabic-faces', 'css', write(faces.arabic), 'asset'),
    sources: system.sources(),
  };
}

/** How Rolldown reads the sources of an app. */
function inputOptions({ appDir, output, mode }: AppSource): RolldownOptions {
  return {
    cwd: appDir,
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

function isChunk(file: OutputChunk | OutputAsset): file is OutputChunk {
  return file.type === 'chunk';
}

/** A product's maps lie apart, as nothing refers to them. */
function packaged(file: OutputChunk | OutputAsset, isProduction: boolean): PackagedFile {
  const contents = Buffer.from(isChunk(file) ? file.code : file.source);
  const isMap = file.fileName.endsWith('.map');
  const path = isMap && isProduction ? file.fileName.replace(/^assets/, 'maps') : file.fileName;
  return { path, contents, kind: isMap ? 'map' : kindOf(file) };
}

function kindOf(file: OutputChunk | OutputAsset): FileKind {
  if (!isChunk(file)) return 'asset';
  return file.isEntry ? 'entry' : 'chunk';
}

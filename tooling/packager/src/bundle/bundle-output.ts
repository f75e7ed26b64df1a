import { build } from 'esbuild';
import { partedFaces } from '../legacy/late-faces';
import { bundleLegacyPolyfills } from '../legacy/legacy-polyfills';
import { prefixedStyle } from '../legacy/prefixed-style';
import { hashedFile, type PackagedFile } from '../packaged-file';
import type { Output, Target } from '../targets';
import { type AppBundle, type AppSource, appBuildOptions, collectApp } from './bundle-app';
import { bundlePolyfills, systemLoader } from './bundle-parts';
import { joinFirstLoad } from './join-first-load';

/** An app as one kind of engine gets it: its scripts, what they need first, and what loads them where the engine loads no modules. */
export interface BuiltOutput {
  readonly output: Output;
  readonly app: AppBundle;
  readonly polyfills: PackagedFile;
  readonly loader: PackagedFile | null;
  /** The Arabic faces, for engines that fetch every face they find. */
  readonly arabicFaces: PackagedFile | null;
}

/** Bundles an app for one kind of engine of a target. Styles come with the modern scripts, for all engines. */
export async function bundleOutput(
  target: Target,
  appDir: string,
  output: Output,
  { mode, brandRules }: Pick<AppSource, 'mode' | 'brandRules'>,
): Promise<BuiltOutput> {
  const { entry, opening } = target;
  const source: AppSource = { appDir, entry, opening, output, mode, brandRules };
  const bundled = collectApp(source, await build(appBuildOptions(source)));
  const [app, polyfills, loader] = await Promise.all([
    joined({ ...bundled, files: withStyles(bundled.files, target, output) }, source, target.base),
    output.name === 'legacy' ? bundleLegacyPolyfills(scriptsOf(bundled), mode) : bundlePolyfills(mode),
    output.format === 'system' ? systemLoader() : null,
  ]);
  return {
    output,
    app,
    polyfills,
    loader,
    arabicFaces: output.name === 'legacy' ? arabicFacesOf(bundled.files) : null,
  };
}

function scriptsOf({ files }: AppBundle): readonly string[] {
  return files.filter(({ path }) => path.endsWith('.js')).map(textOf);
}

function withStyles(files: readonly PackagedFile[], target: Target, output: Output): readonly PackagedFile[] {
  if (target.legacy === null) return files;
  if (output.name === 'legacy') return files.filter(({ kind }) => kind !== 'style');
  return files.map((file) => {
    return file.kind === 'style'
      ? { ...file, contents: prefixedStyle(bytesOf(partedFaces(textOf(file)).style)) }
      : file;
  });
}

function arabicFacesOf(files: readonly PackagedFile[]): PackagedFile | null {
  const style = files.find(({ kind }) => kind === 'style');
  const arabic = style ? partedFaces(textOf(fromItsFolder(style))).arabic : '';
  return arabic === '' ? null : hashedFile('arabic-faces', 'css', prefixedStyle(bytesOf(arabic)), 'asset');
}

function textOf({ contents }: PackagedFile): string {
  return Buffer.from(contents).toString();
}

function bytesOf(text: string): Uint8Array {
  return Buffer.from(text);
}

function joined(app: AppBundle, { output, mode }: AppSource, base: Target['base']): AppBundle | Promise<AppBundle> {
  if (mode === 'development' && output.format === 'module') return app;
  if (base === '/') return joinFirstLoad(app, { output, addressOf: (path) => `/${path}`, mode });
  // Scripts and styles lie in one folder, and name what lies there from it.
  const addressOf = (path: string): string => path.replace(/^assets\//, './');
  return joinFirstLoad({ ...app, files: app.files.map(fromItsFolder) }, { output, addressOf, mode });
}

function fromItsFolder(file: PackagedFile): PackagedFile {
  if (file.kind !== 'style') return file;
  return { ...file, contents: bytesOf(textOf(file).replace(/(url\(["']?)\/assets\//g, '$1./')) };
}

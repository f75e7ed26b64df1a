import { build } from 'esbuild';
import type { BuildMode } from './build-result';
import { type AppBundle, type AppSource, appBuildOptions, collectApp } from './bundle-app';
import { bundlePolyfills, systemLoader } from './bundle-parts';
import { joinFirstLoad } from './join-first-load';
import type { PackagedFile } from './packaged-file';
import type { Output, Target } from './targets';

/** An app as one kind of engine gets it: its scripts, what they need first, and what loads them where the engine loads no modules. */
export interface BuiltOutput {
  readonly output: Output;
  readonly app: AppBundle;
  readonly polyfills: PackagedFile;
  readonly loader: PackagedFile | null;
}

/** Bundles an app for one kind of engine. */
export async function bundleOutput(
  { entry, base }: Pick<Target, 'entry' | 'base'>,
  appDir: string,
  output: Output,
  mode: BuildMode,
): Promise<BuiltOutput> {
  const [app, polyfills, loader] = await Promise.all([
    bundleApp({ appDir, entry, output, mode }, base),
    bundlePolyfills(mode),
    output.format === 'system' ? systemLoader() : null,
  ]);
  return { output, app, polyfills, loader };
}

async function bundleApp(source: AppSource, base: Target['base']): Promise<AppBundle> {
  const app = collectApp(source, await build(appBuildOptions(source)));
  const { output, mode } = source;
  if (mode === 'development' && output.format === 'module') return app;
  if (base === '/') return joinFirstLoad(app, { output, addressOf: (path) => `/${path}`, mode });
  // Scripts and styles lie in one folder, and name what lies there from it.
  const addressOf = (path: string): string => path.replace(/^assets\//, './');
  return joinFirstLoad({ ...app, files: app.files.map(fromItsFolder) }, { output, addressOf, mode });
}

function fromItsFolder(file: PackagedFile): PackagedFile {
  if (file.kind !== 'style') return file;
  const text = Buffer.from(file.contents).toString();
  return { ...file, contents: Buffer.from(text.replace(/(url\(["']?)\/assets\//g, '$1./')) };
}

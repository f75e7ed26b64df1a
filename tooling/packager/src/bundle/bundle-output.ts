import { bundleLegacyPolyfills } from '../legacy/legacy-polyfills';
import type { PackagedFile } from '../packaged-file';
import type { Output, Target } from '../targets';
import { type AppBundle, type AppSource, bundleApp } from './bundle-app';
import { bundlePolyfills, systemLoader } from './bundle-parts';

/** An app as one kind of engine gets it: its scripts, what they need first, and what loads them where the engine loads no modules. */
export interface BuiltOutput {
  readonly output: Output;
  readonly app: AppBundle;
  readonly polyfills: PackagedFile;
  readonly loader: PackagedFile | null;
}

/** Bundles an app for one kind of engine of a target. */
export async function bundleOutput(
  target: Target,
  appDir: string,
  output: Output,
  { mode, brandRules }: Pick<AppSource, 'mode' | 'brandRules'>,
): Promise<BuiltOutput> {
  const { entry, opening, base } = target;
  const hasOldEngines = target.legacy !== null;
  const app = await bundleApp({ appDir, entry, opening, base, output, hasOldEngines, mode, brandRules });
  const [polyfills, loader] = await Promise.all([
    output.name === 'legacy' ? bundleLegacyPolyfills(app.sources, mode) : bundlePolyfills(mode),
    output.format === 'system' ? systemLoader() : null,
  ]);
  return { output, app, polyfills, loader };
}

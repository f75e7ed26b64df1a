import type { BuildResult } from '../build-result';
import { type BuildTargetOptions, buildTarget } from './build-target';

/** What to build: the app's folder (the web app unless told), where to, how, and what the page tells the app. */
export type BuildWebOptions = BuildTargetOptions;

/** Builds the web app into a folder of its own, whose `assets` and `maps` are emptied first; rejects with esbuild's failure. */
export function buildWeb(options: BuildWebOptions): Promise<BuildResult> {
  return buildTarget('web', options);
}

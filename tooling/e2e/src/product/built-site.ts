import { readFile } from 'node:fs/promises';
import { type BuildResult, buildTarget } from '@fjernsyn/packager';
import { oncePerRun } from './once-per-run';

/** A target that journeys run on. */
export type SiteName = Parameters<typeof buildTarget>[0];

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The production build of a target: that of the builds part where `npm test` has just made it and says so in `FJERNSYN_SITES`, else one
 * that is made once for the run.
 */
export async function builtSite(target: SiteName, env: Env = process.env): Promise<BuildResult> {
  const { FJERNSYN_SITES: path } = env;
  const sites = path ? (JSON.parse(await readFile(path, 'utf8')) as Partial<Record<SiteName, BuildResult>>) : {};
  return (
    sites[target] ??
    oncePerRun(target, (outDir) => buildTarget(target, { outDir, mode: 'production', configuration: {} }))
  );
}

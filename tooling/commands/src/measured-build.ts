import { join } from 'node:path';
import { type BuildResult, buildTarget } from '@fjernsyn/packager';

type TargetName = Parameters<typeof buildTarget>[0];

/** The targets whose builds are measured: all of them. */
export const measuredTargets = ['web', 'tizen', 'webos', 'hbbtv'] as const satisfies readonly TargetName[];

/** The addresses of a build that is measured and never served. */
const configuration = {
  serviceUrl: 'http://127.0.0.1:4410',
  cdnUrl: 'http://127.0.0.1:4411',
  appVersion: '2.519.2',
};

const apps = join(import.meta.dirname, '../../../apps');

/** Makes the production build of a target that its budgets measure. */
export const measuredBuild = (target: TargetName): Promise<BuildResult> =>
  buildTarget(target, { outDir: join(apps, target, 'dist'), mode: 'production', configuration });

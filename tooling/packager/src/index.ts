export { brands } from '@fjernsyn/brand/brands';
export type { BuildResult, BuiltFile, FileKind, WebConfiguration } from './build-result';
export { legacyProgram } from './legacy/legacy-program';
export { type Packaged, packageTarget } from './package/package-target';
export { followSources, sourceFolders } from './serve/follow-sources';
export { type RunningWeb, type ServeWebOptions, serveWeb } from './serve/serve-web';
export { type BuildTargetOptions, buildTarget, buildWeb } from './site/build-target';
export { reconfiguredPage } from './site/html-page';
export type { ServiceOrigins } from './site/origins';

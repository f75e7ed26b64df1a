export type { BuildResult, BuiltFile, FileKind, WebConfiguration } from './build-result';
export { type BuildTargetOptions, buildTarget } from './build-target';
export { type BuildWebOptions, buildWeb } from './build-web';
export { reconfiguredPage } from './html-page';
export { legacyProgram } from './legacy-program';
export { minifyScript } from './minify-script';
export type { ServiceOrigins } from './origins';
export { type Packaged, packageTarget } from './package/package-target';
export { type RunningWeb, type ServeWebOptions, serveWeb } from './serve-web';

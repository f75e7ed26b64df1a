// Run as packages are installed, so that no build and no test waits for the compiler.
import { buildShaka } from './build-shaka';

await buildShaka();

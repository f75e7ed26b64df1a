import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { classicScript } from '../bundle/classic-script';
import { bundledCoreJs } from './legacy-polyfills';
import { legacyEngines } from './used-core-js';

const polyfills = fileURLToPath(new URL('../polyfills/program.ts', import.meta.url));

/**
 * One classic script of a program without a page, with all that it stands on, as the legacy engines get our packages: so that what has no
 * page can be run where an engine without one is all that is left of its time.
 */
export async function legacyProgram(entry: string): Promise<string> {
  const script = await classicScript({
    entryPoints: [entry],
    inject: [polyfills],
    platform: 'node',
    target: 'es2017',
    conditions: ['module', 'fjernsyn-product'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [coreJs, { code }] = await Promise.all([
    bundledCoreJs([script.code], 'development'),
    transform(script.code, { isModule: false, swcrc: false, configFile: false, env: { targets: legacyEngines } }),
  ]);
  return `${coreJs.code}\n${code}`;
}

import { parse } from 'node:path';
import { transform } from '@swc/core';
import { parseSync } from 'rolldown/utils';

/** The oldest engines of the legacy scripts, to the compiler: Chromium 38, and the WebKit of HbbTV sets, which knows what IE 10 knows. */
export const legacyEngines = { chrome: '38', ie: '10' } as const;

/**
 * What the compiler names without need, as it goes by the names of methods and by classes as a whole: helpers of iterators, new operations on
 * sets, typed arrays and buffers (which these engines have), methods that write HTML, and what belongs to servers.
 */
const unneeded =
  /^(es\.(iterator|typed-array|array-buffer|error)\b|es\.set\..+\.v2|es\.string\.(big|fixed|link)|web\.(immediate|btoa|dom-exception))/;

/** What its helpers, our own polyfills and libraries stand on though no script names it. */
const always = [
  'es.symbol',
  'es.symbol.iterator',
  'es.array.iterator',
  'es.array.from',
  'es.object.assign',
  'es.promise',
  'es.reflect.construct',
];

/** The modules of core-js that scripts need in the legacy engines, in the order of their names: `es.array.at`. */
export async function usedCoreJs(scripts: readonly string[]): Promise<readonly string[]> {
  const used = new Set(always);
  for (const script of scripts) {
    const { code } = await transform(script, {
      isModule: true,
      swcrc: false,
      configFile: false,
      inputSourceMap: false,
      env: { targets: legacyEngines, mode: 'usage', coreJs: '3.51' },
    });
    for (const { moduleRequest } of parseSync('script.js', code).module.staticImports) {
      const { dir, name } = parse(moduleRequest.value);
      if (dir === 'core-js/modules') used.add(name);
    }
  }
  return [...used].filter((name) => !unneeded.test(name)).sort();
}

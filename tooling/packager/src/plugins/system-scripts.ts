import type { Plugin } from 'rolldown';
import type { BuildMode } from '../build-result';
import { systemScript } from '../bundle/system-script';
import type { Output } from '../targets';

/** Scripts for SystemJS in place of modules. */
export interface SystemScripts {
  readonly plugin: Plugin;
  /** The modules that became scripts. */
  sources(): readonly string[];
}

/** Turns every module of an app into a script for SystemJS, once it is known what goes into which. */
export function systemScripts(output: Output, mode: BuildMode): SystemScripts {
  const sources: string[] = [];
  return {
    plugin: {
      name: 'system-scripts',
      async renderChunk(code) {
        sources.push(code);
        return systemScript(code, output, mode);
      },
    },
    sources: () => sources,
  };
}

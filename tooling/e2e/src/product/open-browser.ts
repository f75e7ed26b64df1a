import { inject } from 'vitest';
import { type Browser, type EngineName, joinBrowser, launchBrowser } from '../driver/launch-browser';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the one browser of the run is spoken to; none where each file starts its own. */
    readonly browserAddress?: string;
  }
}

/** Gives the engine's browser to a test file: the one of the run where that is it, else one of the file's own. Close it in `afterAll`. */
export function openBrowser(engine: EngineName = 'current'): Promise<Browser> {
  const address = inject('browserAddress');
  return engine === 'current' && address !== undefined ? joinBrowser(address) : launchBrowser({ engine });
}

// biome-ignore-all lint: this runs in any browser, so it is written in ES3.

/**
 * Whether an engine reads the modern scripts. Syntax cannot be asked for without evaluating text, which the page's policy forbids, so
 * this asks for names that came with it: asynchronous iteration in Chromium 63, and modules before.
 */
export function isModern(scope: any, script: object): boolean {
  return 'noModule' in script && !!scope.Symbol && !!scope.Symbol.asyncIterator && !!scope.Proxy;
}

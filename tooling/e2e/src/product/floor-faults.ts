/** Syntax of regular expressions that Chromium 63 refuses: property escapes and named groups. */
const tooNew = /\\p\{|\(\?<[a-z_$]/i;

/**
 * Finds the regular expressions in a built script that an engine of the floor refuses. esbuild turns such a literal into
 * `new RegExp("…")` without a word, and that throws while the module loads; Chromium 64 takes some of it, so no run shows it.
 */
export function floorFaults(script: string): readonly string[] {
  const calls = script.match(/\bnew RegExp\((?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`)/g) ?? [];
  return calls.filter((call) => tooNew.test(call));
}

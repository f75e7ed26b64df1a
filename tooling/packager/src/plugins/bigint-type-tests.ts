/**
 * Rewrites comparisons with the literal "bigint" so that V8 does not see them as type tests. Chromium 64 (V8 6.4, seen on 28 Nov
 * 2026): the optimising compiler aborts the page with "unimplemented code" at a hot `typeof x === "bigint"`, and React asks just
 * that of every text. The outcome of the comparison stays the same in every engine.
 */
export function withoutBigIntTypeTests(script: string): string {
  return script
    .replace(/([!=]==?\s*)(["'])bigint\2/g, '$1$2bigint$2.valueOf()')
    .replace(/(["'])bigint\1(\s*[!=]==?\s*typeof\b)/g, '$1bigint$1.valueOf()$2');
}

import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { withoutBigIntTypeTests } from './bigint-type-tests';

describe('withoutBigIntTypeTests', () => {
  it.each([
    ['typeof x === "bigint"', 'typeof x === "bigint".valueOf()'],
    ["'bigint' == typeof x", "'bigint'.valueOf() == typeof x"],
    ['typeof x!="bigint"&&y', 'typeof x!="bigint".valueOf()&&y'],
    ['"bigint"!==typeof x', '"bigint".valueOf()!==typeof x'],
  ])('[PK8] takes the type test out of %s', (source, expected) => {
    expect(withoutBigIntTypeTests(source)).toBe(expected);
  });

  it('[PK8] leaves other words alone, and survives the minifier', async () => {
    const source = 'switch (typeof x) { case "bigint": go("bigint"); }';
    expect(withoutBigIntTypeTests(source)).toBe(source);
    const { code } = await transform(withoutBigIntTypeTests('export const f = (x) => typeof x === "bigint";'), {
      minify: true,
    });
    expect(code).not.toMatch(/typeof \w+={2,3}"bigint"[^.]/);
  });
});

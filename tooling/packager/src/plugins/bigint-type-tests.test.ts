import { minify } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { systemScript } from '../bundle/system-script';
import { targets } from '../targets';
import { withoutBigIntTypeTests } from './bigint-type-tests';

describe('withoutBigIntTypeTests', () => {
  it.each([
    ['typeof x === "bigint"', 'typeof x === "bigint".valueOf()'],
    ["'bigint' == typeof x", "'bigint'.valueOf() == typeof x"],
    ['typeof x!=`bigint`&&y', 'typeof x!=`bigint`.valueOf()&&y'],
    ['"bigint"!==typeof x', '"bigint".valueOf()!==typeof x'],
  ])('[PK8] takes the type test out of %s', (source, expected) => {
    expect(withoutBigIntTypeTests(source).toString()).toBe(expected);
  });

  it('[PK8] leaves other words alone', () => {
    const source = 'go("bigint"); const bigint = typeof x; go(typeof x + "bigint");';
    expect(withoutBigIntTypeTests(source).toString()).toBe(source);
  });

  it.each([
    ['Rolldown', async (script: string) => (await minify('script.js', script, { module: true })).code],
    ['swc', async (script: string) => (await systemScript(script, targets.tizen.modern, 'production')).code],
  ])('[PK8] survives the minifier of %s', async (_name, minified) => {
    const script =
      'export const f = (x, go) => { switch (typeof x) { case "bigint": go(1); } return typeof x === "bigint"; };';
    const code = await minified(withoutBigIntTypeTests(script).toString());
    expect(code).toContain('bigint');
    expect(code).not.toMatch(/[!=]==?\s*["'`]bigint["'`](?!\.valueOf)/);
  });
});

import { parse } from 'acorn';
import { expect, it } from 'vitest';
import { bundleLegacyPolyfills } from './legacy-polyfills';
import { usedCoreJs } from './used-core-js';

it('[PK111] takes from core-js what scripts use, and what everything stands on', async () => {
  const used = await usedCoreJs(['export const a = (list) => new Map(list.flat());', 'export async function b() {}']);
  for (const name of ['es.array.flat', 'es.map', 'es.promise', 'es.symbol.iterator']) expect(used).toContain(name);
  expect(used).not.toContain('es.weak-map');
  expect((await usedCoreJs(['new Set([1]).has(1); fill(new Uint8Array(1));'])).join()).not.toMatch(/typed-array|union/);
});

it('[PK110] makes polyfills of ES5, smaller where less is used, and the same twice', async () => {
  const [few, many, again] = await Promise.all(
    [[], ['new WeakMap(); a.padStart(1).replaceAll("b", "c"); Math.sign(1);'], []].map((scripts) =>
      bundleLegacyPolyfills(scripts, 'production'),
    ),
  );
  const script = Buffer.from(few?.contents ?? []).toString();
  expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
  expect(many?.contents.byteLength).toBeGreaterThan(few?.contents.byteLength ?? 0);
  expect(again).toEqual(few);
  // A boolean, as a failure would print the whole script.
  expect(/[!=]==?"bigint"(?!\.valueOf)/.test(script)).toBe(false);
  expect(/^function /m.test(script)).toBe(false);
});

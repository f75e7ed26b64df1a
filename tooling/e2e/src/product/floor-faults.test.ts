import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { floorFaults } from './floor-faults';

async function built(source: string): Promise<string> {
  return (await transform(source, { target: 'chrome63', minify: true })).code;
}

describe('floorFaults', () => {
  it.each([
    ['a property escape', 'export const a = /\\p{L}+/u;'],
    ['a named group', 'export const a = /(?<year>\\d+)/;'],
  ])('[EE15] finds %s in what esbuild makes for the floor', async (_, source) => {
    expect(floorFaults(await built(source))).toHaveLength(1);
  });

  it('[EE15] lets the rest pass', async () => {
    const source = 'export const a = [/(?:x)(?<=y)p{2}/, new RegExp("^" + name), new RegExp("(a)(?!b)", "g")];';
    expect(floorFaults(await built(source))).toEqual([]);
  });
});

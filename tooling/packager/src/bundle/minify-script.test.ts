import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { minifyScript } from './minify-script';

const minifiedOf = async (source: string): Promise<string> => {
  const { code, map } = await transform(source, { sourcemap: 'external', sourcefile: 'source.ts', loader: 'js' });
  return (await minifyScript({ code, map })).code;
};

describe('minifyScript', () => {
  it('[PK4] inlines what is read once, and keeps the names that others import', async () => {
    const code = await minifiedOf(
      'const longName = 40;\nexport const sum = (first) => { const two = 2; return first + longName + two; };',
    );
    expect(code).toMatch(/export const sum=\w=>\w\+40\+2;/);
  });

  it('[PK4] leads from the minified script back to the source', async () => {
    const { code, map } = await transform('export const answer = () => fetch("/x");', {
      sourcemap: 'external',
      sourcefile: 'answer.ts',
      loader: 'js',
    });
    expect(JSON.parse((await minifyScript({ code, map })).map)).toMatchObject({ version: 3, sources: ['answer.ts'] });
  });

  it('[PK15] writes no syntax that the script did not have', async () => {
    const code = await minifiedOf(
      'export const f = (a, b) => { let c = a === null || a === undefined ? b : a; if (c != null) c = c.d; if (!b) b = c; try { go(); } catch (e) { stop(); } return [a && a.b, c, b]; };',
    );
    expect(code).not.toMatch(/\?\?|\?\.|\|\|=|&&=|catch\{/);
  });
});

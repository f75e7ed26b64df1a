import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { minifyScript } from './minify-script';

const focus = join(import.meta.dirname, '../../../../packages/focus/src');

it('[PK60] the focus engine alone, with rows, columns, grids, guides and layers, is at most 6.1 kB after gzip', async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export { createFocusEngine, toNodeId } from './index';", resolveDir: focus, loader: 'ts' },
    bundle: true,
    format: 'esm',
    target: 'es2020',
    sourcemap: 'external',
    outdir: 'out',
    write: false,
  });
  const textOf = (ending: string): string => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const { code } = await minifyScript({ code: textOf('.js'), map: textOf('.map') });
  expect(code).toContain('createFocusEngine');
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(6100);
});

import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const focus = join(import.meta.dirname, '../../../packages/focus/src');

it('[PK60] the focus engine alone, with rows, columns, grids, guides and layers, is at most 6 kB after gzip', async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export { createFocusEngine, toNodeId } from './index';", resolveDir: focus, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    write: false,
  });
  const [script] = outputFiles;
  expect(gzipSync(script?.contents ?? '', { level: 9 }).length).toBeLessThanOrEqual(6000);
});

import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';

const focus = join(import.meta.dirname, '../../../../packages/focus/src/index.ts');

it('[PK60] the focus engine alone, with rows, columns, grids, guides and layers, is at most 6.2 kB after gzip', async () => {
  const bundle = await rolldown({
    input: 'engine',
    transform: { target: 'es2020' },
    plugins: [
      {
        name: 'engine',
        resolveId: (id) => (id === 'engine' ? id : null),
        load: (id) =>
          id === 'engine' ? `export { createFocusEngine, toNodeId } from ${JSON.stringify(focus)};` : null,
      },
    ],
  });
  const [{ code }] = (await bundle.generate({ minify: true })).output;
  expect(code).toContain('createFocusEngine');
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(6200);
});

import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { reactByName } from './react-by-name';

/** A module of an app, bundled for a product. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(import.meta.dirname, '../../../../packages/ui'), loader: 'tsx' },
    ...({ bundle: true, write: false, format: 'esm', jsx: 'automatic', minifySyntax: true } as const),
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [reactByName()],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

test('[PK197] React comes by the names that a module imports, which are its own, and no others', async () => {
  const script = await bundle(`
    import { useState } from 'react';
    import * as all from 'react';
    import whole from 'react';
    export const isSame = useState === whole.useState && all.useMemo === whole.useMemo;
    export const element = <i>{isSame}</i>;
  `);
  expect(script).not.toMatch(/\(0, \w+\.(useState|jsx)\)/);
  expect(script).not.toMatch(/^(var|const) useTransition\b/m);
  const made = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as Record<string, unknown>;
  expect([made.isSame, (made.element as { readonly type: unknown }).type]).toEqual([true, 'i']);
});

test('[PK197] a name that React does not have is an error of the build', async () => {
  await expect(bundle(`import { useMagic } from 'react'; export const magic = useMagic;`)).rejects.toThrow('useMagic');
});

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { brandStyle } from './brand-style';

const place = fileURLToPath(new URL('../../../../packages/ui/src/theme/brand.css', import.meta.url));

it('[PK211] writes the rules of the brand where ui leaves their place', async () => {
  const stdin = { contents: `import ${JSON.stringify(place)};`, resolveDir: import.meta.dirname };
  const plugins = [brandStyle(['.fs-bg{background-color:#101010}', '.fs-text{color:#F4F4F4}'])];
  const { outputFiles } = await build({ stdin, plugins, bundle: true, write: false, outdir: '/', minify: true });
  const style = outputFiles.find(({ path }) => path.endsWith('.css'))?.text;
  expect(style?.trim()).toBe('.fs-bg{background-color:#101010}.fs-text{color:#f4f4f4}');
});

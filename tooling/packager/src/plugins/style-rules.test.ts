import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStyleRules, writtenFor } from './style-rules';

const prefixed = (css: string) => Buffer.from(writtenFor(css, 'all', true)).toString();
const brandPlace = fileURLToPath(new URL('../../../../packages/ui/src/theme/brand.css', import.meta.url));

describe('the rules of an app', () => {
  let folder: string;
  const files: Readonly<Record<string, string>> = {
    'main.js': `import styles from './big-tile.module.css'; import './all.css'; import ${JSON.stringify(brandPlace)}; globalThis.names = styles;`,
    'all.css': `@import './face.css'; .plain{color:red}`,
    'face.css': `@font-face{font-family:face;src:url(./face.woff2)}`,
    'face.woff2': 'a face',
    'big-tile.module.css': '.frame{top:0}.title{animation:fade 1s}@keyframes fade{to{opacity:0}}',
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'style-rules-'));
    await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function bundled() {
    const styles = createStyleRules(['.fs-bg{color:#101010}']);
    const bundle = await rolldown({ input: join(folder, 'main.js'), plugins: [styles.plugin] });
    const { output } = await bundle.generate();
    return { styles, script: output[0].code, css: styles.rulesOf(output[0].moduleIds) };
  }

  it('[PK2] calls the classes of a CSS module file_class', async () => {
    const { script, css } = await bundled();
    expect(script).toMatch(/"?frame"?: "big_tile_frame"/);
    expect(css).toContain('.big_tile_frame');
    expect(css).toContain('@keyframes big_tile_fade');
  });

  it('[PK2] lays the rules of components after those without a scope', async () => {
    const { css } = await bundled();
    const at = ['@font-face', '.plain', '.fs-bg', '.big_tile_frame'].map((part) => css.indexOf(part));
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at).not.toContain(-1);
  });

  it('[PK211] has the rules of the brand where ui leaves their place', async () => {
    expect((await bundled()).css).toContain('.fs-bg{color:#101010}');
  });

  it('[PK1] names a file that a rule names after its contents, beside the sheet', async () => {
    const { styles, css } = await bundled();
    const [face, ...others] = styles.assets();
    expect(others).toEqual([]);
    expect(face?.path).toMatch(/^assets\/face\.[0-9a-f]{8}\.woff2$/);
    expect(css).toContain(face?.path.replace('assets/', './'));
  });
});

it('[PK113] adds the prefixed forms that engines before Chromium 63 read, and keeps the plain ones', () => {
  const css = prefixed(
    '.a{display:flex;flex:1 1 0;align-items:center;transform:none;animation:b 1s}@keyframes b{to{opacity:0}}',
  );
  for (const part of ['display:-webkit-flex', '-webkit-flex:1', '-webkit-transform', '@-webkit-keyframes b']) {
    expect(css).toContain(part);
  }
  for (const part of [';display:flex', ';flex:1', ';transform', '@keyframes b']) expect(css).toContain(part);
});

it('[PK113] writes no colour with four parts, which Chromium 38 drops', () => {
  expect(prefixed('.a{color:#12345680}')).toBe('.a{color:rgba(18,52,86,.5)}');
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pastIndexFiles, readIndexFile, rewriteImports } from './past-index-files';

const index = readIndexFile(
  `import './theme/base.css';

export { Badge, type BadgeProps } from './badge/badge';
export type { Speak } from './speak';
export {
  inner as outer,
} from './inner';
export const own = 1;
`,
  '/ui/src/index.ts',
);
const rewrite = (source: string): string =>
  rewriteImports(source, (specifier) => (specifier === '@fjernsyn/ui' ? index : undefined));

describe('rewriteImports', () => {
  it('[PK16] names the file that declares a value, by the name that it has there', () => {
    expect(rewrite(`import { Badge as Mark, outer } from '@fjernsyn/ui';`)).toBe(
      'import "/ui/src/theme/base.css"; import { Badge as Mark } from "/ui/src/badge/badge"; import { inner as outer } from "/ui/src/inner";',
    );
  });

  it('[PK16] leaves out types, keeps what an index declares itself, and moves no line', () => {
    const rewritten = rewrite(`import {\n  type BadgeProps,\n  own,\n} from '@fjernsyn/ui';\nown;`);
    expect(rewritten).toContain('import { own as own } from "@fjernsyn/ui";');
    expect(rewritten).not.toContain('BadgeProps');
    expect(rewritten.split('\n').indexOf('own;')).toBe(4);
  });

  it('[PK16] leaves other imports alone', () => {
    const source = `import type { Speak } from '@fjernsyn/ui';\nimport { a } from '@fjernsyn/other';\nimport { b } from './b';`;
    expect(rewrite(source)).toBe(source);
  });
});

describe('pastIndexFiles', () => {
  let folder: string;
  const files: Readonly<Record<string, string>> = {
    'node_modules/@fjernsyn/things/package.json': '{ "exports": "./src/index.ts", "sideEffects": false }',
    'node_modules/@fjernsyn/things/src/index.ts': `export { early } from './early';\nexport { late } from './late';`,
    'node_modules/@fjernsyn/things/src/early.ts': `export const early = (): string => 'early';`,
    'node_modules/@fjernsyn/things/src/late.ts': `export const late = (): string => 'late';`,
    'src/main.ts': `import { early } from '@fjernsyn/things';\nconsole.log(early());\nvoid import('./screen');`,
    'src/screen.ts': `import { late } from '@fjernsyn/things';\nconsole.log(late());`,
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'past-index-'));
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('[PK16] leaves what a lazy screen alone uses out of the first script', async () => {
    const { outputFiles } = await build({
      absWorkingDir: folder,
      entryPoints: ['src/main.ts'],
      outdir: 'dist',
      bundle: true,
      write: false,
      splitting: true,
      format: 'esm',
      plugins: [pastIndexFiles()],
    });
    const late = outputFiles.filter(({ text }) => text.includes('"late"')).map(({ path }) => path);
    expect(late).toEqual([expect.stringMatching(/screen-\w+\.js$/)]);
  });
});

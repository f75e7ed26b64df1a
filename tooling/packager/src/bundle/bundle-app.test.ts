import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { targets } from '../targets';
import { type BuiltApp, bundleApp } from './bundle-app';
import { licencesOf } from './licences';

describe('an app that uses packages', () => {
  let appDir: string;
  let app: BuiltApp;
  const files: Readonly<Record<string, string>> = {
    'node_modules/@fjernsyn/things/package.json':
      '{ "name": "@fjernsyn/things", "version": "1.2.3", "license": "MIT", "exports": "./src/index.ts", "sideEffects": false }',
    'node_modules/@fjernsyn/things/LICENSE': 'Do as you like.',
    'node_modules/@fjernsyn/things/src/index.ts': `export { early } from './early';\nexport { late } from './late';`,
    'node_modules/@fjernsyn/things/src/early.ts': `export const early = (): string => 'early';`,
    'node_modules/@fjernsyn/things/src/late.ts': `export const late = (): string => 'late';`,
    'src/main.ts': `import { early } from '@fjernsyn/things';\nconsole.log(early());\nvoid import('./screen');`,
    'src/screen.ts': `import { late } from '@fjernsyn/things';\nconsole.log(late());`,
  };
  const textOf = (path: string): string =>
    Buffer.from(app.files.find((file) => file.path === path)?.contents ?? []).toString();

  beforeAll(async () => {
    appDir = await mkdtemp(join(tmpdir(), 'bundle-app-'));
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(appDir, path)), { recursive: true });
      await writeFile(join(appDir, path), text);
    }
    const target = { ...targets.web, appDir, entry: 'src/main.ts' };
    app = await bundleApp(target, target.modern, { mode: 'production', brandRules: [] });
  });
  afterAll(() => rm(appDir, { recursive: true, force: true }));

  it('[PK16] leaves what a lazy screen alone uses out of the first script', () => {
    const late = app.files.filter(({ path }) => path.endsWith('.js') && /\blate\b/.test(textOf(path)));
    expect(late.map(({ path }) => path)).toEqual([expect.stringMatching(/screen\.\w+\.js$/)]);
  });

  it('[PK392] [found-pack-09] names the modules that its scripts are made of, for their licences', async () => {
    const licences = await licencesOf(app.files.flatMap(({ sources }) => sources));
    expect(Buffer.from(licences?.contents ?? []).toString()).toBe('@fjernsyn/things 1.2.3\n\nDo as you like.\n');
  });
});

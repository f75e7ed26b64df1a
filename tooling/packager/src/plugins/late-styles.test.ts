import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltApp, bundleApp } from '../bundle/bundle-app';
import { targets } from '../targets';

let appDir: string;
const how = { mode: 'production', brandRules: [] } as const;
const files: Readonly<Record<string, string>> = {
  // Letters of two and four bytes: places in a text are counted in its own way.
  'main.ts': `import './first.module.css'; import styles from './shared.module.css';
export const word: typeof import('./late') | string = 'æøå 🎬'; document.title = styles.shared;
void import('./late').then(({ late }) => late()); void import('./later').then(({ later }) => later());
void import('./plain').then(({ plain }) => plain());`,
  'late.ts': `import styles from './late.module.css'; import shared from './shared.module.css'; import { part } from './part';
export const late = () => { document.title = styles.late + shared.shared + part; void import('./plain').then(({ plain }) => plain()); };`,
  'later.ts': `import styles from './later.module.css'; import { part } from './part'; export const later = () => { document.title = styles.later + part; };`,
  'part.ts': `import styles from './part.module.css'; export const part = styles.part;`,
  'plain.ts': `export const plain = () => { document.title = 'plain'; };`,
  'first.module.css': '.first{top:0}',
  'shared.module.css': '.shared{top:0}',
  'late.module.css': '.late{top:0}',
  'later.module.css': '.later{top:0}',
  'part.module.css': '.part{top:0}',
};

beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'late-styles-'));
  await mkdir(join(appDir, 'src'));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(appDir, 'src', name), text)));
});
afterAll(() => rm(appDir, { recursive: true, force: true }));

const built = (name: 'web' | 'tizen', kind: 'modern' | 'legacy' = 'modern') =>
  bundleApp({ ...targets[name], appDir, entry: 'src/main.ts' }, targets[name][kind] ?? targets[name].modern, how);
const textOf = ({ files }: BuiltApp, path: string | null | undefined) =>
  new TextDecoder().decode(files.find((file) => file.path === path)?.contents);
const pathOf = ({ files }: BuiltApp, name: string, ending: string) =>
  files.find(({ path }) => path.startsWith(`assets/${name}.`) && path.endsWith(ending))?.path;

it('[PK221] the sheet of a late script has the rules that it alone brings', async () => {
  const app = await built('web');
  expect(textOf(app, app.stylePath)).toMatch(/^(?=.*\.shared_shared)(?!.*\.(late|later|part)_)/);
  expect(textOf(app, pathOf(app, 'late', '.css'))).toBe('.late_late{top:0}');
  expect(textOf(app, pathOf(app, 'part', '.css'))).toBe('.part_part{top:0}');
});

it('[PK221] an import links the sheets of all that it brings, its own last, and none twice', async () => {
  const app = await built('web');
  const [late, later, part] = ['late', 'later', 'part'].map((name) => pathOf(app, name, '.css'));
  expect(textOf(app, app.entryPath)).toContain(`[\`/${part}\`,\`/${late}\`]`);
  expect(textOf(app, app.entryPath)).toMatch(/(plain\.\w+\.js)`\),\[\],`\/assets\/\1`\)/);
  expect(textOf(app, app.entryPath)).toContain(`[\`/${part}\`,\`/${later}\`]`);
  expect(app.files.filter(({ kind }) => kind === 'late-style')).toHaveLength(3);
});

it('[PK221] [PK100] so do scripts for SystemJS, from the folder of the page, and both outputs share the sheets', async () => {
  const [modern, legacy] = await Promise.all([built('tizen'), built('tizen', 'legacy')]);
  const late = pathOf(modern, 'late', '.css');
  expect(textOf(modern, modern.entryPath)).toContain(`"./${late}"`);
  expect(textOf(legacy, legacy.entryPath)).toContain(`"./${late}"`);
  expect(legacy.stylePath).toBe(modern.stylePath);
});

it('[PK4] maps lead to the place of an import in its source', async () => {
  const app = await built('web');
  const map = JSON.parse(textOf(app, `maps/${app.entryPath.slice(7)}.map`));
  const main = map.sources.findIndex((source: string) => source.endsWith('main.ts'));
  expect(map.sourcesContent[main]).toBe(files['main.ts']);
});

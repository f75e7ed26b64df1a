import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { madeList, openPackageFolder } from './package-folder';

let root: string;
let folder: string;
let runs = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fjernsyn-package-folder-'));
});
beforeEach(async () => {
  folder = join(root, String(runs++));
  await mkdir(folder);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const file = (path: string, text = path) => ({ path, contents: Buffer.from(text) });
const lay = (path: string, text: string) => writeFile(join(folder, path), text);
const read = (path: string) => readFile(join(folder, path), 'utf8');

/** What a run of the command does to its folder. */
async function make(...files: readonly ReturnType<typeof file>[]): Promise<readonly string[]> {
  const opened = openPackageFolder(folder);
  await opened.clear();
  await opened.write(files);
  return opened.others(files);
}

test('[PK380] [found-pack-06] what was there stays, beside the package and inside its folders, and is named', async () => {
  await lay('diary.txt', 'dear diary');
  await mkdir(join(folder, 'photos/of/us'), { recursive: true });
  await mkdir(join(folder, 'site'));
  await lay('site/note.txt', 'mine');
  expect(await make(file('app.wgt'), file('site/index.html'))).toEqual(['diary.txt', 'photos/', 'site/note.txt']);
  expect([await read('diary.txt'), await read('site/note.txt')]).toEqual(['dear diary', 'mine']);
  expect(await readdir(join(folder, 'photos/of'))).toEqual(['us']);
});

test('[PK380] [found-pack-06] what an earlier run made is removed, with the folders that this leaves empty', async () => {
  await make(file('old.wgt'), file('site/assets/old.js'), file('store/icon.png'));
  expect(await make(file('new.wgt'), file('store/icon.png'))).toEqual([]);
  expect((await readdir(folder)).sort()).toEqual([madeList, 'new.wgt', 'store']);
});

test('[PK380] what was made and changed since is somebody’s work, and stays', async () => {
  await make(file('old.txt'), file('app.wgt'));
  await lay('old.txt', 'changed by hand');
  expect(await make(file('app.wgt'))).toEqual(['old.txt']);
  expect(await read('old.txt')).toBe('changed by hand');
});

test('[PK381] a file of somebody else’s under a name of the package is not overwritten, and nothing is written', async () => {
  await lay('icon.png', 'a drawing');
  await expect(make(file('app.wgt'), file('icon.png'))).rejects.toMatchObject({
    code: 'packager/folder-taken',
    message: expect.stringContaining(join(folder, 'icon.png')),
  });
  expect(await readdir(folder)).toEqual(['icon.png']);
  expect(await read('icon.png')).toBe('a drawing');
});

test('[PK381] nothing is written or removed through a link, nor where a list of names leads out of the folder', async () => {
  const elsewhere = join(root, 'elsewhere');
  await mkdir(elsewhere);
  await make(file('site/index.html'));
  await rm(join(folder, 'site'), { recursive: true });
  await writeFile(join(elsewhere, 'index.html'), 'site/index.html');
  await writeFile(join(root, 'outside.txt'), 'site/index.html');
  const [line = ''] = (await read(madeList)).split('\n');
  await lay(madeList, `${line}\n${line.replace('site/index.html', '../outside.txt')}\n`);
  await symlink(elsewhere, join(folder, 'site'));
  await expect(make(file('site/index.html'))).rejects.toMatchObject({ code: 'packager/folder-taken' });
  expect(await readdir(elsewhere)).toEqual(['index.html']);
  expect(await readdir(root)).toContain('outside.txt');
});

test('[PK381] a file in place of the folder is refused', async () => {
  await lay('taken', 'a file');
  const opened = openPackageFolder(join(folder, 'taken'));
  await opened.clear();
  await expect(opened.write([file('app.wgt')])).rejects.toMatchObject({ code: 'packager/folder-taken' });
});

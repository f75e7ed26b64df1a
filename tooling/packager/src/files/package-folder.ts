import { createHash } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { PackagerError } from '../errors';
import type { MadeFile } from './made-file';

/** What a run leaves of its files' names, in the form that `sha256sum -c` reads: the next one removes these and no others. */
export const madeList = 'made-by-npm-run-package.sha256';

const listLine = /^([0-9a-f]{64}) {2}(.+)$/;

/** The folder of a package, which may be anybody's: only what an earlier run made is removed from it. */
export interface PackageFolder {
  /** Removes what an earlier run made, unless it was changed since, and folders that this leaves empty. */
  clear(): Promise<void>;
  /** Writes the files and their list. Rejects with `packager/folder-taken`, and writes nothing, where a file of somebody else's has such a name. */
  write(files: readonly MadeFile[]): Promise<void>;
  /** What lies beside the files, named for a reader: a folder of others ends with a slash. */
  others(files: readonly MadeFile[]): Promise<readonly string[]>;
}

/** Opens a {@link PackageFolder}, which need not exist yet. */
export function openPackageFolder(folder: string): PackageFolder {
  return {
    async clear() {
      const made = await readList(folder);
      if (made.length === 0) return;
      for (const { path, hash } of made) {
        const at = join(folder, path);
        const isOurs = (await hasPlainFolders(folder, path)) && (await hashOf(at)) === hash;
        if (isOurs) await rm(at);
      }
      await rm(join(folder, madeList));
      for (const path of foldersOf(made)) await rmdir(join(folder, path)).catch(() => undefined);
    },
    async write(files) {
      const list = { path: madeList, contents: Buffer.from(files.map(listed).join('')) };
      const all = [list, ...files];
      for (const { path } of all) {
        const isFree = (await hasPlainFolders(folder, path)) && !(await statusOf(join(folder, path)));
        if (!isFree) throw taken(join(folder, path));
      }
      for (const { path, contents } of all) {
        const at = join(folder, path);
        await mkdir(dirname(at), { recursive: true });
        await writeFile(at, contents);
      }
    },
    others: (files) => othersIn(folder, '', [madeList, ...files.map(({ path }) => path)]),
  };
}

interface Listed {
  readonly path: string;
  readonly hash: string;
}

async function readList(folder: string): Promise<readonly Listed[]> {
  const text = await readFile(join(folder, madeList), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [, hash = '', path = ''] = listLine.exec(line) ?? [];
    return path === '' || normalize(path).startsWith('..') ? [] : [{ path, hash }];
  });
}

function listed({ path, contents }: MadeFile): string {
  return `${sha256(contents)}  ${path}\n`;
}

function sha256(contents: Uint8Array): string {
  return createHash('sha256').update(contents).digest('hex');
}

async function hashOf(path: string): Promise<string | undefined> {
  return (await statusOf(path))?.isFile() ? sha256(await readFile(path)) : undefined;
}

/** What lies there, a link as itself; undefined for nothing. */
function statusOf(path: string) {
  return lstat(path).catch(() => undefined);
}

/** Whether the folders on the way are folders or not there yet: a link leads to somebody else's place, a file bars the way. */
async function hasPlainFolders(folder: string, path: string): Promise<boolean> {
  const statuses = await Promise.all([
    // The folder itself may be reached by a link.
    stat(folder).catch(() => undefined),
    ...parentsOf(path).map((at) => statusOf(join(folder, at))),
  ]);
  return statuses.every((status) => status?.isDirectory() ?? true);
}

/** The folders that a path goes through, outermost first. */
function parentsOf(path: string): readonly string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}

/** Every folder of the files, innermost first. */
function foldersOf(files: readonly Pick<MadeFile, 'path'>[]): readonly string[] {
  return [...new Set(files.flatMap(({ path }) => parentsOf(path)))].sort((one, other) => other.length - one.length);
}

/** A folder of others is named and not entered: it may be the whole of somebody's home. */
async function othersIn(folder: string, within: string, ours: readonly string[]): Promise<readonly string[]> {
  const entries = await readdir(join(folder, within), { withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = within + entry.name;
    if (ours.includes(path)) continue;
    const isFolder = entry.isDirectory();
    if (isFolder && ours.some((each) => each.startsWith(`${path}/`)))
      found.push(...(await othersIn(folder, `${path}/`, ours)));
    else found.push(isFolder ? `${path}/` : path);
  }
  return found;
}

function taken(path: string): PackagerError {
  return new PackagerError(
    'packager/folder-taken',
    `${path} is there, and was not made by npm run package, or was changed since. Move it, or name another folder by --out.`,
  );
}

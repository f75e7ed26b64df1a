import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the repository: its path from the root with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The parts of a package.json that the guards read. */
export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly sideEffects?: boolean | readonly string[];
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** A package as the guards see it. */
export interface WorkspacePackage {
  /** The folder from the repository's root. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly tags: readonly string[];
  /** What its tsconfig extends, and the compiler options that it sets itself. */
  readonly tsconfig: { readonly extends?: string; readonly compilerOptions?: Readonly<Record<string, unknown>> };
  /** Its files but for what is installed or built. */
  readonly files: readonly SourceFile[];
}

/** The names of its kinds of dependencies, in the order in which they are looked at. */
export const DEPENDENCY_KINDS = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
] as const satisfies readonly (keyof Manifest)[];

/** The scope of every package of the workspace. */
export const SCOPE = '@fjernsyn/';

const unread = new Set(['node_modules', 'dist', '.turbo', '.tools', '.fjernsyn', 'reports', '.git']);
const readable = /\.(ts|tsx|mts|mjs|js|css|json|md|html|yaml|yml)$/;

/** Reads every package of the repository at `root` from its disk. */
export const readWorkspace = (root: string): WorkspacePackage[] =>
  ['packages', 'apps', 'tooling']
    .filter((group) => existsSync(join(root, group)))
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => readPackage(root, folder));

const readPackage = (root: string, folder: string): WorkspacePackage => ({
  folder,
  manifest: readJson(join(root, folder, 'package.json'), { name: folder }),
  tags: readJson<{ tags?: string[] }>(join(root, folder, 'turbo.json'), {}).tags ?? [],
  tsconfig: readJson(join(root, folder, 'tsconfig.json'), {}),
  files: readFiles(root, folder),
});

const readFiles = (root: string, folder: string): SourceFile[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return unread.has(entry.name) ? [] : readFiles(root, path);
    return readable.test(entry.name) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : [];
  });

/** Reads a JSON file; `fallback` where there is none. */
export const readJson = <Value>(file: string, fallback: Value): Value =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Value) : fallback;

/** Whether a file is a test, which may be longer and stands outside the product. */
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Whether a file is code of ours: TypeScript or plain JavaScript. */
export const isCode = (path: string): boolean => /\.(ts|tsx|mts|mjs|js)$/.test(path);

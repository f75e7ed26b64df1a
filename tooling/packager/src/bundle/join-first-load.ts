import { createHash } from 'node:crypto';
import { build, type OnResolveResult, type Plugin } from 'esbuild';
import type { BuildMode } from '../build-result';
import type { PackagedFile } from '../packaged-file';
import type { Output } from '../targets';
import type { AppBundle, Opening } from './bundle-app';
import { compiledAtOnce } from './compiled-at-once';
import { type MappedScript, minifyScript } from './minify-script';
import { systemScript } from './system-script';

/** What scripts outside a group take from one in it, and how the joined one calls it: short, and the same for no two. */
interface Taken {
  readonly path: string;
  readonly name: string;
  readonly publicName: string;
}

/** Scripts that become one, named after the first of its entries, which exports what all of them export and what others take. */
interface Group extends Opening {
  readonly taken: readonly Taken[];
}

/** For which engines the scripts are written, how they name one another, and whether they are minified. */
export interface JoinOptions {
  readonly output: Output;
  readonly addressOf: (path: string) => string;
  readonly mode: BuildMode;
}

/**
 * Joins every script that the page loads at once into one, those that open the application into another, and minifies them and the lazy ones.
 * esbuild splits them by who else needs what, which costs a request and a dictionary of the compression for each piece; an old set pays for both.
 */
export async function joinFirstLoad(app: AppBundle, options: JoinOptions): Promise<AppBundle> {
  const textOf = (path: string): string => new TextDecoder().decode(fileAt(app, path).contents);
  const scripts = app.files.filter(({ path }) => path.endsWith('.js'));
  const toGroup = (opening: Opening): Group => {
    const others = scripts.filter(({ path }) => !opening.paths.includes(path)).map(({ path }) => textOf(path));
    return { ...opening, taken: takenFrom(opening.paths, others) };
  };
  const first = toGroup({ entryPaths: [app.entryPath], paths: app.firstLoad });
  const groups = app.opening === null ? [first] : [first, toGroup(app.opening)];
  const groupOf = (path: string): Group | undefined => groups.find(({ paths }) => paths.includes(path));
  const lazy = scripts.filter(({ path }) => !groupOf(path));
  const names = finalNames(groups, lazy, options.output);
  const nameOf = (path: string): string => names.get(headOf(path)) ?? path;
  const headOf = (path: string): string => groupOf(path)?.entryPaths[0] ?? path;

  /** Scripts that stay files of their own are named anew, and left out. */
  const leaveOut = (path: string): OnResolveResult => ({ path: options.addressOf(nameOf(path)), external: true });

  /** Brings in the scripts of its own group; what another group holds is taken from the script that this one becomes. */
  const joining = (own: Group | undefined): Plugin => ({
    name: 'join',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\/assets\// }, ({ path: asked, namespace, kind }) => {
        const path = asked.slice(1);
        const group = groupOf(path);
        if (!group || kind === 'dynamic-import' || namespace === 'bridge') return leaveOut(path);
        return { path, namespace: group === own ? 'joined' : 'bridge' };
      });
      onLoad({ filter: /.*/, namespace: 'joined' }, ({ path }) => ({ contents: textOf(path), loader: 'js' }));
      onLoad({ filter: /.*/, namespace: 'bridge' }, ({ path }) => ({ contents: bridgeTo(path), loader: 'js' }));
    },
  });

  const bridgeTo = (path: string): string => {
    const exported = groupOf(path)
      ?.taken.filter((each) => each.path === path)
      .map(({ name, publicName }) => `${publicName} as ${name}`);
    return `export { ${exported?.join(', ')} } from "/${headOf(path)}";`;
  };

  const textOfGroup = ({ entryPaths, taken }: Group): string =>
    [
      // The first load is run, and nobody asks for what it exports.
      ...entryPaths.map((path) => `${path === app.entryPath ? 'import' : 'export * from'} "/${path}";`),
      ...taken.map(({ path, name, publicName }) => `export { ${name} as ${publicName} } from "/${path}";`),
    ].join('\n');

  // Engines that need the older scripts know no hint.
  const toFinal = options.output.name === 'modern' ? compiledAtOnce : undefined;
  const finishedScripts = await Promise.all([
    ...groups.map((group) => {
      const { path, kind } = fileAt(app, group.entryPaths[0]);
      return finished(textOfGroup(group), { path: nameOf(path), kind }, joining(group), options, toFinal);
    }),
    ...lazy.map(({ path, kind }) => finished(textOf(path), { path: nameOf(path), kind }, joining(undefined), options)),
  ]);
  const others = app.files.filter(({ path }) => !path.endsWith('.js'));
  const opened = app.opening?.entryPaths.slice(0, 1).map(nameOf);
  return {
    ...app,
    files: [...others, ...finishedScripts.flat()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    entryPath: nameOf(app.entryPath),
    firstLoad: [nameOf(app.entryPath)],
    opening: opened ? { entryPaths: opened, paths: opened } : null,
  };
}

function fileAt(app: AppBundle, path = ''): PackagedFile {
  const found = app.files.find((file) => file.path === path);
  if (!found) throw new Error(`The build has no ${path}.`);
  return found;
}

/**
 * The names after joining. Each follows from the names before, which follow from the contents: the joined script and the lazy ones name
 * each other, so their own contents cannot decide. The same code becomes another script for other engines.
 */
function finalNames(
  groups: readonly Group[],
  lazy: readonly PackagedFile[],
  output: Output,
): ReadonlyMap<string, string> {
  const lazyPaths = lazy.map(({ path }) => path);
  const all = [...groups.flatMap(({ paths }) => paths), ...lazyPaths];
  const hashOf = (...parts: readonly string[]): string =>
    createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 8).toUpperCase();
  const whole = hashOf(output.name, output.format, ...[...all].sort());
  const rename = (path: string, hash: string): string => path.replace(/\.[0-9A-Z]{8}\.js$/, `.${hash}.js`);
  return new Map(
    [...groups.flatMap(({ entryPaths }) => entryPaths.slice(0, 1)), ...lazyPaths].map((path) => [
      path,
      rename(path, hashOf(path, whole)),
    ]),
  );
}

/** Finds what scripts import of others, in the one form in which esbuild writes imports. */
function takenFrom(paths: readonly string[], scripts: readonly string[]): readonly Taken[] {
  const taken = new Map<string, Pick<Taken, 'path' | 'name'>>();
  for (const script of scripts) {
    for (const [, list = '', path = ''] of script.matchAll(/^import \{([^}]*)\} from "\/([^"]+)";$/gm)) {
      if (!paths.includes(path)) continue;
      for (const part of list.split(',')) {
        const name = part.trim().split(/\s+as\s+/)[0];
        if (name) taken.set(`${path} ${name}`, { path, name });
      }
    }
  }
  return [...taken.keys()].sort().map((key, index) => {
    const { path, name } = taken.get(key) as Pick<Taken, 'path' | 'name'>;
    return { path, name, publicName: `_${index.toString(36)}` };
  });
}

async function finished(
  contents: string,
  { path, kind }: Pick<PackagedFile, 'path' | 'kind'>,
  plugin: Plugin,
  { output, mode }: JoinOptions,
  toFinal: (script: MappedScript) => MappedScript = (script) => script,
): Promise<readonly PackagedFile[]> {
  const { outputFiles } = await build({
    stdin: { contents, sourcefile: path, loader: 'js' },
    bundle: true,
    write: false,
    outfile: 'script.js',
    format: 'esm',
    target: output.syntax,
    minifySyntax: mode === 'production',
    sourcemap: 'external',
    legalComments: 'external',
    charset: 'utf8',
    logLevel: 'silent',
    plugins: [plugin],
  });
  const endingIn = (ending: string): string => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  const bundled: MappedScript = { code: endingIn('.js'), map: endingIn('.js.map') };
  const { code, map } = toFinal(
    await (output.format === 'module' ? minifyScript(bundled) : systemScript(bundled, output, mode)),
  );
  const name = path.slice(path.lastIndexOf('/') + 1);
  return [
    { path, contents: toBytes(code), kind },
    { path: `maps/${name}.map`, contents: toBytes(map), kind: 'map' },
    ...licences(path, toBytes(endingIn('.LEGAL.txt'))),
  ];
}

function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The licences of what a script contains lie beside it. */
function licences(path: string, contents: Uint8Array): readonly PackagedFile[] {
  return contents.byteLength > 0 ? [{ path: `${path}.LEGAL.txt`, contents, kind: 'asset' }] : [];
}

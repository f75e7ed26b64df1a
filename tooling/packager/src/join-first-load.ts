import { createHash } from 'node:crypto';
import { build, type OnResolveResult, type Plugin } from 'esbuild';
import type { BuildMode } from './build-result';
import type { AppBundle } from './bundle-app';
import { type MappedScript, minifyScript } from './minify-script';
import type { PackagedFile } from './packaged-file';
import { systemScript } from './system-script';
import type { Output } from './targets';

/** What lazy scripts take from a script of the first load, and how the joined one calls it: short, and the same for no two. */
interface Taken {
  readonly path: string;
  readonly name: string;
  readonly publicName: string;
}

/** For which engines the scripts are written, how they name one another, and whether they are minified. */
export interface JoinOptions {
  readonly output: Output;
  readonly addressOf: (path: string) => string;
  readonly mode: BuildMode;
}

/**
 * Joins every script that the page loads at once into one, and minifies it and the lazy ones. esbuild splits the first load by who else
 * needs what, which costs a request and a dictionary of the compression for each piece; an old set pays for both.
 */
export async function joinFirstLoad(app: AppBundle, options: JoinOptions): Promise<AppBundle> {
  const textOf = (path: string): string => new TextDecoder().decode(fileAt(app, path).contents);
  const lazy = app.files.filter(({ path }) => path.endsWith('.js') && !app.firstLoad.includes(path));
  const names = finalNames(app, lazy, options.output);
  const nameOf = (path: string): string => names.get(path) ?? path;
  const taken = takenByLazy(
    app.firstLoad,
    lazy.map(({ path }) => textOf(path)),
  );

  /** Scripts that stay files of their own are named anew, and left out. */
  const leaveOut = (path: string): OnResolveResult => ({ path: options.addressOf(nameOf(path)), external: true });

  const joining: Plugin = {
    name: 'join-first-load',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\/assets\// }, ({ path: asked, kind }) => {
        const path = asked.slice(1);
        if (kind === 'dynamic-import' || !app.firstLoad.includes(path)) return leaveOut(path);
        return { path, namespace: 'first-load' };
      });
      onLoad({ filter: /.*/, namespace: 'first-load' }, ({ path }) => ({ contents: textOf(path), loader: 'js' }));
    },
  };

  const taking: Plugin = {
    name: 'take-from-first-load',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\/assets\// }, ({ path: asked, namespace, kind }) => {
        const path = asked.slice(1);
        const isBridge = namespace === 'bridge' || kind === 'dynamic-import' || !app.firstLoad.includes(path);
        return isBridge ? leaveOut(path) : { path, namespace: 'bridge' };
      });
      onLoad({ filter: /.*/, namespace: 'bridge' }, ({ path }) => {
        const exported = taken
          .filter((each) => each.path === path)
          .map(({ name, publicName }) => `${publicName} as ${name}`);
        return { contents: `export { ${exported.join(', ')} } from "/${app.entryPath}";`, loader: 'js' };
      });
    },
  };

  const entryText = [
    `import "/${app.entryPath}";`,
    ...taken.map(({ path, name, publicName }) => `export { ${name} as ${publicName} } from "/${path}";`),
  ].join('\n');

  const scripts = await Promise.all([
    finished(entryText, { path: nameOf(app.entryPath), kind: 'entry' }, joining, options),
    ...lazy.map(({ path, kind }) => finished(textOf(path), { path: nameOf(path), kind }, taking, options)),
  ]);
  const others = app.files.filter(({ path }) => !path.endsWith('.js'));
  return {
    ...app,
    files: [...others, ...scripts.flat()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    entryPath: nameOf(app.entryPath),
    firstLoad: [nameOf(app.entryPath)],
    opening: app.opening.map(nameOf),
  };
}

function fileAt(app: AppBundle, path: string): PackagedFile {
  const found = app.files.find((file) => file.path === path);
  if (!found) throw new Error(`The build has no ${path}.`);
  return found;
}

/**
 * The names after joining. Each follows from the names before, which follow from the contents: the joined script and the lazy ones name
 * each other, so their own contents cannot decide. The same code becomes another script for other engines.
 */
function finalNames(app: AppBundle, lazy: readonly PackagedFile[], output: Output): ReadonlyMap<string, string> {
  const all = [...app.firstLoad, ...lazy.map(({ path }) => path)];
  const hashOf = (...parts: readonly string[]): string =>
    createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 8).toUpperCase();
  const whole = hashOf(output.name, output.format, ...[...all].sort());
  const rename = (path: string, hash: string): string => path.replace(/\.[0-9A-Z]{8}\.js$/, `.${hash}.js`);
  return new Map(
    [app.entryPath, ...lazy.map(({ path }) => path)].map((path) => [path, rename(path, hashOf(path, whole))]),
  );
}

/** Finds what lazy scripts import of the first load, in the one form in which esbuild writes imports. */
function takenByLazy(firstLoad: readonly string[], scripts: readonly string[]): readonly Taken[] {
  const taken = new Map<string, Pick<Taken, 'path' | 'name'>>();
  for (const script of scripts) {
    for (const [, list = '', path = ''] of script.matchAll(/^import \{([^}]*)\} from "\/([^"]+)";$/gm)) {
      if (!firstLoad.includes(path)) continue;
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
  const { code, map } = await (output.format === 'module'
    ? minifyScript(bundled)
    : systemScript(bundled, output, mode));
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

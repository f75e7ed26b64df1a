import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/** Where a package's index takes each of its names from, and the styles that it brings. */
export interface IndexFile {
  /** File, absolute and without its ending, and the name there; by the name that others import. */
  readonly origins: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  readonly styles: readonly string[];
}

/** Reads an index in the one form in which the house writes it: `export { a, type B } from './file';`. */
export function readIndexFile(source: string, path: string): IndexFile {
  const origins = new Map<string, { file: string; name: string }>();
  for (const [, list = '', from = ''] of source.matchAll(/^export \{([^}]*)\} from '(\.[^']*)';/gm)) {
    for (const { name, alias } of namesOf(list)) origins.set(alias, { file: join(dirname(path), from), name });
  }
  const styles = [...source.matchAll(/^import '(\.[^']*\.css)';/gm)].map(([, from = '']) => join(dirname(path), from));
  return { origins, styles };
}

/**
 * Rewrites a source's imports of our packages so that each name comes from the file that declares it. Lines keep their number; names that
 * an index does not take from elsewhere stay with it, and types fall away.
 */
export function rewriteImports(source: string, indexOf: (specifier: string) => IndexFile | undefined): string {
  return source.replace(ourImport, (whole: string, list: string, specifier: string) => {
    const index = indexOf(specifier);
    if (!index) return whole;
    const imports = namesOf(list).map(({ name, alias }) => {
      const { file, name: declared } = index.origins.get(name) ?? { file: specifier, name };
      return `import { ${declared} as ${alias} } from ${JSON.stringify(file)};`;
    });
    const styles = index.styles.map((style) => `import ${JSON.stringify(style)};`);
    return [...styles, ...imports].join(' ') + whole.replace(/[^\n]/g, '');
  });
}

/**
 * Lets code import from the file behind a package's index. esbuild counts all that an index names as wanted by whoever imports one name of
 * it, so that each file which a lazy screen uses would be in the first script (decision 0017).
 */
export function pastIndexFiles(): Plugin {
  return {
    name: 'past-index-files',
    setup({ onStart, onLoad, resolve }) {
      const indexes = new Map<string, Promise<IndexFile | undefined>>();
      onStart(() => indexes.clear());
      const load = async (specifier: string, resolveDir: string): Promise<IndexFile | undefined> => {
        const { path } = await resolve(specifier, { resolveDir, kind: 'import-statement' });
        return path.endsWith('index.ts') ? readIndexFile(await readFile(path, 'utf8'), path) : undefined;
      };
      onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const known = new Map<string, IndexFile | undefined>();
        for (const [, , specifier = ''] of source.matchAll(ourImport)) {
          const index = indexes.get(specifier) ?? load(specifier, dirname(path));
          indexes.set(specifier, index);
          known.set(specifier, await index);
        }
        const contents = rewriteImports(source, (specifier) => known.get(specifier));
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

const ourImport = /^import \{([^}]*)\} from '(@fjernsyn\/[^']+)';/gm;

/** The values of a list of names; types are left out. */
function namesOf(list: string): readonly { readonly name: string; readonly alias: string }[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => {
      const [name = '', alias = name] = part.split(/\s+as\s+/);
      return { name, alias };
    });
}

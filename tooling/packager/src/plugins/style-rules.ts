import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { bundle, type Dependency, transform } from 'lightningcss';
import type { Plugin } from 'rolldown';
import { hashedFile, type PackagedFile } from '../packaged-file';

/** The rules of an app's style sheets, read while it is bundled. */
export interface StyleRules {
  readonly plugin: Plugin;
  /** Rules of the modules of a script; those without a scope first, as components lay their own over them. */
  rulesOf(moduleIds: readonly string[]): string;
  /** Rules of a sheet that no module imports. */
  read(file: string): Promise<string>;
  /** Files that the rules name, which lie beside the sheets. */
  assets(): readonly PackagedFile[];
}

/** Where ui leaves the place for a brand's rules. */
const brandPlace = /[\\/]ui[\\/]src[\\/]theme[\\/]brand\.css$/;
const cssModule = /\.module\.css$/;

/** Reads style sheets for a bundler: a CSS module's classes are called `file_class`, and the brand's rules stand where ui leaves their place. */
export function createStyleRules(brandRules: readonly string[]): StyleRules {
  const rules = new Map<string, string>();
  const assets = new Map<string, PackagedFile>();

  /** Puts the names of built files in place of the addresses in a sheet. */
  async function withAssets(code: string, dependencies: readonly Dependency[]): Promise<string> {
    let placed = code;
    for (const dependency of dependencies) {
      if (dependency.type !== 'url') continue;
      const { url, placeholder, loc } = dependency;
      placed = placed.replaceAll(placeholder, url.startsWith('data:') ? url : await place(loc.filePath, url));
    }
    return placed;
  }

  async function place(sheet: string, url: string): Promise<string> {
    const source = join(dirname(sheet), url);
    const [name = '', ending = ''] = basename(source).split(/\.(?=[^.]*$)/);
    const file = hashedFile(name, ending, await readFile(source), 'asset', [source]);
    assets.set(file.path, file);
    return `./${basename(file.path)}`;
  }

  async function read(filename: string) {
    const name = basename(filename).replace(cssModule, '').replace(/\W/g, '_');
    const cssModules = cssModule.test(filename) ? { pattern: `${name}_[local]` } : false;
    const { code, exports, dependencies } = bundle({ filename, analyzeDependencies: true, cssModules });
    return { css: await withAssets(Buffer.from(code).toString(), dependencies ?? []), exports };
  }

  const plugin: Plugin = {
    name: 'style-rules',
    load: {
      filter: { id: /\.css$/ },
      async handler(id) {
        if (brandPlace.test(id)) {
          rules.set(id, brandRules.join('\n'));
          return { code: '', moduleType: 'js', moduleSideEffects: 'no-treeshake' };
        }
        const { css, exports } = await read(id);
        rules.set(id, css);
        if (!cssModule.test(id)) return { code: '', moduleType: 'js', moduleSideEffects: 'no-treeshake' };
        const names = Object.entries(exports ?? {}).map(([local, { name }]) => [local, name]);
        return { code: `export default ${JSON.stringify(Object.fromEntries(names.sort()))};`, moduleType: 'js' };
      },
    },
  };

  return {
    plugin,
    rulesOf(moduleIds) {
      const sheets = moduleIds.filter((id) => rules.has(id));
      const inOrder = [...sheets.filter((id) => !cssModule.test(id)), ...sheets.filter((id) => cssModule.test(id))];
      return inOrder.map((id) => rules.get(id)).join('\n');
    },
    read: async (file) => (await read(file)).css,
    assets: () => [...assets.values()],
  };
}

const version = (major: number): number => major << 16;

/** Engines that read the sheets: the floor, or Chromium 38 and the WebKit whose flexible boxes carry a prefix, as those of HbbTV sets do. */
const readers = { modern: { chrome: version(63) }, all: { chrome: version(38), safari: version(7) } } as const;

/** Writes a sheet for engines: without what they cannot read, with what the older ones know under a prefix alone. */
export function writtenFor(css: string, engines: keyof typeof readers, isMinified: boolean): Uint8Array {
  return transform({ filename: 'app.css', code: Buffer.from(css), targets: readers[engines], minify: isMinified }).code;
}

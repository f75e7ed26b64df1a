import { countBySource } from './source-bytes';
import { plainPath, type SourceMap } from './source-map';

/** A script of the first load with its map. */
export interface MappedFile {
  readonly code: string;
  readonly map: SourceMap;
  readonly gzipBytes: number;
}

/** What a first load holds of a package: kB of 1000 bytes, its share of the scripts after gzip by its share of their length. */
export interface PackageShare {
  readonly name: string;
  readonly kilobytes: number;
}

/** Something that no start needs, by where its sources lie, and how it arrives instead. */
interface LateCode {
  readonly name: string;
  readonly path: RegExp;
  readonly instead: string;
}

/** What fetches late code comes with the first load. */
const door = /\/load-[^/]+$/;

const onDemand = 'Import it by import() where a viewer asks for it.';

const lateCode: readonly LateCode[] = [
  { name: 'xstate', path: /\/node_modules\/(@xstate\/|xstate\/)/, instead: onDemand },
  { name: 'qrcode', path: /\/node_modules\/qrcode/, instead: onDemand },
  { name: 'keypad', path: /\/packages\/[^/]+\/src\/(.*\/)?keypad\//, instead: 'Load it by loadKeypad of ui.' },
  { name: 'flows of session', path: /\/packages\/session\/src\/flows\//, instead: onDemand },
  { name: 'activity', path: /\/packages\/activity\//, instead: onDemand },
  { name: 'schedules', path: /\/packages\/schedules\//, instead: onDemand },
  { name: 'search', path: /\/packages\/(search\/|[^/]+\/src\/(.*\/)?search\/)/, instead: onDemand },
  {
    name: 'player',
    path: /\/packages\/(player\/|[^/]+\/src\/(.*\/)?player\/)/,
    instead: 'Load it with the watch screen (loadWatchScreen of client, playing of shell).',
  },
];

/** The library or the package that a source belongs to. */
const packageOf = (source: string): string => {
  const library = /\/node_modules\/(?!\.pnpm)(?!.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)/.exec(source);
  if (library?.[1]) return library[1];
  return /(?:^|\/)packages\/([^/]+)\//.exec(source)?.[1] ?? 'the app and its build';
};

/** What the scripts of a first load hold of each library and package, the largest first. */
export const sharesOfPackages = (scripts: readonly MappedFile[]): PackageShare[] => {
  const bytes = new Map<string, number>();
  for (const { code, map, gzipBytes } of scripts) {
    for (const [source, length] of countBySource(code, map)) {
      const name = packageOf(source);
      bytes.set(name, (bytes.get(name) ?? 0) + (length / code.length) * gzipBytes);
    }
  }
  return [...bytes]
    .map(([name, size]) => ({ name, kilobytes: Math.round(size / 100) / 10 }))
    .sort((a, b) => b.kilobytes - a.kilobytes);
};

/** The specifiers that a source imports at once. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export)\b(?!\s+type\b)[^'";]*?['"]([^'"]+)['"]/gm)].map((match) => match[1] ?? '');

/** Whether a specifier may mean a source: by the name of a file beside it, or by the library or package. */
const mayMean = (specifier: string, source: string): boolean =>
  specifier.startsWith('.')
    ? specifier.split('/').pop() === /([^/]+?)\.[^/.]+$/.exec(source)?.[1]
    : specifier.replace('@fjernsyn/', '') === packageOf(source);

/** How many importers are named: the first ones tell where to look. */
const namedImporters = 3;

const importersOf = (source: string, { sources, sourcesContent }: SourceMap): string[] =>
  sources
    .flatMap((other, index) => {
      if (other === null || other === source) return [];
      const imports = importsOf(sourcesContent?.[index] ?? '');
      return imports.some((specifier) => mayMean(specifier, source)) ? [plainPath(other)] : [];
    })
    .slice(0, namedImporters);

/** Sources of a first load that no start needs: which, who imports them as far as the maps tell, and what to do. */
export const findLateCode = (scripts: readonly MappedFile[]): string[] =>
  scripts.flatMap(({ code, map }) =>
    [...countBySource(code, map).keys()].flatMap((source) => {
      if (door.test(source)) return [];
      const late = lateCode.find(({ path }) => path.test(`/${source}`));
      if (!late) return [];
      const importers = importersOf(source, map);
      const by = importers.length === 0 ? '' : ` (imported by ${importers.join(', ')})`;
      return [`${plainPath(source)}${by} is in the first load, and ${late.name} is late. ${late.instead}`];
    }),
  );

import { basename } from 'node:path';
import { rowOf } from './package-guards';
import { stripText } from './strip-text';
import { isCode, isTest, type SourceFile, type WorkspacePackage } from './workspace';

const allFiles = (packages: readonly WorkspacePackage[]): SourceFile[] => packages.flatMap((each) => each.files);

/** How many lines a file may have. */
export const MAX_LINES = { source: 300, test: 500 } as const;

/** [HO6] Files of code or styles that have grown too long. */
export const findLengthViolations = (packages: readonly WorkspacePackage[]): string[] =>
  allFiles(packages)
    .filter(({ path }) => isCode(path) || path.endsWith('.css'))
    .flatMap(({ path, text }) => {
      const lines = text.replace(/\n$/, '').split('\n').length;
      const limit = isTest(path) ? MAX_LINES.test : MAX_LINES.source;
      return lines > limit ? [`${path}: ${lines} lines, and ${limit} are allowed`] : [];
    });

/** How many files the kernel may have beside its index. */
const MAX_KERNEL_FILES = 10;

/** [HO28] A kernel of too many files. */
export const findKernelViolations = (packages: readonly WorkspacePackage[]): string[] =>
  packages
    .filter(({ tags }) => tags[0] === 'kernel')
    .flatMap(({ folder, files }) => {
      const sources = files.filter(
        ({ path }) => path.startsWith(`${folder}/src/`) && isCode(path) && !isTest(path) && !path.endsWith('/index.ts'),
      );
      return sources.length > MAX_KERNEL_FILES ? [`${folder}: ${sources.length} files, and the kernel has ten`] : [];
    });

const kebabPath = /^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/;
const vagueName = /(^|-)(manager|helper|helpers|util|utils|data)(\.|$)/;

/** [HO7] Files and folders of a package's source that are not in kebab-case, a folder's README aside, or carry a name that says nothing. */
export const findNamingViolations = (packages: readonly WorkspacePackage[]): string[] =>
  allFiles(packages)
    .filter(({ path }) => path.includes('/src/') && basename(path) !== 'README.md')
    .flatMap(({ path }) => [
      ...(kebabPath.test(path) ? [] : [`${path}: file and folder names are kebab-case`]),
      ...(isCode(path) && vagueName.test(basename(path)) ? [`${path}: the name does not say what it holds`] : []),
    ]);

/** [HO8] CSS modules of one base name: class names carry it, and two of them would get numbers that differ by build. */
export const findCssModuleViolations = (packages: readonly WorkspacePackage[]): string[] => {
  const first = new Map<string, string>();
  return allFiles(packages)
    .filter(({ path }) => path.endsWith('.module.css'))
    .flatMap(({ path }) => {
      const other = first.get(basename(path));
      first.set(basename(path), other ?? path);
      return other === undefined ? [] : [`${path}: has the name of ${other}`];
    });
};

/** [HO9] Code that re-exports everything, exports a changeable variable, or keeps one at the top of a module. */
export const findModuleViolations = (packages: readonly WorkspacePackage[]): string[] =>
  allFiles(packages)
    .filter(({ path }) => isCode(path) && path.includes('/src/'))
    .flatMap(({ path, text }) => {
      const code = stripText(text);
      return [
        ...(/^\s*export\s+(type\s+)?\*/m.test(code) ? [`${path}: export * hides what a package offers`] : []),
        ...(/^(export )?let /m.test(code) && !isTest(path) ? [`${path}: keeps changeable state in a module`] : []),
        ...(/\b(interface|class|type) I[A-Z][a-z]/.test(code) ? [`${path}: a name begins with I for interface`] : []),
      ];
    });

/** The one file that turns the language's own Date into the kernel's Instant. */
const DATE_FILE = 'packages/kernel/src/to-instant.ts';
const clock = /\bnew Date\b|\bDate\s*[.(]/;
const random = /\bMath\s*\.\s*random\b/;
/** Timers are left to the compiler and the lint, as a port's or a machine's clock has methods of their names. */
const platformNames =
  /(?<![.\w])(requestAnimationFrame|queueMicrotask|globalThis|localStorage|sessionStorage|XMLHttpRequest|indexedDB)\b/;
/** A brand, `declare const brand: unique symbol`, is a type's business and passes. */
const handDeclared = /^\s*declare\s+(global|var|let|function|class|module|const(?!\s+\w+: unique symbol;))\b/m;

/** [HO10] Domain packages that reach for the DOM, a clock or chance, or whose compiler would let them. */
export const findDomainViolations = (packages: readonly WorkspacePackage[]): string[] =>
  packages
    .filter((each) => rowOf(each)?.kind === 'domain')
    .flatMap((each) => [
      ...findDomainTsconfigViolations(each),
      ...each.files
        .filter(({ path }) => isCode(path))
        .flatMap(({ path, text }) => {
          const code = stripText(text);
          const name = platformNames.exec(code)?.[0];
          return [
            ...(clock.test(code) && path !== DATE_FILE ? [`${path}: reads the clock; take the Clock port`] : []),
            ...(random.test(code) ? [`${path}: rolls dice; take the Random port`] : []),
            ...(name === undefined ? [] : [`${path}: knows ${name}, which is a port's business`]),
            ...(handDeclared.test(code.replace(errorCodes, '')) ? [`${path}: declares globals by hand`] : []),
          ];
        }),
    ]);

/** What a package adds to the error codes that the kernel knows. */
const errorCodes = /^declare module '' \{\n {2}interface ErrorCodes \{$/m;

const findDomainTsconfigViolations = ({ folder, tsconfig }: WorkspacePackage): string[] => [
  ...(tsconfig.extends?.endsWith('/tooling/config/tsconfig.domain.json')
    ? []
    : [`${folder}: tsconfig is not the domain's`]),
  ...['lib', 'types', 'target', 'strict']
    .filter((option) => tsconfig.compilerOptions?.[option] !== undefined)
    .map((option) => `${folder}: tsconfig overrides ${option}`),
];

/** [HO11] Chance in the product outside browser, where the Random port is made. */
export const findRandomViolations = (packages: readonly WorkspacePackage[]): string[] =>
  packages
    .filter(({ folder }) => !folder.startsWith('tooling/') && folder !== 'packages/browser')
    .flatMap((each) => each.files.filter(({ path, text }) => isCode(path) && random.test(stripText(text))))
    .map(({ path }) => `${path}: Math.random stands in browser alone; take the Random port`);

/** [HO12] Product code that takes all of zod, which carries every language's messages, instead of `zod/mini`. */
export const findZodViolations = (packages: readonly WorkspacePackage[]): string[] =>
  packages
    .filter(({ folder }) => !folder.startsWith('tooling/'))
    .flatMap((each) => each.files.filter(({ path, text }) => isCode(path) && /from\s+['"]zod(\/v\d)?['"]/.test(text)))
    .map(({ path }) => `${path}: import zod/mini`);

/** The one file that reads JSON texts. */
const JSON_FILE = 'packages/kernel/src/json.ts';

/** [HO46] Code of the product that parses JSON texts by itself, whose failures each reader would have to catch. */
export const findJsonViolations = (packages: readonly WorkspacePackage[]): string[] =>
  packages
    .filter(({ folder }) => !folder.startsWith('tooling/'))
    .flatMap((each) => each.files)
    .filter(({ path }) => isCode(path) && !isTest(path) && !path.includes('/testing/') && path !== JSON_FILE)
    .filter(({ text }) => /\bJSON\s*\.\s*parse\b/.test(stripText(text)))
    .map(({ path }) => `${path}: parses JSON; take the kernel's readJson`);

const setsOwnCase = /\.toLocale(Lower|Upper)Case\s*\(\s*\)/;

/** [HO35] Letters changed by the rules of the set's own language: on a Turkish set `minisjang` would become `MİNİSJANG`. */
export const findCaseViolations = (packages: readonly WorkspacePackage[]): string[] =>
  allFiles(packages)
    .filter(({ path, text }) => isCode(path) && setsOwnCase.test(stripText(text)))
    .map(({ path }) => `${path}: changes case as the set's language does; codes have none, and words name theirs`);

/** [HO62] Object literals that are spread at once, as `...{ a, b }`: no compiler checks them for excess properties. */
export const findSpreadLiteralViolations = (packages: readonly WorkspacePackage[]): string[] =>
  allFiles(packages)
    .filter(({ path, text }) => isCode(path) && /\.\.\.\s*\{/.test(stripText(text)))
    .map(({ path }) => `${path}: spreads an object literal; write its members plainly`);

const promise = /\b(TO(?:DO)|FIX(?:ME)|X(?:XX)|not (?:implemented))\b/;

/** [HO13] Promises left in the code instead of being kept or noted where the project notes them. */
export const findPromiseViolations = (packages: readonly WorkspacePackage[]): string[] =>
  allFiles(packages)
    .filter(({ path, text }) => isCode(path) && promise.test(text))
    .map(({ path, text }) => `${path}: says "${promise.exec(text)?.[0]}"`);

/** [HO440] Tests that wait by what gives up after a second, which is too short on a busy machine. */
export const findShortWaits = (packages: readonly WorkspacePackage[]): string[] =>
  allFiles(packages)
    .filter(({ path, text }) => isTest(path) && /\bvi\s*\.\s*wait(For|Until)\b/.test(stripText(text)))
    .map(({ path }) => `${path}: gives up after a second; take expect.poll`);

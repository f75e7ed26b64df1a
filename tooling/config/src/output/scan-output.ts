import { findNames } from './scan-names';
import { type Finding, findSyntax } from './scan-syntax';
import { placeOf, plainPath, type SourceMap } from './source-map';
import { parseScript } from './syntax-tree';

/** A script of a build: its path, its kind, its text, and its map where it has one. */
export interface BuiltScript {
  readonly path: string;
  readonly kind: string;
  readonly code: string;
  readonly map?: SourceMap | undefined;
}

/** A finding that is no fault, known by its name and by code near it, with the reason why. */
export interface Allowance {
  readonly what: string;
  readonly near: string;
  readonly reason: string;
}

/** What the polyfills bring, by the names that the boot script looks for before it fetches them. */
export const POLYFILLED: readonly string[] = [
  'globalThis',
  'BigInt',
  'queueMicrotask',
  'AbortController',
  'Promise.allSettled',
  'Promise.any',
  'Array.prototype.flat',
  'Array.prototype.flatMap',
  'Array.prototype.at',
  'Object.fromEntries',
  'Object.hasOwn',
  'String.prototype.matchAll',
  'String.prototype.replaceAll',
  'String.prototype.trimStart',
  'String.prototype.trimEnd',
];

/** What the scan lets pass in the builds of today. */
export const ALLOWANCES: readonly Allowance[] = [
  {
    what: 'AbortSignal',
    near: 'instanceof AbortSignal',
    reason: 'React asks this of listeners that are put on the ref of a fragment, and we put none there.',
  },
];

/** Kinds whose names are not looked at: polyfills test for what they bring, and the player library for what it uses. */
const syntaxOnly = new Set(['polyfill', 'player', 'full-player']);

const CONTEXT = 60;

const remedies = {
  syntax: 'No compiler rewrites it here: write it in older syntax.',
  name: 'Use what Chromium 63 has, test for it in front, or bring it (tooling/packager/src/polyfills).',
} as const;

/** Everything in a build's scripts that an engine of the floor (Chromium 63) would not parse or not find, one line each with what to do. */
export const scanOutput = (
  scripts: readonly BuiltScript[],
  { polyfilled = POLYFILLED, allowances = ALLOWANCES } = {},
): string[] =>
  scripts.flatMap((script) => {
    const { kind, code } = script;
    const program = parseScript(code);
    const names = syntaxOnly.has(kind) ? [] : findNames(program, polyfilled);
    const toLines = (findings: readonly Finding[], remedy: string): string[] =>
      findings
        .filter((finding) => !isAllowed(finding, code, allowances))
        .map((finding) => `${describe(finding, script)}. ${remedy}`);
    return [...toLines(findSyntax(program), remedies.syntax), ...toLines(names, remedies.name)];
  });

/** What was found and where: in which line of which source, or beside which code where no source is known. */
const describe = ({ what, position }: Finding, { path, code, map }: BuiltScript): string => {
  const place = map && placeOf(code, map, position);
  return place === undefined
    ? `${path}: ${what} in …${around(code, position)}…`
    : `${plainPath(place.source)}:${place.line}: ${what}, in ${path}`;
};

const around = (code: string, position: number): string =>
  code.slice(Math.max(0, position - CONTEXT), position + CONTEXT).replace(/\s+/g, ' ');

const isAllowed = ({ what, position }: Finding, code: string, allowances: readonly Allowance[]): boolean =>
  allowances.some((each) => what.startsWith(each.what) && around(code, position).includes(each.near));

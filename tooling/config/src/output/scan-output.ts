import { findNames } from './scan-names';
import { type Finding, findSyntax } from './scan-syntax';
import { parseScript } from './syntax-tree';

/** A script of a build: its path, its kind, and its text. */
export interface BuiltScript {
  readonly path: string;
  readonly kind: string;
  readonly code: string;
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
const syntaxOnly = new Set(['polyfill', 'player']);

const CONTEXT = 60;

/** Everything in a build's scripts that an engine of the floor (Chromium 63) would not parse or not find, one line each. */
export const scanOutput = (
  scripts: readonly BuiltScript[],
  { polyfilled = POLYFILLED, allowances = ALLOWANCES } = {},
): string[] =>
  scripts.flatMap(({ path, kind, code }) => {
    const program = parseScript(code);
    const names = syntaxOnly.has(kind) ? [] : findNames(program, polyfilled);
    return [...findSyntax(program), ...names]
      .filter((finding) => !isAllowed(finding, code, allowances))
      .map(({ what, position }) => `${path}: ${what} in …${around(code, position)}…`);
  });

const around = (code: string, position: number): string =>
  code.slice(Math.max(0, position - CONTEXT), position + CONTEXT).replace(/\s+/g, ' ');

const isAllowed = ({ what, position }: Finding, code: string, allowances: readonly Allowance[]): boolean =>
  allowances.some((each) => what.startsWith(each.what) && around(code, position).includes(each.near));

import { type Node, parse } from 'acorn';
import type { BuiltScript } from './scan-output';
import { findRegExpCalls } from './scan-syntax';
import type { SyntaxNode } from './syntax-tree';

/** What of scripts an engine of ES5 would not parse, or find in a regular expression, one line each. */
export const scanLegacy = (scripts: readonly BuiltScript[]): string[] =>
  scripts.flatMap(({ path, kind, code }) => {
    const program = parseAsEs5(code);
    if (typeof program === 'string') return [`${path}: ${program}`];
    // Polyfills and the player's library try before they trust.
    if (kind === 'polyfill' || /player$/.test(kind)) return [];
    return findRegExpCalls(program as unknown as SyntaxNode)
      .filter(({ pattern, flags }) => /[^gim]/.test(flags) || /\(\?<|\\[pP]\{/.test(pattern))
      .map(({ pattern, flags }) => `${path}: regular expression /${pattern}/${flags}`);
  });

const parseAsEs5 = (code: string): Node | string => {
  try {
    return parse(code, { ecmaVersion: 5 });
  } catch (error) {
    return (error as Error).message;
  }
};

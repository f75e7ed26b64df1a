import { parse } from 'acorn';

/** A node of a script's syntax tree, as far as the scan reads it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Parses a script of any syntax that is known today; as a module where it is one, else as a classic script. */
export const parseScript = (code: string): SyntaxNode => {
  const options = { ecmaVersion: 'latest', allowReturnOutsideFunction: false } as const;
  try {
    return parse(code, { ...options, sourceType: 'module' }) as unknown as SyntaxNode;
  } catch {
    return parse(code, { ...options, sourceType: 'script' }) as unknown as SyntaxNode;
  }
};

/** Visits a node and all below it, parents first, with the chain of ancestors (the nearest last). */
export const walk = (
  node: SyntaxNode,
  visit: (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => void,
  ancestors: SyntaxNode[] = [],
): void => {
  visit(node, ancestors);
  ancestors.push(node);
  for (const child of childrenOf(node)) walk(child, visit, ancestors);
  ancestors.pop();
};

/** The nodes directly below a node, in the order of the source. */
export const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** Whether a value out of a syntax tree is a node of it. */
export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** The name that a node reads: `a` of an identifier, `b` of `a.b` and of `a['b']`. */
export const nameOf = (value: unknown): string | undefined => {
  if (!isNode(value)) return undefined;
  if (value.type === 'Identifier') return value.name as string;
  if (value.type !== 'MemberExpression') return undefined;
  const property = value.property as SyntaxNode;
  if (value.computed !== true) return nameOf(property);
  return typeof property.value === 'string' ? property.value : undefined;
};

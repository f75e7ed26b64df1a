import { isNode, nameOf, type SyntaxNode, walk } from './syntax-tree';

/** Something that an engine of the floor does not understand, and where it stands in the script. */
export interface Finding {
  readonly what: string;
  readonly position: number;
}

type Check = (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => string | undefined;

const only = (isBad: (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => boolean, what: string): Check => {
  return (node, ancestors) => (isBad(node, ancestors) ? what : undefined);
};

const isFunction = (node: SyntaxNode): boolean => /Function/.test(node.type);

/** Syntax that came after Chromium 63, by node type; `import()` came with 63 itself and async generators did too. */
const checks: Readonly<Record<string, Check>> = {
  CatchClause: only((node) => node.param === null, 'catch without a binding (66)'),
  ChainExpression: () => 'optional chaining (80)',
  LogicalExpression: only((node) => node.operator === '??', 'nullish coalescing (80)'),
  AssignmentExpression: only((node) => /^(\?\?|\|\||&&)=$/.test(String(node.operator)), 'logical assignment (85)'),
  PropertyDefinition: () => 'class field (72)',
  PrivateIdentifier: () => 'private name (74)',
  StaticBlock: () => 'static block (94)',
  MetaProperty: only((node) => nameOf(node.meta) === 'import', 'import.meta (64)'),
  ExportAllDeclaration: only((node) => isNode(node.exported), 'export * as name (72)'),
  AwaitExpression: only((_node, ancestors) => !ancestors.some(isFunction), 'await outside a function (89)'),
  Literal: (node) => checkLiteral(node),
  NewExpression: (node) => checkRegExpCall(node),
  CallExpression: (node) => checkRegExpCall(node),
};

/** Everything in a parsed script that Chromium 63 cannot parse, or that throws there when the module loads. */
export const findSyntax = (program: SyntaxNode): Finding[] => {
  const findings: Finding[] = [];
  walk(program, (node, ancestors) => {
    const what = checks[node.type]?.(node, ancestors);
    if (what !== undefined) findings.push({ what, position: node.start });
  });
  return findings;
};

const checkLiteral = (node: SyntaxNode): string | undefined => {
  const raw = String(node.raw);
  if (typeof node.bigint === 'string') return 'BigInt literal (67)';
  if (typeof node.value === 'number' && raw.includes('_')) return 'digits parted by _ (75)';
  if (typeof node.value === 'string' && /[\u2028\u2029]/.test(raw)) return 'line separator in a string (66)';
  const regex = node.regex as { readonly pattern: string; readonly flags: string } | undefined;
  return regex === undefined ? undefined : findRegExpFeature(regex.pattern, regex.flags);
};

/** Compilers turn a literal that the target does not know into `new RegExp("…")`, which throws there instead. */
const checkRegExpCall = (node: SyntaxNode): string | undefined => {
  const call = regExpCallOf(node);
  return call === undefined ? undefined : findRegExpFeature(call.pattern, call.flags);
};

/** A regular expression that a script makes of constant texts. */
export interface RegExpCall {
  readonly pattern: string;
  readonly flags: string;
}

const regExpCallOf = (node: SyntaxNode): RegExpCall | undefined => {
  if (nameOf(node.callee) !== 'RegExp') return undefined;
  const [pattern, flags] = node.arguments as readonly SyntaxNode[];
  const text = constantText(pattern);
  return text === undefined ? undefined : { pattern: text, flags: constantText(flags) ?? '' };
};

/** Every regular expression that a parsed script makes of constant texts. */
export const findRegExpCalls = (program: SyntaxNode): RegExpCall[] => {
  const calls: RegExpCall[] = [];
  walk(program, (node) => {
    const call = /^(New|Call)Expression$/.test(node.type) ? regExpCallOf(node) : undefined;
    if (call !== undefined) calls.push(call);
  });
  return calls;
};

/** The text that a literal, a plain template or a sum of them stands for. */
const constantText = (node: SyntaxNode | undefined): string | undefined => {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type === 'TemplateLiteral') {
    const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
    return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
  }
  if (node?.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const left = constantText(node.left as SyntaxNode);
  const right = constantText(node.right as SyntaxNode);
  return left === undefined || right === undefined ? undefined : left + right;
};

/** What of a regular expression Chromium 63 lacks; nothing where it knows all of it. */
export const findRegExpFeature = (pattern: string, flags: string): string | undefined => {
  const young = /[sdv]/.exec(flags)?.[0];
  if (young !== undefined) return `regular expression with the flag ${young} (${young === 's' ? 62 : 90})`;
  const isUnicode = flags.includes('u');
  // Escapes come first, as `\(` opens no group and `\[` no class; `\p` is an escape of its own.
  const bare = pattern.replace(/\\[^pP]/g, '').replace(/\[[^\]]*\]/g, (set) => (/\\[pP]\{/.test(set) ? '\\p{}' : ''));
  if (isUnicode && /\\[pP]\{/.test(bare)) return 'regular expression with \\p{…} (64)';
  if (/\(\?<[=!]/.test(bare)) return 'regular expression with lookbehind (62)';
  if (/\(\?<\w/.test(bare)) return 'regular expression with named groups (64)';
  return /\(\?[a-z-]+:/.test(bare) ? 'regular expression with flags inside (125)' : undefined;
};

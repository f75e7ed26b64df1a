import type { Finding } from './scan-syntax';
import { childrenOf, isNode, nameOf, type SyntaxNode, walk } from './syntax-tree';

/** Names that came after Chromium 63, with the version that brought them; a path into a prototype is a method's. */
export const YOUNG_NAMES: Readonly<Record<string, number>> = {
  ResizeObserver: 64,
  AbortController: 66,
  AbortSignal: 66,
  BigInt: 67,
  BigInt64Array: 67,
  OffscreenCanvas: 69,
  TextDecoderStream: 71,
  globalThis: 71,
  queueMicrotask: 71,
  CompressionStream: 80,
  FinalizationRegistry: 84,
  WeakRef: 84,
  AggregateError: 85,
  reportError: 95,
  structuredClone: 98,
  scheduler: 94,
  'Array.fromAsync': 121,
  'Array.prototype.at': 92,
  'Array.prototype.findLast': 97,
  'Array.prototype.findLastIndex': 97,
  'Array.prototype.flat': 69,
  'Array.prototype.flatMap': 69,
  'Array.prototype.toReversed': 110,
  'Array.prototype.toSorted': 110,
  'Array.prototype.toSpliced': 110,
  'Element.prototype.replaceChildren': 86,
  'Element.prototype.toggleAttribute': 69,
  'Element.prototype.checkVisibility': 105,
  'Intl.DisplayNames': 81,
  'Intl.ListFormat': 72,
  'Intl.Locale': 74,
  'Intl.RelativeTimeFormat': 71,
  'Intl.Segmenter': 87,
  'Object.fromEntries': 73,
  'Object.groupBy': 117,
  'Object.hasOwn': 93,
  'Promise.allSettled': 76,
  'Promise.any': 85,
  'Promise.try': 128,
  'Promise.withResolvers': 119,
  'String.prototype.isWellFormed': 111,
  'String.prototype.matchAll': 73,
  'String.prototype.replaceAll': 85,
  'String.prototype.toWellFormed': 111,
  'String.prototype.trimEnd': 66,
  'String.prototype.trimStart': 66,
  'URL.canParse': 120,
  'crypto.randomUUID': 92,
};

/** Uses of the young names outside a feature test, but for those that `known` (the polyfills) brings. */
export const findNames = (program: SyntaxNode, known: readonly string[]): Finding[] => {
  const findings: Finding[] = [];
  const declared = declaredIn(program);
  walk(program, (node, ancestors) => {
    const path = youngPath(node, ancestors, declared);
    if (path === undefined || known.includes(path) || isGuarded(node, ancestors, lastPart(path))) return;
    findings.push({ what: `${path} (${YOUNG_NAMES[path]})`, position: node.start });
  });
  return findings;
};

const lastPart = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

const methods = new Map(
  Object.keys(YOUNG_NAMES)
    .filter((path) => path.includes('.prototype.'))
    .map((path) => [lastPart(path), path]),
);
const windows = new Set(['window', 'self', 'globalThis']);
const isYoung = (path: string): boolean => Object.hasOwn(YOUNG_NAMES, path);

/** The table's path for what a node reads, if it is one of them. */
const youngPath = (
  node: SyntaxNode,
  ancestors: readonly SyntaxNode[],
  declared: ReadonlySet<string>,
): string | undefined => {
  const parent = ancestors.at(-1);
  if (node.type === 'Identifier') {
    const name = node.name as string;
    return isYoung(name) && !declared.has(name) && isRead(node, parent) ? name : undefined;
  }
  if (node.type !== 'MemberExpression') return undefined;
  const name = nameOf(node) ?? '';
  const object = nameOf(node.object) ?? '';
  if (windows.has(object) && isYoung(name)) return name;
  if (isYoung(`${object}.${name}`)) return `${object}.${name}`;
  const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
  return isCalled ? methods.get(name) : undefined;
};

/** Whether an identifier is a variable that is read, and no key, member or target of an assignment. */
const isRead = (node: SyntaxNode, parent: SyntaxNode | undefined): boolean => {
  if (parent === undefined) return true;
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed === true;
  if (parent.type === 'Property' || parent.type === 'MethodDefinition') return parent.value === node;
  if (/^(Import|Export)/.test(parent.type) || parent.type === 'LabeledStatement') return false;
  return !(parent.type === 'AssignmentExpression' && parent.left === node);
};

/** Names that the script declares itself: those are not the engine's. */
const declaredIn = (program: SyntaxNode): ReadonlySet<string> => {
  const names = new Set<string>();
  const add = (value: unknown): void => {
    const name = isNode(value) && value.type === 'Identifier' ? nameOf(value) : undefined;
    if (name !== undefined) names.add(name);
  };
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' || /^(Function|Class)/.test(node.type)) add(node.id);
    if (/^Import.*Specifier$/.test(node.type)) add(node.local);
    if (Array.isArray(node.params)) node.params.forEach(add);
  });
  return names;
};

/** Whether a use stands behind a test for the same name: in it, in one of its branches, or after an early return. */
const isGuarded = (node: SyntaxNode, ancestors: readonly SyntaxNode[], name: string): boolean =>
  ancestors.some((ancestor, index) => {
    const below = ancestors[index + 1] ?? node;
    if (below === node && isPresenceTest(ancestor)) return true;
    if (below === ancestor.test || (ancestor.type === 'LogicalExpression' && below === ancestor.left)) {
      return isHarmlessRead(node, ancestors.at(-1));
    }
    if (ancestor.type === 'IfStatement' || ancestor.type === 'ConditionalExpression')
      return mentions(ancestor.test, name);
    if (ancestor.type === 'LogicalExpression') return mentions(ancestor.left, name);
    if (!Array.isArray(ancestor.body)) return false;
    const earlier = (ancestor.body as readonly SyntaxNode[]).slice(0, ancestor.body.indexOf(below));
    return earlier.some(({ type, test }) => type === 'IfStatement' && mentions(test, name));
  });

/** `window.x` that is not called reads as undefined where it is missing; `x` alone throws. */
const isHarmlessRead = (node: SyntaxNode, parent: SyntaxNode | undefined): boolean =>
  node.type === 'MemberExpression' && parent?.callee !== node && parent?.type !== 'MemberExpression';

/** `typeof x`, `x === undefined`, `x == null`, `x !== void 0`: looks whether it is there. */
const isPresenceTest = (node: SyntaxNode): boolean => {
  if (node.type === 'UnaryExpression') return node.operator === 'typeof';
  if (node.type !== 'BinaryExpression') return false;
  return [node.left, node.right].some(
    (side) => isNode(side) && (side.value === null || nameOf(side) === 'undefined' || side.operator === 'void'),
  );
};

const mentions = (value: unknown, name: string): boolean => {
  if (!isNode(value)) return false;
  if (nameOf(value) === name || value.value === name) return true;
  return childrenOf(value).some((child) => mentions(child, name));
};

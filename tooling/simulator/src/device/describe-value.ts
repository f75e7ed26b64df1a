const secretName =
  /token|pin\b|password|passwd|secret|authorization|cookie|email|duid|udid|idvalue|deviceid|distinctive/i;
const longest = 160;
const deepest = 3;

const quoted = (text: string): string => `'${shorten(text)}'`;

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function isTextOfJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

/** Members that are worked out when they are read are left alone, and an object with functions is an API and no fact. */
function describeMembers(value: object, depth: number): string {
  const members = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(
    ([, { enumerable }]) => enumerable === true,
  );
  if (members.some(([, { get, value: member }]) => get !== undefined || typeof member === 'function')) return '{…}';
  const told = members.map(
    ([name, { value: member }]) => `${name}: ${isSecretName(name) ? '•••' : describe(member, depth + 1)}`,
  );
  return told.length === 0 ? '{}' : `{ ${told.join(', ')} }`;
}

function describe(value: unknown, depth: number): string {
  if (typeof value === 'string') return describeText(value, depth);
  if (typeof value === 'function') return 'ƒ';
  if (value === null || typeof value !== 'object') return String(value);
  const { name, message, nodeType } = value as { name?: unknown; message?: unknown; nodeType?: unknown };
  if (nodeType !== undefined) return '[node]';
  if (typeof message === 'string' && typeof name === 'string') return shorten(`${name}: ${message}`);
  if (depth >= deepest) return '…';
  if (Array.isArray(value)) return `[${value.map((item) => describe(item, depth + 1)).join(', ')}]`;
  return describeMembers(value, depth);
}

/** A text that holds JSON may hide a secret behind a name, so it is read and told as what it holds. */
function describeText(text: string, depth: number): string {
  if (!isTextOfJson(text)) return quoted(text);
  try {
    return describe(JSON.parse(text), depth);
  } catch {
    return quoted(text);
  }
}

/** Whether what goes by this name is nobody's business. */
export function isSecretName(name: string): boolean {
  return secretName.test(name);
}

/** Tells a value in one short line for the log: no secret by its name, no function, nothing deep. */
export function describeValue(value: unknown): string {
  return value === undefined ? '' : shorten(describe(value, 0));
}

/** Tells the arguments of a call. */
export function describeGiven(values: readonly unknown[]): string {
  return shorten(values.map((value) => describe(value, 0)).join(', '));
}

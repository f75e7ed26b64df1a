import type { FocusCase } from './case-types';

/** A file that cannot be read as cases; the message is for people. */
export class CaseFileError extends Error {}

const expectations: ReadonlySet<string> = new Set([
  'expect',
  'expectAny',
  'expectPath',
  'expectEvents',
  'expectConsumed',
  'expectScroll',
  'expectScrollSame',
]);

/** Reads the text of a file: `{ "cases": […] }`, a list of cases, or one case. Throws {@link CaseFileError}. */
export const parseCases = (text: string): readonly FocusCase[] => {
  const found = casesIn(parseJson(text));
  if (found.length === 0) throw new CaseFileError('holds no cases');
  found.forEach(check);
  return found as readonly FocusCase[];
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new CaseFileError(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const casesIn = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  if (isRecord(value) && Array.isArray(value.cases)) return value.cases;
  if (isRecord(value) && 'layout' in value) return [value];
  throw new CaseFileError('holds no list of cases');
};

const check = (value: unknown, index: number): void => {
  if (!isRecord(value) || typeof value.id !== 'string') throw new CaseFileError(`has a case ${index} without an id`);
  const refuse = (reason: string): never => {
    throw new CaseFileError(`has a case ${String(value.id)} that ${reason}`);
  };
  const { layout, keys, start } = value;
  if (!Array.isArray(layout) || !layout.every(isNode)) refuse('has no layout of nodes with id, x, y, w and h');
  if (!Array.isArray(keys) || !keys.every((key) => typeof key === 'string' || isRecord(key))) refuse('has no keys');
  if (start !== undefined && start !== null && typeof start !== 'string') refuse('starts at something that is no id');
  const asked = Object.keys(value).filter((name) => name.startsWith('expect'));
  if (asked.length === 0) refuse('expects nothing');
  const unknown = asked.find((name) => !expectations.has(name));
  if (unknown !== undefined) refuse(`expects what nobody here can judge: ${unknown}`);
};

const isNode = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  ['x', 'y', 'w', 'h'].every((name) => typeof value[name] === 'number');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

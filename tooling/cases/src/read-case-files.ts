import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FocusCase } from './case-types';
import { CaseFileError, parseCases } from './parse-cases';

/** A file with its cases, or the reason why it has none. */
export type CaseFile =
  | { readonly path: string; readonly cases: readonly FocusCase[] }
  | { readonly path: string; readonly complaint: string };

/** Reads a file, or every `.json` below a folder. */
export const readCaseFiles = (path: string): readonly CaseFile[] => {
  try {
    if (!statSync(path).isDirectory()) return [readCaseFile(path)];
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
    if (names.length === 0) return [{ path, complaint: 'holds no .json file' }];
    return names.sort().map((name) => readCaseFile(join(path, name)));
  } catch (error) {
    return [{ path, complaint: reasonOf(error) }];
  }
};

const readCaseFile = (path: string): CaseFile => {
  try {
    return { path, cases: parseCases(readFileSync(path, 'utf8')) };
  } catch (error) {
    return { path, complaint: reasonOf(error) };
  }
};

const reasonOf = (error: unknown): string => {
  if (error instanceof CaseFileError) return error.message;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'is not there';
  return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
};

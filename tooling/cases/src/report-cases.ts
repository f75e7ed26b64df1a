import type { FocusCase } from './case-types';
import { judgeCase } from './judge-case';
import { type CaseFile, readCaseFiles } from './read-case-files';
import { runCase } from './run-case';

/** What came of all files. */
export interface CasesReport {
  /** A line for each case that failed and each file that cannot be read, then the count. */
  readonly lines: readonly string[];
  readonly isGood: boolean;
}

/** Plays the cases of files and folders. */
export const reportCases = (paths: readonly string[]): CasesReport => {
  const files = paths.flatMap(readCaseFiles);
  const lines = files.flatMap(linesOf);
  const played = files.reduce((count, file) => count + ('cases' in file ? file.cases.length : 0), 0);
  const failed = lines.filter((line) => line.startsWith('failed')).length;
  return {
    lines: [...lines, `${played - failed} of ${played} cases hold`],
    isGood: lines.length === 0 && played > 0,
  };
};

const linesOf = (file: CaseFile): readonly string[] => {
  if ('complaint' in file) return [`unread\t${file.path}: ${file.complaint}`];
  return file.cases.flatMap((source) => {
    const complaints = complaintsOf(source);
    return complaints.length === 0 ? [] : [`failed\t${source.id}\t${complaints.join('; ')}`];
  });
};

/** What a case expected and did not get. */
export const complaintsOf = (source: FocusCase): readonly string[] => {
  try {
    return judgeCase(source, runCase(source));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};

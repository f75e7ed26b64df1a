import type { WorkspacePackage } from './workspace';

/** A declared error code: the file it stands in, and whether a comment says what it means. */
interface DeclaredCode {
  readonly code: string;
  readonly path: string;
  readonly isDocumented: boolean;
}

const codeLine = /^ {2}\w+: '([a-z-]+\/[a-z-]+)',$/gm;
const addedAreas = /interface ErrorCodes \{([^}]*)\}/;

const errorFilesOf = (packages: readonly WorkspacePackage[]) =>
  packages
    .flatMap((each) => each.files)
    .filter(({ path, text }) => path.endsWith('/src/errors.ts') && text.includes('ErrorCodes'));

/** Every error code of every `errors.ts`, in order. */
export const errorCodesOf = (packages: readonly WorkspacePackage[]): DeclaredCode[] =>
  errorFilesOf(packages).flatMap(({ path, text }) =>
    [...text.matchAll(codeLine)].map(({ 1: code = '', index }) => {
      return { code, path, isDocumented: text.slice(0, index).endsWith('*/\n') };
    }),
  );

/** [HO45] Error codes that stand twice, that say nothing of their meaning, or that their package does not add to the kernel's `ErrorCodes`. */
export const findErrorCodeViolations = (packages: readonly WorkspacePackage[]): string[] => {
  const first = new Map<string, string>();
  const codes = errorCodesOf(packages).flatMap(({ code, path, isDocumented }) => {
    const other = first.get(code);
    first.set(code, other ?? path);
    return [
      ...(other === undefined ? [] : [`${path}: ${code} stands in ${other} already`]),
      ...(isDocumented ? [] : [`${path}: nothing says what ${code} means`]),
    ];
  });
  const unadded = errorFilesOf(packages).flatMap(({ path, text }) => {
    const added = addedAreas.exec(text)?.[1] ?? '';
    const areas = new Set([...text.matchAll(codeLine)].map(([, code = '']) => code.slice(0, code.indexOf('/'))));
    return [...areas]
      .filter((area) => !new RegExp(`readonly '?${area}'?:`).test(added))
      .map((area) => `${path}: adds no codes of ${area} to ErrorCodes`);
  });
  return [...codes, ...unadded];
};

import type { RenderedChunk } from 'rolldown';
import { hashedFile, type PackagedFile } from '../packaged-file';

/** The scripts of an app by their names, as far as it matters to their sheets. */
export type Chunks = Readonly<Record<string, Pick<RenderedChunk, 'name' | 'isEntry' | 'moduleIds' | 'imports'>>>;

/** Dependencies of {@link createAppSheets}. */
export interface AppSheetsDeps {
  /** The modules that the entry imports late and the first rail needs. */
  readonly opening: readonly string[];
  readonly rulesOf: (moduleIds: readonly string[]) => string;
  readonly write: (css: string) => Uint8Array;
}

/** The sheets of an app: one for its start, and one for each late script that brings rules. */
export interface AppSheets {
  /** Names of the scripts until the first rail: the entry, and what opens the application. */
  startOf(chunks: Chunks): readonly string[];
  startRulesOf(chunks: Chunks): string;
  /** Sheets that a late script needs beside the start's, its own last. */
  lateSheetsOf(script: string, chunks: Chunks): readonly PackagedFile[];
  /** All late sheets that were asked for. */
  late(): readonly PackagedFile[];
}

/** Creates the {@link AppSheets} of an app that is being bundled. */
export function createAppSheets({ opening, rulesOf, write }: AppSheetsDeps): AppSheets {
  const late = new Map<string, PackagedFile>();
  const startOf = (chunks: Chunks): readonly string[] => {
    const isStart = ({ isEntry, moduleIds }: Chunks[string]): boolean =>
      isEntry || opening.some((id) => moduleIds.includes(id));
    return withImports(
      Object.keys(chunks).filter((path) => chunks[path] && isStart(chunks[path])),
      chunks,
    );
  };
  const rulesOfChunk = (path: string, chunks: Chunks): string => rulesOf(chunks[path]?.moduleIds ?? []);
  return {
    startOf,
    startRulesOf: (chunks) => rulesOf(startOf(chunks).flatMap((path) => chunks[path]?.moduleIds ?? [])),
    lateSheetsOf(script, chunks) {
      const start = startOf(chunks);
      const sheets: PackagedFile[] = [];
      for (const path of withImports([script], chunks)) {
        const css = start.includes(path) ? '' : rulesOfChunk(path, chunks);
        if (css === '') continue;
        const sheet = hashedFile(chunks[path]?.name ?? 'late', 'css', write(css), 'late-style');
        late.set(sheet.path, sheet);
        sheets.push(sheet);
      }
      return sheets;
    },
    late: () => [...late.values()],
  };
}

/** Scripts with all that they import at once, each after what it imports. */
export function withImports(paths: readonly string[], chunks: Chunks): readonly string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const imported of chunks[path]?.imports ?? []) visit(imported);
    ordered.push(path);
  };
  paths.forEach(visit);
  return ordered;
}

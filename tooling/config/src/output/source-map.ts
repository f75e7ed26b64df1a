/** A source map, as far as a first load is judged by it. */
export interface SourceMap {
  readonly sources: readonly (string | null)[];
  readonly sourcesContent?: readonly (string | null)[];
  readonly mappings: string;
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const DIGIT_BITS = 5;
const CONTINUES = 1 << DIGIT_BITS;

/** The numbers of one segment: the column, and where there is a source its step, line, column and name. */
export const decodeSegment = (segment: string): number[] => {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = BASE64.indexOf(letter);
    value += (digit & (CONTINUES - 1)) << shift;
    shift += DIGIT_BITS;
    if (digit & CONTINUES) continue;
    numbers.push(value & 1 ? -(value >>> 1) : value >>> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
};

/** A place in a source: its path as the map has it, and its line from 1. */
export interface SourcePlace {
  readonly source: string;
  readonly line: number;
}

/** The place in the sources that a place of a script comes from; undefined where no source wrote it. */
export const placeOf = (code: string, { sources, mappings }: SourceMap, position: number): SourcePlace | undefined => {
  const before = code.slice(0, position).split('\n');
  const wanted = { line: before.length - 1, column: before.at(-1)?.length ?? 0 };
  let sourceIndex = 0;
  let sourceLine = 0;
  let place: SourcePlace | undefined;
  const segmentsOfLines = mappings.split(';').slice(0, wanted.line + 1);
  segmentsOfLines.forEach((segments, line) => {
    let column = 0;
    for (const segment of segments === '' ? [] : segments.split(',')) {
      const [step = 0, sourceStep, lineStep = 0] = decodeSegment(segment);
      column += step;
      sourceIndex += sourceStep ?? 0;
      sourceLine += lineStep;
      if (line !== wanted.line || column > wanted.column) continue;
      const source = sourceStep === undefined ? null : sources[sourceIndex];
      place = source == null ? undefined : { source, line: sourceLine + 1 };
    }
  });
  return place;
};

/** The path of a source from the root of the repository, or from its library. */
export const plainPath = (source: string): string =>
  source.replace(/^.*\/node_modules\/(?!\.pnpm)/, '').replace(/^(\.\.\/)+/, '');

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
const decodeSegment = (segment: string): number[] => {
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

/** Counts the characters of a script by the source that they come from; what no source wrote counts as `''`. */
export const countBySource = (code: string, { sources, mappings }: SourceMap): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const count = (source: string, length: number): void => {
    if (length > 0) counts.set(source, (counts.get(source) ?? 0) + length);
  };
  let sourceIndex = 0;
  const segmentsOfLines = mappings.split(';');
  const lines = code.split(/(?<=\n)/);
  lines.forEach((line, index) => {
    let from = 0;
    let source = '';
    let column = 0;
    for (const segment of (segmentsOfLines[index] ?? '').split(',')) {
      const [step = 0, sourceStep] = decodeSegment(segment);
      column += step;
      count(source, column - from);
      from = column;
      if (sourceStep !== undefined) sourceIndex += sourceStep;
      source = sourceStep === undefined ? '' : (sources[sourceIndex] ?? '');
    }
    count(source, line.length - from);
  });
  return counts;
};

import { decodeSegment, type SourceMap } from './source-map';

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

/** The first and last byte of a part, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The single range a header asks for; undefined where it asks for none that we know (the whole is sent then). */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (asked === null || (asked[1] === '' && asked[2] === '')) return undefined;
  const last = size - 1;
  if (asked[1] === '') {
    const length = Number(asked[2]);
    return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: last };
  }
  const start = Number(asked[1]);
  const end = asked[2] === '' ? last : Math.min(last, Number(asked[2]));
  if (start > last) return 'unsatisfiable';
  return end < start ? undefined : { start, end };
}

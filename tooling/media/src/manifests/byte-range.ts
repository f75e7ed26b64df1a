/** A run of bytes in a file. */
export interface ByteRange {
  readonly start: number;
  readonly length: number;
}

/** A range as DASH writes it: first and last byte, both included. */
export function toDashRange({ start, length }: ByteRange): string {
  return `${start}-${start + length - 1}`;
}

/** A range as HLS writes it: length at offset. */
export function toHlsRange({ start, length }: ByteRange): string {
  return `${length}@${start}`;
}

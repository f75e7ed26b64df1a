import type { ByteRange } from './byte-range';

const segmentId = 0x18538067;
const cuesId = 0x1c53bb6b;

/** Where the head and the cues of a WebM file stand. */
export interface WebM {
  readonly initialization: ByteRange;
  readonly index: ByteRange;
}

interface Element {
  readonly id: number;
  readonly contentStart: number;
  readonly end: number;
}

function readElement(file: Uint8Array, start: number): Element {
  const byteAt = (at: number) => file[at] ?? 0;
  const idLength = Math.clz32(byteAt(start)) - 23;
  let id = 0;
  for (let at = 0; at < idLength; at += 1) id = id * 256 + byteAt(start + at);
  const sizeStart = start + idLength;
  const sizeLength = Math.clz32(byteAt(sizeStart)) - 23;
  let size = byteAt(sizeStart) & (0xff >> sizeLength);
  for (let at = 1; at < sizeLength; at += 1) size = size * 256 + byteAt(sizeStart + at);
  const contentStart = sizeStart + sizeLength;
  return { id, contentStart, end: contentStart + size };
}

/** Reads the place of the head and the cues of a WebM file whose cues stand before its clusters; throws if there are none. */
export function readWebM(file: Uint8Array): WebM {
  let start = 0;
  while (start < file.byteLength) {
    const element = readElement(file, start);
    if (element.id === cuesId) {
      return { initialization: { start: 0, length: start }, index: { start, length: element.end - start } };
    }
    start = element.id === segmentId ? element.contentStart : element.end;
  }
  throw new Error('The file has no cues.');
}

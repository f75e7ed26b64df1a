import type { ByteRange } from './byte-range';

/** One fragment of a file, as its segment index tells. */
export interface MediaSegment extends ByteRange {
  readonly durationSeconds: number;
}

/** Where things stand in a fragmented MP4 that begins with one segment index for the whole file. */
export interface FragmentedMp4 {
  readonly initialization: ByteRange;
  readonly index: ByteRange;
  readonly segments: readonly MediaSegment[];
}

/** A box of an MP4: its four-letter name and its place, header included. */
export interface Mp4Box extends ByteRange {
  readonly name: string;
}

/** The boxes at the top of an MP4, in their order (32-bit sizes only). */
export function readBoxes(file: Uint8Array): readonly Mp4Box[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const boxes: Mp4Box[] = [];
  for (let start = 0; start < file.byteLength; ) {
    const length = view.getUint32(start);
    if (length < 8 || start + length > file.byteLength) throw new Error(`No box stands at byte ${start}.`);
    boxes.push({ name: String.fromCharCode(...file.subarray(start + 4, start + 8)), start, length });
    start += length;
  }
  return boxes;
}

/** Reads the place of the initialisation, the index and every segment; throws if the file has no index at its head. */
export function readFragmentedMp4(file: Uint8Array): FragmentedMp4 {
  const index = readBoxes(file).find((box) => box.name === 'sidx');
  if (!index) throw new Error('The file has no segment index.');
  const view = new DataView(file.buffer, file.byteOffset + index.start, index.length);
  const hasLongTimes = view.getUint8(8) > 0;
  const timescale = view.getUint32(16);
  const firstOffset = hasLongTimes ? Number(view.getBigUint64(28)) : view.getUint32(24);
  const table = hasLongTimes ? 40 : 32;
  const count = view.getUint16(table - 2);
  const segments: MediaSegment[] = [];
  let start = index.start + index.length + firstOffset;
  for (let entry = 0; entry < count; entry += 1) {
    const at = table + entry * 12;
    const length = view.getUint32(at) & 0x7fffffff;
    segments.push({ start, length, durationSeconds: view.getUint32(at + 4) / timescale });
    start += length;
  }
  return {
    initialization: { start: 0, length: index.start },
    index: { start: index.start, length: index.length },
    segments,
  };
}

/** The codec string of an H.264 track (`avc1.PPCCLL`), from the profile and level in its decoder configuration. */
export function readAvcCodec(file: Uint8Array): string {
  const at = Buffer.from(file).indexOf('avcC', 0, 'latin1');
  if (at < 0) throw new Error('The file has no H.264 track.');
  return `avc1.${Buffer.from(file.subarray(at + 5, at + 8))
    .toString('hex')
    .toUpperCase()}`;
}

/** The highest bit rate of any one segment, in bits a second. */
export function peakBitsPerSecond(segments: readonly MediaSegment[]): number {
  return Math.ceil(Math.max(...segments.map(({ length, durationSeconds }) => (length * 8) / durationSeconds)));
}

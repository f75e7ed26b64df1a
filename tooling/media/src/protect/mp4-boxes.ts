import { readBoxes } from '../manifests/fragmented-mp4';

/** A box of an MP4 with what it holds. */
export interface HeldBox {
  readonly name: string;
  readonly content: Buffer;
}

/** The boxes that some bytes are made of, in their order. */
export function readHeldBoxes(bytes: Uint8Array): readonly HeldBox[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readBoxes(bytes).map(({ name, start, length }) => ({
    name,
    content: buffer.subarray(start + 8, start + length),
  }));
}

/** A box of a name that holds some parts. */
export function toBox(name: string, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([toWord(content.length + 8), Buffer.from(name, 'latin1'), content]);
}

/** A box that begins with its version and its flags. */
export function toFullBox(name: string, version: number, flags: number, ...parts: readonly Uint8Array[]): Buffer {
  return toBox(name, toWord(version * 0x1_00_00_00 + flags), ...parts);
}

/** Boxes of which those at the end of a path of names hold something else; all others stay as they are. */
export function changeWithin(
  bytes: Uint8Array,
  [name, ...path]: readonly string[],
  change: (content: Buffer) => Uint8Array,
): Buffer {
  const boxes = readHeldBoxes(bytes).map((box) => {
    if (box.name !== name) return toBox(box.name, box.content);
    return toBox(name, path.length === 0 ? change(box.content) : changeWithin(box.content, path, change));
  });
  return Buffer.concat(boxes);
}

/** A number in 32 bits. */
export function toWord(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

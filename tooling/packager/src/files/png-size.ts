/** Width and height of a PNG in px; undefined where it is none. */
export function pngSize(contents: Uint8Array): readonly [width: number, height: number] | undefined {
  const view = new DataView(contents.buffer, contents.byteOffset, contents.byteLength);
  const isPng = contents.byteLength > 24 && view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a;
  return isPng ? [view.getUint32(16), view.getUint32(20)] : undefined;
}

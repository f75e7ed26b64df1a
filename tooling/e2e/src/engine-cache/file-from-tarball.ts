import { gunzipSync } from 'node:zlib';

const blockBytes = 512;

function textAt(block: Buffer, from: number, length: number): string {
  const text = block.toString('latin1', from, from + length);
  const end = text.indexOf('\0');
  return end === -1 ? text : text.slice(0, end);
}

/** Takes one file out of a gzipped tarball as npm packs it; null when it holds no file of that path. */
export function fileFromTarball(tarball: Uint8Array, path: string): Uint8Array | null {
  const tar = gunzipSync(tarball);
  for (let at = 0; at + blockBytes <= tar.length; ) {
    const name = textAt(tar, at, 100);
    const prefix = textAt(tar, at + 345, 155);
    const bytes = Number.parseInt(textAt(tar, at + 124, 12).trim() || '0', 8);
    const start = at + blockBytes;
    if (name !== '' && (prefix === '' ? name : `${prefix}/${name}`) === path) return tar.subarray(start, start + bytes);
    at = start + Math.ceil(bytes / blockBytes) * blockBytes;
  }
  return null;
}

import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** 8 bits a channel, three channels; packed, filtered and ordered in the one way that there is. */
const rgb8 = [8, 2, 0, 0, 0];

/** Pixels of four bytes, as a picture has them, and its size in px. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A PNG of 24 bits a pixel, without transparency, as some stores want a ground. */
export function opaquePng({ width, height, pixels }: Pixels): Uint8Array {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0, at = 0; y < height; y++) {
    // The first byte of a row is its filter: none.
    at++;
    for (let x = 0; x < width; x++, at += 3)
      rows.set(pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3), at);
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', Buffer.concat([size, Buffer.from(rgb8)])),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const POLYNOMIAL = 0x04c11db7;

/** The check sum of MPEG's table sections (ISO/IEC 13818-1, annex A): over a section with its own sum behind it, it is 0. */
export function crc32Mpeg(bytes: Iterable<number>): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x80000000 ? (sum << 1) ^ POLYNOMIAL : sum << 1;
  }
  return sum >>> 0;
}

import { seedOf } from '@fjernsyn/reference-catalogue';

/** A number from 0 (included) to 1 (excluded) that is always the same for a text, and unlike that of a similar text. */
export function shareOf(text: string): number {
  // The seed alone changes little with a text's last letters, where ids differ: its bits are stirred once more.
  let mixed = seedOf(text);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

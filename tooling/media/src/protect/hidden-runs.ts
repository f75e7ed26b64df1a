/** A run of a sample: bytes that stay clear, then bytes that are hidden. */
export interface HiddenRun {
  readonly clear: number;
  readonly hidden: number;
}

/** H.264 in MP4 begins each of its units with the unit's length. */
const lengthBytes = 4;
/** What stays clear of a unit: its length, its type and the head of its slice, which decoders read before they decrypt. */
const headBytes = 32;
const blockBytes = 16;

/** How a picture of H.264 is hidden: whole blocks of its slices, while everything that describes it stays clear. */
export function toHiddenRuns(picture: Buffer): readonly HiddenRun[] {
  const runs: HiddenRun[] = [];
  let clear = 0;
  for (let at = 0; at < picture.length; ) {
    const length = lengthBytes + picture.readUInt32BE(at);
    const hidden = isSlice(picture[at + lengthBytes]) ? wholeBlocks(length - headBytes) : 0;
    clear += length - hidden;
    if (hidden > 0) {
      runs.push({ clear, hidden });
      clear = 0;
    }
    at += length;
  }
  return clear > 0 ? [...runs, { clear, hidden: 0 }] : runs;
}

/** Slices of pictures have the types from 1 to 5. */
function isSlice(head = 0): boolean {
  const type = head % 32;
  return type >= 1 && type <= 5;
}

function wholeBlocks(bytes: number): number {
  return Math.max(0, Math.floor(bytes / blockBytes)) * blockBytes;
}

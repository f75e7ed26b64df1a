/** A table of an MP4 with rows of some words: the same rows so many times on end, each changed for its time. */
export function repeatRows(
  content: Buffer,
  rowWords: number,
  times: number,
  change: (row: number[], time: number) => readonly number[] = (row) => row,
): Buffer {
  const count = content.readUInt32BE(4);
  const rows = Array.from({ length: count }, (_, row) => wordsAt(content, 8 + row * rowWords * 4, rowWords));
  const all = Array.from({ length: times }, (_, time) => rows.map((row) => change([...row], time))).flat(2);
  return Buffer.concat([content.subarray(0, 4), toWords([count * times, ...all])]);
}

/** The sizes of samples (`stsz`), which differ. */
export function repeatSizes(content: Buffer, times: number): Buffer {
  const count = content.readUInt32BE(8);
  const table = content.subarray(12);
  const head = Buffer.concat([content.subarray(0, 8), toWords([count * times])]);
  return Buffer.concat([head, ...Array.from({ length: times }, () => table)]);
}

/** How long samples last (`stts`), so that each time begins exactly `ticks` after the one before. */
export function repeatLengths(content: Buffer, times: number, ticks: number): Buffer {
  const runs = Array.from({ length: content.readUInt32BE(4) }, (_, run) => wordsAt(content, 8 + run * 8, 2));
  const lengths = runs.flatMap(([count = 0, length = 0]) => Array<number>(count).fill(length));
  const once = toRuns(fitTo(ticks, lengths));
  const all = Array.from({ length: times }, () => once).flat();
  return Buffer.concat([content.subarray(0, 4), toWords([all.length, ...all.flat()])]);
}

/** Lengths that come to as much as is wanted: those at the end become shorter, or the last one longer. */
function fitTo(ticks: number, lengths: readonly number[]): readonly number[] {
  const fitted = [...lengths];
  let excess = lengths.reduce((sum, length) => sum + length, 0) - ticks;
  for (let at = fitted.length - 1; at >= 0 && excess !== 0; at -= 1) {
    const length = fitted[at] ?? 0;
    fitted[at] = Math.max(1, length - excess);
    excess -= length - (fitted[at] ?? 0);
  }
  return fitted;
}

function toRuns(lengths: readonly number[]): readonly (readonly [count: number, length: number])[] {
  const runs: [number, number][] = [];
  for (const length of lengths) {
    const last = runs[runs.length - 1];
    if (last?.[1] === length) last[0] += 1;
    else runs.push([1, length]);
  }
  return runs;
}

function wordsAt(content: Buffer, at: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => content.readUInt32BE(at + index * 4));
}

function toWords(words: readonly number[]): Buffer {
  const bytes = Buffer.alloc(words.length * 4);
  for (const [index, word] of words.entries()) bytes.writeUInt32BE(word, index * 4);
  return bytes;
}

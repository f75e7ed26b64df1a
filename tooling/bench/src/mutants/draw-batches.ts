/** Into how many batches a package's files are drawn. */
const batchCount = 10;

/** Files in a drawn order, some at a time. `random` gives numbers from 0 up to 1. */
export function drawBatches(files: readonly string[], random: () => number): readonly (readonly string[])[] {
  const drawn = files.map((file) => ({ file, at: random() })).sort((one, other) => one.at - other.at);
  const size = Math.ceil(files.length / batchCount);
  return Array.from({ length: Math.ceil(files.length / Math.max(1, size)) }, (_, batch) =>
    drawn.slice(batch * size, (batch + 1) * size).map(({ file }) => file),
  );
}

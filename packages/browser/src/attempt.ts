/** What `work` gives; undefined where it throws, as the objects of sets do. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

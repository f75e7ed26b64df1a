/** No movement of ours that ends takes longer; what does not end is not waited for. */
const LIMIT_MS = 700;

/** Waits until what moves and comes to an end has come to it, so that axe sees colours as they stay. */
export async function settleMotion(page: Document): Promise<void> {
  const passing = page
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  const limit = new Promise((resolve) => setTimeout(resolve, LIMIT_MS));
  await Promise.race([Promise.all(passing.map(({ finished }) => finished.catch(() => undefined))), limit]);
}

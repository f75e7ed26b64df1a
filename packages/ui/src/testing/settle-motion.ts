/** The end of one movement may begin the next; no chain of ours is longer. */
const LONGEST_CHAIN = 5;

/** Brings every movement that ends to its end, so that axe sees colours as they stay. */
export async function settleMotion(page: Document): Promise<void> {
  for (let link = 0; link < LONGEST_CHAIN; link++) {
    const passing = page.getAnimations().filter(isPassing);
    if (passing.length === 0) return;
    for (const movement of passing) movement.finish();
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
  }
}

const isPassing = ({ effect, playState }: Animation): boolean =>
  playState !== 'finished' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;

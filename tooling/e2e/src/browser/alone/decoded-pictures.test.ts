import { describe, expect, it } from 'vitest';
import { answerLongPage, longPage } from '../../product/long-page';
import type { OnSet } from '../../product/on-set';
import { withSet } from '../../product/with-set';

const rails = 40;
const budgetBytes = 64 * 1024 * 1024;

/** What the mounted pictures take once they are decoded, and what the largest of them takes. */
const weighPictures = () => {
  const weights = Array.from(document.querySelectorAll('img'), (image) => image.naturalWidth * image.naturalHeight * 4);
  const bytes = weights.reduce((sum, weight) => sum + weight, 0);
  return { bytes, largest: Math.max(...weights) };
};

const areSeenPicturesThere = () =>
  Array.from(document.querySelectorAll('img')).every((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const isSeen = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    return !isSeen || image.naturalWidth > 0;
  });

const arePicturesThere = () =>
  Array.from(document.querySelectorAll('img')).every(({ src, complete }) => src === '' || complete);

const isOnRail = (title: string) =>
  document.querySelector('[data-focused]')?.closest('section')?.getAttribute('aria-label') === title;

/** Presses a button again and again, as a viewer in a hurry. */
async function hurry({ drive }: OnSet, key: 'down' | 'right', times: number): Promise<void> {
  await drive(
    (simulator, button, count) => {
      for (let step = 0; step < count; step++) simulator.press(button);
    },
    key,
    times,
  );
}

describe('a set of the lowest class', () => {
  const journey = withSet('tizen');

  it('[EE260] holds at most 64 MB of decoded pictures on a page of 40 rails, and shows those that are seen', async () => {
    const { set, app, open, ...on } = journey();
    await answerLongPage(set.service, { rails });
    await open('?model=2017&idle');
    await on.drive((simulator, path) => simulator.launch({ payload: { path } }), longPage.path);
    await app.waitFor('the first rail', isOnRail, 'Række 1');

    let largestBytes = 0;
    for (let rail = 1; rail <= rails; rail++) {
      await app.waitFor(`rail ${rail}`, isOnRail, `Række ${rail}`);
      if (rail % 3 === 1) await hurry({ app, ...on }, 'right', longPage.tiles - 1);
      await app.waitFor('every picture that is seen', areSeenPicturesThere);
      await app.waitFor('the pictures beside them', arePicturesThere);
      largestBytes = Math.max(largestBytes, (await app.evaluate(weighPictures)).bytes);
      if (rail < rails) await hurry({ app, ...on }, 'down', 1);
    }
    // All of the page's would not fit.
    const { largest } = await app.evaluate(weighPictures);
    expect(rails * longPage.tiles * largest).toBeGreaterThan(budgetBytes);
    expect(largestBytes).toBeGreaterThan(largest);
    expect(largestBytes).toBeLessThanOrEqual(budgetBytes);
  });
});

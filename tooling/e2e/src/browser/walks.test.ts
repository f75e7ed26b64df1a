import { createSeededRandom } from '@fjernsyn/platform/testing';
import { describe, expect, it } from 'vitest';
import { backToHome, besideFilms, mixedSteps, orderChaos, type Steps, walkByChance } from '../product/chaos-walk';
import { createFilmHold, holdGoesOn, openFilm } from '../product/film-hold';
import { withProduct } from '../product/with-product';

const { FJERNSYN_SEED, FJERNSYN_MINUTES } = process.env;
const firstSeed = Number(FJERNSYN_SEED ?? 1);
const walkMs = Number(FJERNSYN_MINUTES ?? 0.25) * 60_000;
const aroundMs = 120_000;

/** A walk is taken in rounds, each with a page and a film of its own. */
const roundMs = 60_000;
const film = '/se/havgus-vinterhavn_201201';
const stepsInFilm: Steps = mixedSteps.filter(([step]) => step !== 'back');

describe(`chance by keys, pointer and wheel, which begins with FJERNSYN_SEED=${firstSeed}`, () => {
  const journey = withProduct();

  it(
    '[EE402] never loses the film that plays, nor focus, while every fifth call beside the film fails',
    async () => {
      const { page, product } = journey();
      const { faults } = product.service;
      let metCount = 0;
      const recover = () => {
        metCount += faults.list().reduce((sum, { met }) => sum + met, 0);
        faults.clear();
      };
      for (let [seed, leftMs] = [firstSeed, walkMs]; leftMs > 0; seed++, leftMs -= roundMs) {
        const random = createSeededRandom(seed);
        const hold = createFilmHold();
        const halfMs = Math.min(leftMs, roundMs) / 2;
        const fail = () => orderChaos(product.service, { seed, share: 0.2, paths: besideFilms });

        await openFilm(page, `${product.url}${film}`);
        fail();
        await walkByChance(page, { random, untilMs: performance.now() + halfMs, steps: stepsInFilm, hold });
        recover();
        await holdGoesOn(page);
        fail();
        const untilMs = performance.now() + halfMs;
        const { steps } = await walkByChance(page, { random, untilMs, steps: mixedSteps, hold });
        recover();
        await backToHome(page, steps + 20);
      }
      // A walk that met no fault would hold nothing.
      expect(metCount).toBeGreaterThan(0);
    },
    2 * walkMs + aroundMs,
  );
});

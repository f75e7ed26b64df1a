import { createSeededRandom } from '@fjernsyn/platform/testing';
import { describe, expect, it } from 'vitest';
import { openHome } from '../product/at-home';
import { backToHome, orderChaos, remoteSteps, walkByChance } from '../product/chaos-walk';
import { withProduct } from '../product/with-product';

const { FJERNSYN_SEED, FJERNSYN_MINUTES } = process.env;
const seed = Number(FJERNSYN_SEED ?? 1);
const walkMs = Number(FJERNSYN_MINUTES ?? 0.25) * 60_000;
const aroundMs = 120_000;

describe(`chance, which begins with FJERNSYN_SEED=${seed}`, () => {
  const journey = withProduct();

  it(
    '[EE160] keeps something to see and one focus whatever is pressed while every tenth call fails, and is home by Back afterwards',
    async () => {
      const { page, product } = journey();
      await openHome(page, product);
      orderChaos(product.service, { seed, share: 0.1, paths: ['*'] });
      const random = createSeededRandom(seed);
      const untilMs = performance.now() + walkMs;
      const { steps, paths } = await walkByChance(page, { random, untilMs, steps: remoteSteps });
      // A walk that never left home, or met no fault, would hold nothing.
      expect(paths.size).toBeGreaterThan(1);
      expect(product.service.faults.list().some(({ met }) => met > 0)).toBe(true);
      product.service.faults.clear();
      await backToHome(page, steps);
    },
    walkMs + aroundMs,
  );
});

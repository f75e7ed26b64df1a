import { expect, test } from 'vitest';
import { countHeldSteps, toStepSeconds } from './held-steps';

/** The steps of presses: `[seconds, isHeld]`. */
function stepsOf(presses: readonly (readonly [number, boolean])[]): readonly number[] {
  let held = 0;
  return presses.map(([bySeconds, isHeld]) => {
    held = countHeldSteps(held, bySeconds, isHeld);
    return toStepSeconds(bySeconds, held);
  });
}
const heldFor = (steps: number, bySeconds: number) =>
  Array.from({ length: steps }, (_, step) => [bySeconds, step > 0] as const);

test('[PL770] the steps of a held key are twice as long after each second, up to a minute', () => {
  const steps = [10, 10, 10, 10, 10, 20, 20, 20, 20, 20, 40, 40, 40, 40, 40, 60, 60, 60, 60, 60, 60];
  expect(stepsOf(heldFor(21, 10))).toEqual(steps);
  expect(stepsOf(heldFor(21, -10))).toEqual(steps.map((step) => -step));
});

test('[PL770] presses of their own stay as long as they are, and begin anew after a held key', () => {
  expect(stepsOf([...heldFor(7, 10), [10, false], [10, true]]).slice(-3)).toEqual([20, 10, 10]);
  expect(stepsOf(Array.from({ length: 30 }, () => [10, false]))).toEqual(Array.from({ length: 30 }, () => 10));
});

test('[PL770] [P019] a turn begins anew, even where no release was told', () => {
  expect(stepsOf([...heldFor(20, 10), [-10, true], ...heldFor(6, -10).slice(1)]).slice(-6)).toEqual([
    -10, -10, -10, -10, -20, -20,
  ]);
});

test('[PL770] a step that is longer than a minute by itself stays as long', () => {
  expect(stepsOf(heldFor(12, 300)).slice(-1)).toEqual([300]);
});

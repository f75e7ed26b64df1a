import type { MediaSeconds } from '@fjernsyn/kernel';

/** After so many steps of a held key, a second of them, each is twice as long. */
const stepsOfOneLength = 5;
/** However long a key is held, it is never further from place to place. */
const longestSeconds = 60;

/** How many steps a held key has taken with another one: forward above 0, backward below. A press of its own, and a turn, begin anew. */
export function countHeldSteps(heldSteps: number, bySeconds: MediaSeconds, isHeld: boolean): number {
  if (!isHeld) return 0;
  const direction = Math.sign(bySeconds);
  return heldSteps * direction > 0 ? heldSteps + direction : direction;
}

/** How far a step goes after so many of a held key. */
export function toStepSeconds(bySeconds: MediaSeconds, heldSteps: number): MediaSeconds {
  const longer = Math.abs(bySeconds) * 2 ** Math.floor(Math.abs(heldSteps) / stepsOfOneLength);
  return Math.sign(bySeconds) * Math.max(Math.abs(bySeconds), Math.min(longestSeconds, longer));
}

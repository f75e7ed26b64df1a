import type { DeviceTiming } from '@fjernsyn/platform';
import { cannotScroll } from './cannot-scroll';
import type { QuirkFacts } from './quirk-facts';
import { settlesAsLg } from './settles-as-lg';
import { settlesAsSamsung } from './settles-as-samsung';
import { usualTiming } from './usual-timing';

/** The timing of a set (S9, C9). */
export function timingOf(facts: QuirkFacts): DeviceTiming {
  const delayMs = settlesAsSamsung(facts) ? 200 : settlesAsLg(facts) ? 180 : usualTiming.delayMs;
  return { delayMs, scrollMs: cannotScroll(facts) ? 0 : usualTiming.scrollMs };
}

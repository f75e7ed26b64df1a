import type { DeviceTiming } from '@fjernsyn/platform';

/** The timing of every set that has none of its own (S9, C9). */
export const usualTiming: DeviceTiming = { delayMs: 350, scrollMs: 300 };

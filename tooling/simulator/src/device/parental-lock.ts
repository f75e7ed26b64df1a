import type { DeviceState } from './device-state';

/** From which age the programmes of the channels are, one after another, in years; 0 is for everybody. */
const programmeAges: readonly number[] = [0, 7, 15];

/** Limits that the set's menu offers, in years; 0 is none. */
export const parentalLimits: readonly number[] = [0, 7, 12, 15, 18];

/** From which age the programme on a channel is, in years. */
export function programmeAgeOf(channel: number): number {
  return programmeAges[channel % programmeAges.length] ?? 0;
}

/** Whether the set keeps the tuned programme from its viewer until its PIN is entered. */
export function isProgrammeLocked({ channel, parentalLimitAge }: DeviceState): boolean {
  return parentalLimitAge > 0 && programmeAgeOf(channel) >= parentalLimitAge;
}

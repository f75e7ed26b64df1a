import type { Item } from '@fjernsyn/contracts';
import { type Instant, toInstant } from '@fjernsyn/kernel';

/** Whether an item is announced and cannot be watched. No offers say nothing: rails and recommendations leave them out. */
export function isComingSoon({ offers }: Item): boolean {
  return offers.length > 0 && offers.every(({ availability }) => availability === 'ComingSoon');
}

/** When an event begins, or what is announced can be watched; undefined for anything else. */
export function startOf(item: Item): Instant | undefined {
  const { eventStartDate, offers, customFields } = item;
  // In a list offers say no dates, and the fields do.
  const announced = isComingSoon(item) ? [...offers.map(({ startDate }) => startDate), customFields.AvailableFrom] : [];
  const dates = [eventStartDate, ...announced];
  return dates.map((date) => toInstant(date)).find((at) => at !== undefined);
}

import { attempt } from '@fjernsyn/browser';
import type { ParentalControl } from '@fjernsyn/platform';
import { pageObjectOf } from './page-object';

/** The scheme of ages that broadcasters signal (EN 300 468, 6.2.30): 1 to 15 stand for 4 to 18 years, 0 for no limit; the rest is a country's own. */
const scheme = { name: 'dvb-si', none: 0, highest: 15, addedYears: 3 };

/**
 * The set's own parental control as it is now; undefined where the set tells nothing of it. HbbTV asks of a set no more than the limit: whether
 * control is on then follows from it.
 */
export function readParentalControl(document: Document): ParentalControl | undefined {
  const manager = pageObjectOf(document, 'application/oipfParentalControlManager');
  const limit = attempt(() => manager.parentalRatingSchemes?.getParentalRatingScheme?.(scheme.name)?.threshold?.value);
  const status = toBoolean(attempt(() => manager.getParentalControlStatus?.()));
  const limitAge = toAge(limit);
  const isOn = status ?? (limitAge !== undefined ? true : limit === scheme.none ? false : undefined);
  const isPinEntryLocked = toBoolean(attempt(() => manager.isPINEntryLocked));
  if (isOn === undefined && isPinEntryLocked === undefined) return undefined;
  return { isOn, limitAge, isPinEntryLocked };
}

function toAge(value: unknown): number | undefined {
  if (typeof value !== 'number' || value % 1 !== 0) return undefined;
  return value > scheme.none && value <= scheme.highest ? value + scheme.addedYears : undefined;
}

function toBoolean(told: unknown): boolean | undefined {
  return typeof told === 'boolean' ? told : undefined;
}

import type { ConnectedDevice } from '../device/device';
import { programmeAgeOf } from '../device/parental-lock';
import { recorded } from '../frame/recorded';

/** What ages are called in broadcasts: their years less three, 0 for none. */
const toRating = (years: number) => {
  const value = Math.max(0, years - 3);
  return { name: String(value), scheme: 'dvb-si', value, labels: 0, region: 'DK' };
};

/** The ratings of the tuned programme. */
export function programmeRatings(device: ConnectedDevice) {
  const rating = toRating(programmeAgeOf(device.state().channel));
  return { 0: rating, length: 1, item: (index: number) => (index === 0 ? rating : null) };
}

/**
 * `application/oipfParentalControlManager`: the limit of the set's menu in the scheme of broadcasters, which lists no values. Models of HbbTV 2.0
 * and later have no more than that, as HbbTV asks for no more; older ones the whole of OIPF's.
 */
export function createParentalControl(device: ConnectedDevice) {
  const scheme = {
    name: 'dvb-si',
    length: 0,
    item: () => null,
    indexOf: () => -1,
    iconUri: () => null,
    get threshold() {
      return toRating(device.state().parentalLimitAge);
    },
  };
  const record = <Args extends readonly unknown[], Result>(name: string, run: (...args: Args) => Result) =>
    recorded(device, `oipfParentalControlManager.${name}`, run);
  const isWhole = device.model.systemVersion < '1.3.1';
  return {
    parentalRatingSchemes: {
      0: scheme,
      length: 1,
      item: (index: number) => (index === 0 ? scheme : null),
      getParentalRatingScheme: record('getParentalRatingScheme', (name: string) =>
        name === scheme.name ? scheme : null,
      ),
    },
    ...(isWhole && {
      isPINEntryLocked: false,
      getParentalControlStatus: record('getParentalControlStatus', () => device.state().parentalLimitAge > 0),
      getBlockUnrated: record('getBlockUnrated', () => false),
    }),
  };
}

import type { ConnectedDevice } from '../device/device';
import { recorded } from '../frame/recorded';

/** `application/oipfParentalControlManager`: the set's own lock, which is open here. */
export function createParentalControl(device: ConnectedDevice) {
  return {
    parentalRatingSchemes: {
      length: 1,
      item: (index: number) => (index === 0 ? { name: 'dvb-si' } : null),
      getParentalRatingScheme: (name: string) => (name === 'dvb-si' ? { name } : null),
    },
    isPINEntryLocked: false,
    getParentalControlStatus: recorded(device, 'oipfParentalControlManager.getParentalControlStatus', () => false),
    getBlockUnrated: () => false,
  };
}

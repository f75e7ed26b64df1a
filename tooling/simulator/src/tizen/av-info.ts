import type { ConnectedDevice } from '../device/device';
import { recorded } from '../frame/recorded';

/** `webapis.avinfo`: what the panel can show. */
export function createAvInfo(device: ConnectedDevice) {
  return {
    getVersion: () => '2.0',
    isHdrTvSupport: recorded(device, 'webapis.avinfo.isHdrTvSupport', () => Number(device.model.id) >= 2019),
  };
}

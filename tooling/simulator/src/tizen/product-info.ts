import type { ConnectedDevice } from '../device/device';
import { recorded } from '../frame/recorded';
import { WebApiException } from './web-api-exception';

/** Without it every call of the set's own facts is refused. */
export const productPrivilege = 'http://developer.samsung.com/privilege/productinfo';

/** `webapis.productinfo`: what the set says of itself; its number is made up and the same on every start. */
export function createProductInfo(device: ConnectedDevice) {
  const year = device.model.id.slice(2);
  const fact = <Value>(name: string, value: Value): (() => Value) =>
    recorded(device, `webapis.productinfo.${name}`, () => {
      if (!device.privileges.includes(productPrivilege))
        throw new WebApiException('SecurityError', 'Permission denied: no privilege productinfo.');
      return value;
    });
  return {
    getVersion: () => '2.0',
    getFirmware: fact('getFirmware', `T-FJERN${year}-1001.0`),
    getDuid: fact('getDuid', 'SIMULATED0DUID'),
    getModelCode: fact('getModelCode', `${year}_FJERN_UHD`),
    getModel: fact('getModel', `UE55FJ${year}00`),
    getRealModel: fact('getRealModel', `UE55FJ${year}00`),
    getLicensedVendor: fact('getLicensedVendor', ''),
    isUdPanelSupported: fact('isUdPanelSupported', true),
    is8KPanelSupported: fact('is8KPanelSupported', false),
    isUHDAModel: fact('isUHDAModel', false),
    getLocalSet: fact('getLocalSet', 'EU'),
  };
}

import type { ConnectedDevice } from '../device/device';
import { type AppWindow, soon } from '../frame/app-window';
import { recorded } from '../frame/recorded';
import { fire } from './fire';

const unknownSystem = 5;

/** `application/oipfDrmAgent`: knows no system of protection, and says so. */
export function createDrmAgent(window: AppWindow, device: ConnectedDevice, element: HTMLObjectElement) {
  let last = 0;
  return {
    sendDRMMessage: recorded(
      device,
      'oipfDrmAgent.sendDRMMessage',
      (_type: string, _message: string, _system: string) => {
        last += 1;
        const msgID = String(last);
        soon(window, () =>
          fire(window, device, element, 'DRMMessageResult', { msgID, resultMsg: '', resultCode: unknownSystem }),
        );
        return msgID;
      },
    ),
  };
}

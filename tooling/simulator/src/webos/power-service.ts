import type { ConnectedDevice } from '../device/device';
import { type LunaMethods, lunaFailure } from './luna-request';

/** `com.webos.service.tvpower`: asks those who registered before the screensaver shows. A name can be taken once only. */
export function createPowerService(device: ConnectedDevice): LunaMethods {
  const clients = (): readonly string[] => device.state().screenSaverClients;
  return {
    'power/registerScreenSaverRequest': ({
      parameters: { clientName },
      isSubscribed,
      reply,
      whenChanged,
      onCancel,
    }) => {
      if (typeof clientName !== 'string' || !isSubscribed) {
        reply(lunaFailure(-1, 'Required parameters: clientName, subscribe'));
        return;
      }
      if (clients().includes(clientName)) {
        reply(lunaFailure(-13, `${clientName} is already registered`));
        return;
      }
      device.update({ screenSaverClients: [...clients(), clientName] });
      onCancel(() => device.update({ screenSaverClients: clients().filter((name) => name !== clientName) }));
      reply({ returnValue: true, subscribed: true });
      whenChanged((state, previous) => {
        if (state.screenSaverCalls === previous.screenSaverCalls) return;
        device.update({ isScreenSaverAllowed: true });
        reply({ returnValue: true, state: 'Active', timestamp: String(state.screenSaverCalls) });
      });
    },
    'power/responseScreenSaverRequest': ({ parameters: { clientName, ack }, reply }) => {
      if (typeof clientName !== 'string' || !clients().includes(clientName)) {
        reply(lunaFailure(-14, `${String(clientName)} is not registered`));
        return;
      }
      device.update({ isScreenSaverAllowed: ack !== false });
      reply({ returnValue: true });
    },
  };
}

import type { ConnectedDevice } from '../device/device';
import type { LunaAnswer, LunaMethods } from './luna-request';

/** `com.palm.connectionmanager`: how the set hangs on the network. */
export function createConnectionService(device: ConnectedDevice): LunaMethods {
  const status = (): LunaAnswer => {
    const { isOnline } = device.state();
    const wired = isOnline
      ? { state: 'connected', onInternet: 'yes', interfaceName: 'eth0', ipAddress: '192.0.2.10', method: 'dhcp' }
      : { state: 'disconnected' };
    return {
      returnValue: true,
      isInternetConnectionAvailable: isOnline,
      wired,
      wifi: { state: 'disconnected' },
      wifiDirect: { state: 'disconnected' },
    };
  };
  return {
    getStatus: ({ isSubscribed, reply, whenChanged }) => {
      reply(isSubscribed ? { ...status(), subscribed: true } : status());
      if (!isSubscribed) return;
      whenChanged((state, previous) => {
        if (state.isOnline !== previous.isOnline) reply(status());
      });
    },
  };
}

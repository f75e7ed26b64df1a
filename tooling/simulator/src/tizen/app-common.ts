import type { ConnectedDevice } from '../device/device';
import { type AppWindow, soon } from '../frame/app-window';
import { recorded } from '../frame/recorded';
import { WebApiException } from './web-api-exception';

const states = { SCREEN_SAVER_OFF: 0, SCREEN_SAVER_ON: 1 } as const;

/** `webapis.appcommon`: whether the set may show its screensaver. */
export function createAppCommon(window: AppWindow, device: ConnectedDevice) {
  return {
    AppCommonScreenSaverState: states,
    getVersion: () => '2.0',
    setScreenSaver: recorded(
      device,
      'webapis.appcommon.setScreenSaver',
      (state: number, done?: (words: string) => void) => {
        if (state !== states.SCREEN_SAVER_OFF && state !== states.SCREEN_SAVER_ON)
          throw new WebApiException('TypeMismatchError', 'The state is no AppCommonScreenSaverState.');
        device.update({ isScreenSaverAllowed: state === states.SCREEN_SAVER_ON });
        soon(window, () => done?.(''));
      },
    ),
  };
}

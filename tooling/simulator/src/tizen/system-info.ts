import type { ConnectedDevice } from '../device/device';
import { type AppWindow, soon } from '../frame/app-window';
import { recorded } from '../frame/recorded';
import { WebApiException } from './web-api-exception';

/** `tizen.systeminfo`: what the platform can do, and its properties. */
export function createSystemInfo(window: AppWindow, device: ConnectedDevice) {
  const { plane, systemVersion } = device.model;
  const capabilities: Readonly<Record<string, unknown>> = {
    'http://tizen.org/feature/platform.version': systemVersion,
    'http://tizen.org/feature/screen.width': plane.width,
    'http://tizen.org/feature/screen.height': plane.height,
    'http://tizen.org/feature/tv.input': true,
  };
  const properties: Readonly<Record<string, object>> = {
    BUILD: { model: `Fjernland ${device.model.id}`, manufacturer: 'Samsung Electronics', buildVersion: systemVersion },
    DISPLAY: { resolutionWidth: plane.width, resolutionHeight: plane.height, dotsPerInchWidth: 96, brightness: 1 },
    LOCALE: { language: 'da_DK', country: 'DK' },
  };
  return {
    getCapability: recorded(device, 'tizen.systeminfo.getCapability', (name: string) => {
      if (!(name in capabilities)) throw new WebApiException('NotSupportedError', `Unknown capability: ${name}.`);
      return capabilities[name];
    }),
    getPropertyValue: recorded(
      device,
      'tizen.systeminfo.getPropertyValue',
      (name: string, done: (value: object) => void, fail?: (error: WebApiException) => void) => {
        const value = properties[name];
        soon(window, () =>
          value === undefined ? fail?.(new WebApiException('NotSupportedError', `No property ${name}.`)) : done(value),
        );
      },
    ),
  };
}

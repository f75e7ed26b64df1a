import { describeValue } from '../device/describe-value';
import type { ConnectedDevice } from '../device/device';
import { type AppWindow, place, soon } from '../frame/app-window';
import { createConnectionService } from './connection-service';
import { type LunaAnswer, type LunaMethods, lunaFailure } from './luna-request';
import { createPowerService } from './power-service';
import { createSettingsService } from './settings-service';
import {
  applicationService,
  createConfigService,
  createSystemPropertyService,
  deviceIdService,
} from './system-services';
import { createTtsService } from './tts-service';

function servicesOf(device: ConnectedDevice): Readonly<Record<string, LunaMethods>> {
  const connection = createConnectionService(device);
  return {
    'com.palm.connectionmanager': connection,
    'com.webos.service.connectionmanager': connection,
    'com.webos.settingsservice': createSettingsService(device),
    'com.webos.service.settings': createSettingsService(device),
    'com.webos.service.tts': createTtsService(device),
    'com.webos.service.tvpower': createPowerService(device),
    'com.webos.service.tv.systemproperty': createSystemPropertyService(device),
    'com.webos.service.config': createConfigService(device),
    'com.webos.service.sm': deviceIdService,
    'com.webos.applicationManager': applicationService,
  };
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}

/** `PalmServiceBridge`: one call of a service of the set, whose answers come later as texts. */
export function installLunaBridge(window: AppWindow, device: ConnectedDevice): void {
  const services = servicesOf(device);

  class PalmServiceBridge {
    onservicecallback: ((answer: string) => void) | null = null;
    #isOpen = false;
    #cancellations: (() => void)[] = [];

    call(uri: string, text: string): void {
      this.#isOpen = true;
      const parameters = parse(text);
      device.record({ kind: 'call', name: uri, given: describeValue(parameters ?? text) });
      const [, service = '', path = ''] = /^(?:luna|palm):\/\/([^/]+)\/?(.*)$/.exec(uri) ?? [];
      const method = services[service]?.[path];
      if (parameters === undefined) this.#answer(uri, lunaFailure(-1, 'Malformed JSON'));
      else if (services[service] === undefined)
        this.#answer(uri, lunaFailure(-1, `Service does not exist: ${service}.`));
      else if (method === undefined) this.#answer(uri, lunaFailure(-1, `Unknown method "${path}" of ${service}`));
      else
        method({
          parameters,
          isSubscribed: parameters.subscribe === true,
          reply: (answer) => this.#answer(uri, answer),
          whenChanged: (listener) =>
            device.subscribe((state, previous) => {
              if (this.#isOpen) listener(state, previous);
            }),
          onCancel: (run) => void this.#cancellations.push(run),
        });
    }

    cancel(): void {
      this.#isOpen = false;
      for (const run of this.#cancellations.splice(0)) run();
    }

    #answer(uri: string, answer: LunaAnswer): void {
      soon(window, () => {
        if (!this.#isOpen) return;
        device.record({ kind: 'event', name: uri, answer: describeValue(answer), isRefused: !answer.returnValue });
        this.onservicecallback?.(JSON.stringify(answer));
      });
    }
  }
  for (const name of ['PalmServiceBridge', 'WebOSServiceBridge']) place(window, name, PalmServiceBridge);
}

import type { Screensaver } from '@fjernsyn/browser';
import type { Unsubscribe } from '@fjernsyn/kernel';
import type { Random, Telemetry } from '@fjernsyn/platform';
import type { Luna } from './luna';

/** Dependencies of {@link createWebosScreensaver}. */
export interface WebosScreensaverDeps {
  readonly luna: Luna;
  /** The application's id. */
  readonly appId: string;
  readonly random: Random;
  readonly telemetry: Telemetry;
}

const power = 'com.webos.service.tvpower/power';

/**
 * Makes the screensaver of a set by LG, which asks whoever is registered before it comes. The service is undocumented and may be refused: that is
 * told once, and asked anew the next time something plays. A name may be taken once, so that each document has its own.
 */
export function createWebosScreensaver({ luna, appId, random, telemetry }: WebosScreensaverDeps): Screensaver {
  const clientName = `${appId}.${random.uuid()}`;
  let cancel: Unsubscribe | undefined;
  let isRefusalTold = false;

  const mayCome = (): void => {
    cancel?.();
    cancel = undefined;
  };

  return {
    keepAway() {
      mayCome();
      cancel = luna.ask(`${power}/registerScreenSaverRequest`, { subscribe: true, clientName }, (answer) => {
        if (answer?.timestamp !== undefined) {
          const { timestamp } = answer;
          luna.ask(`${power}/responseScreenSaverRequest`, { clientName, ack: false, timestamp });
        }
        if (answer || isRefusalTold) return;
        isRefusalTold = true;
        telemetry.emit({ type: 'fault-found', kind: 'screensaver', at: power });
      });
    },
    mayCome,
  };
}

import { attempt } from '@fjernsyn/browser';
import { asRecord, readJson, type UnknownRecord, type Unsubscribe } from '@fjernsyn/kernel';
import type { WebosWindow } from './webos-api';

/** What a service of the set answers. */
export type LunaAnswer = UnknownRecord;

/** The services of a set by LG. */
export interface Luna {
  /** Asks a service, as `com.palm.connectionmanager/getStatus`. Undefined is heard where there is none, or it refuses. Ends the asking when called. */
  ask(method: string, parameters: LunaAnswer, hear?: (answer: LunaAnswer | undefined) => void): Unsubscribe;
}

/** Makes {@link Luna} on the bridge that the set puts into the window; nothing is heard within the call that asks. */
export function createLuna(window: Window & WebosWindow): Luna {
  return {
    ask(method, parameters, hear = () => undefined) {
      let isOpen = true;
      const tell = (answer: LunaAnswer | undefined): void => {
        if (isOpen) hear(answer);
      };
      const bridge = attempt(() => {
        const Bridge = window.WebOSServiceBridge ?? window.PalmServiceBridge;
        const made = Bridge && new Bridge();
        if (!made) return undefined;
        made.onservicecallback = (text) => tell(toAnswer(text));
        made.call(`luna://${method}`, JSON.stringify(parameters));
        return made;
      });
      if (!bridge) void Promise.resolve().then(() => tell(undefined));
      return () => {
        isOpen = false;
        attempt(() => bridge?.cancel());
      };
    },
  };
}

function toAnswer(text: string): LunaAnswer | undefined {
  const answer = asRecord(readJson(text));
  return answer?.returnValue === false || answer?.errorCode !== undefined ? undefined : answer;
}

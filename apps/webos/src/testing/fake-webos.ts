import { Window } from 'happy-dom';
import type { LunaAnswer } from '../luna';
import type { WebosWindow } from '../webos-api';

type SetWindow = globalThis.Window & typeof globalThis & WebosWindow;

/** One call of a service, for as long as it is listened to. */
export interface FakeLunaCall {
  readonly method: string;
  readonly parameters: LunaAnswer;
  readonly isOpen: boolean;
  answer(answer: LunaAnswer | string): void;
}

/** A set by LG in a test's hand. */
export interface FakeWebos {
  readonly window: SetWindow;
  /** What the system's object was told. */
  readonly told: string[];
  readonly calls: readonly FakeLunaCall[];
  /** The newest call of a method, as `power/registerScreenSaverRequest`. */
  call(method: string): FakeLunaCall;
  tell(event: string, detail?: unknown): void;
  /** Sends a key to the page; answers whether it was kept from the browser. */
  key(type: 'keydown' | 'keyup', keyCode: number, key?: string): boolean;
  /** Ends every timer of its window. */
  quieten(): void;
}

/** What differs between sets: the system's facts, the names its objects go by, and whether its services can be reached. */
export interface FakeWebosOptions {
  readonly system?: Readonly<Record<string, unknown>>;
  readonly isOld?: boolean;
  readonly hasLuna?: boolean;
  readonly userAgent?: string;
}

/** Makes a {@link FakeWebos} whose services hear everything and answer nothing by themselves. */
export function createFakeWebos(options: FakeWebosOptions = {}): FakeWebos {
  const { system, isOld = false, hasLuna = true, userAgent = 'Web0S' } = options;
  const told: string[] = [];
  const calls: FakeLunaCall[] = [];
  const page = new Window({ url: 'https://fjernsyn.example/', settings: { navigator: { userAgent } } });
  const window = page as unknown as SetWindow;

  class Bridge {
    onservicecallback: ((answer: string) => void) | null = null;
    #isOpen = true;

    call(uri: string, parameters: string): void {
      const bridge = this;
      calls.push({
        method: uri.replace(/^luna:\/\/[^/]+\//, ''),
        parameters: JSON.parse(parameters) as LunaAnswer,
        get isOpen() {
          return bridge.#isOpen;
        },
        answer: (answer) =>
          bridge.onservicecallback?.(
            typeof answer === 'string' ? answer : JSON.stringify({ returnValue: true, ...answer }),
          ),
      });
    }

    cancel(): void {
      this.#isOpen = false;
    }
  }

  const own = {
    activate: () => void told.push('activate'),
    platformBack: () => void told.push('platformBack'),
    ...system,
  };
  Object.assign(window, { PalmSystem: own, ...(isOld ? {} : { webOSSystem: own }) });
  if (hasLuna) Object.assign(window, { PalmServiceBridge: Bridge });

  return {
    window,
    told,
    calls,
    call(method) {
      const found = calls.filter((call) => call.method === method).pop();
      if (!found) throw new Error(`Nobody called ${method}.`);
      return found;
    },
    quieten: () => void page.happyDOM.abort(),
    tell: (event, detail) =>
      void window.document.dispatchEvent(new window.CustomEvent(event, { detail, bubbles: true })),
    key(type, keyCode, key = '') {
      const event = new window.KeyboardEvent(type, { keyCode, key, bubbles: true, cancelable: true });
      (window.document.activeElement ?? window.document.body).dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
}

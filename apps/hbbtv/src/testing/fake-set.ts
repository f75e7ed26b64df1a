import { Window } from 'happy-dom';
import type { HbbtvWindow } from '../hbbtv-api';

type SetWindow = globalThis.Window & typeof globalThis & HbbtvWindow;

/** What differs between sets. */
export interface FakeSetOptions {
  readonly agent?: string;
  /** Undefined for a set without an application manager, null for a start from the portal. */
  readonly channel?: object | null | undefined;
  readonly configuration?: Readonly<Record<string, unknown>>;
  /** What the set lists of its capabilities, as XML within a `profilelist`. */
  readonly capabilities?: string;
  /** Members of its parental control manager. */
  readonly parentalControl?: object;
  /** What the visit stored before the page began. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Whether looking at the storage of the visit throws. */
  readonly isStorageForbidden?: boolean;
}

/** A set that runs HbbTV, in a test's hand. */
export interface FakeSet {
  readonly window: SetWindow;
  readonly root: HTMLElement;
  /** What the set's objects were told, in order. */
  readonly told: string[];
  /** Sends a button to the page; answers whether it was kept from the browser. */
  press(keyCode: number): boolean;
  readonly notice: string | undefined;
  /** Ends every timer of its window. */
  quieten(): void;
}

/** Makes a {@link FakeSet} whose objects stand in its page from the start. */
export function createFakeSet(options: FakeSetOptions = {}): FakeSet {
  const {
    agent = 'HbbTV/1.6.1 (+DRM; Acme; TV 1000; 1.0; ; )',
    channel = null,
    configuration = {},
    capabilities,
    parentalControl = {},
    stored = {},
    isStorageForbidden = false,
  } = options;
  const told: string[] = [];
  const settings = { navigator: { userAgent: agent } };
  const page = new Window({ url: 'https://fjernsyn.example/', settings });
  const window = page as unknown as SetWindow;
  const { document } = window;
  for (const name of Object.keys(stored)) window.sessionStorage.setItem(name, stored[name] ?? '');
  if (isStorageForbidden)
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new Error('SecurityError');
      },
    });
  const put = (type: string, ...members: readonly object[]): void => {
    const object = document.body.appendChild(document.createElement('object'));
    object.type = type;
    // Defined, as a set's own members are: an engine may know others of these names already.
    for (const some of members) Object.defineProperties(object, Object.getOwnPropertyDescriptors(some));
  };
  const record = (name: string) => (given?: unknown) => void told.push(given === undefined ? name : `${name} ${given}`);
  const owner = {
    show: record('show'),
    destroyApplication: record('end'),
    privateData: { keyset: { setValue: record('keys') }, currentChannel: channel },
  };
  put('application/oipfApplicationManager', { getOwnerApplication: () => owner });
  put('application/oipfConfiguration', { configuration });
  const broadcast = { bindToCurrentChannel: record('bind'), stop: record('stop'), setChannel: record('channel') };
  put('video/broadcast', broadcast);
  put('application/oipfCapabilities', {
    xmlCapabilities:
      capabilities && new window.DOMParser().parseFromString(`<profilelist>${capabilities}</profilelist>`, 'text/xml'),
  });
  const noControl = {
    parentalRatingSchemes: undefined,
    isPINEntryLocked: undefined,
    getParentalControlStatus: undefined,
  };
  put('application/oipfParentalControlManager', noControl, parentalControl);
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  return {
    window,
    root,
    told,
    quieten: () => void page.happyDOM.abort(),
    press(keyCode) {
      const event = new window.KeyboardEvent('keydown', { keyCode, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    },
    get notice() {
      return document.querySelector('[role="status"]')?.textContent ?? undefined;
    },
  };
}

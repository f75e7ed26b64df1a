import type { ConnectedDevice } from '../device/device';
import { type AppWindow, place } from '../frame/app-window';
import type { Decoder } from '../frame/install-decoder';
import { recorded } from '../frame/recorded';
import { type BroadcastObject, createBroadcast } from './broadcast';
import { createCapabilities } from './capabilities';
import { createDrmAgent } from './drm-agent';
import { createConfiguration } from './oipf-configuration';
import { createOwnerApplication } from './owner-application';
import { createParentalControl } from './parental-control';

type Members = Readonly<Record<string, unknown>>;

const broadcastType = 'video/broadcast';

/** Everything that an `object` element can become on the set. */
const memberNames = [
  'getOwnerApplication',
  'getApplicationVisualizationMode',
  'configuration',
  'localSystem',
  'xmlCapabilities',
  'extraSDVideoDecodes',
  'extraHDVideoDecodes',
  'extraUHDVideoDecodes',
  'hasCapability',
  'parentalRatingSchemes',
  'isPINEntryLocked',
  'getParentalControlStatus',
  'getBlockUnrated',
  'sendDRMMessage',
  'playState',
  'currentChannel',
  'fullScreen',
  'bindToCurrentChannel',
  'stop',
  'release',
  'setChannel',
  'nextChannel',
  'prevChannel',
  'getChannelConfig',
  'createChannelObject',
  'setFullScreen',
  'setVolume',
  'getVolume',
  'addStreamEventListener',
  'removeStreamEventListener',
  'ID_DVB_C',
  'ID_DVB_S',
  'ID_DVB_T',
] as const;

/** A desktop browser draws a sign where it knows no plug-in; a set draws nothing of its own there. */
function hidePlaceholders(window: AppWindow): void {
  const { document } = window;
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new window.CSSStyleSheet();
  sheet.insertRule('object { visibility: hidden !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * Turns `object` elements of OIPF's types into the set's objects: at once, or a while after the element was first asked, as sets do whose
 * plug-ins come late. Until then an element has none of the members.
 */
export function installOipfObjects(window: AppWindow, device: ConnectedDevice, decoder: Decoder): void {
  const { document } = window;
  hidePlaceholders(window);
  const applicationManager = createOwnerApplication(window, device) as Members;
  const broadcasts = new Map<HTMLObjectElement, BroadcastObject>();
  const upgraded = new WeakMap<HTMLObjectElement, Members>();
  const firstAskedAt = new WeakMap<HTMLObjectElement, number>();
  const makers: Readonly<Record<string, (element: HTMLObjectElement) => object>> = {
    'application/oipfapplicationmanager': () => applicationManager,
    'application/oipfconfiguration': () => createConfiguration(window, device),
    'application/oipfcapabilities': () => createCapabilities(window, device),
    'application/oipfparentalcontrolmanager': () => createParentalControl(device),
    'application/oipfdrmagent': (element) => createDrmAgent(window, device, element),
    [broadcastType]: (element) => {
      const broadcast = createBroadcast(window, device, element, decoder);
      broadcasts.set(element, broadcast);
      return broadcast.members;
    },
  };
  const isLate = (element: HTMLObjectElement): boolean => {
    const askedAt = firstAskedAt.get(element) ?? window.performance.now();
    firstAskedAt.set(element, askedAt);
    return window.performance.now() - askedAt < device.model.objectDelayMs;
  };
  const membersOf = (element: HTMLObjectElement): Members | undefined => {
    const known = upgraded.get(element);
    if (known !== undefined) return known;
    const make = makers[element.type.toLowerCase()];
    if (make === undefined || isLate(element)) return undefined;
    const members = make(element) as Members;
    upgraded.set(element, members);
    return members;
  };
  for (const name of memberNames) {
    Object.defineProperty(window.HTMLObjectElement.prototype, name, {
      configurable: true,
      get(this: HTMLObjectElement) {
        return membersOf(this)?.[name];
      },
    });
  }
  new window.MutationObserver(() => {
    for (const [element, broadcast] of broadcasts) {
      if (document.contains(element)) continue;
      broadcasts.delete(element);
      upgraded.delete(element);
      broadcast.leave();
    }
  }).observe(document, { childList: true, subtree: true });

  const create = (type: string) => (): HTMLObjectElement => {
    const element = document.createElementNS('http://www.w3.org/1999/xhtml', 'object') as HTMLObjectElement;
    element.type = type;
    return element;
  };
  place(window, 'oipfObjectFactory', {
    isObjectSupported: recorded(
      device,
      'oipfObjectFactory.isObjectSupported',
      (type: string) => type.toLowerCase() in makers,
    ),
    createVideoBroadcastObject: create(broadcastType),
    createApplicationManagerObject: create('application/oipfApplicationManager'),
    createConfigurationObject: create('application/oipfConfiguration'),
    createCapabilitiesObject: create('application/oipfCapabilities'),
    createParentalControlManagerObject: create('application/oipfParentalControlManager'),
    createDrmAgentObject: create('application/oipfDrmAgent'),
  });
}

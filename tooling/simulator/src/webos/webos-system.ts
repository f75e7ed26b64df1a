import type { ConnectedDevice } from '../device/device';
import { type AppWindow, place, placeGetter, soon } from '../frame/app-window';
import { recorded } from '../frame/recorded';

const appId = 'dk.fjernsyn.app';
/** From here on the set asks by itself whether to leave; before it, Back on the first page shows Home. */
const asksSinceMajor = 6;
/** From here on the object has its new name too. */
const renamedSinceMajor = 4;

function parametersOf(payload: unknown): unknown {
  if (payload === undefined) return {};
  return typeof payload === 'string' ? { contentTarget: payload } : payload;
}

/** `PalmSystem`, which younger sets call `webOSSystem` too, and the events by which a set tells of a start. */
export function installWebosSystem(window: AppWindow, device: ConnectedDevice): void {
  const { document } = window;
  const { plane, systemVersion, title } = device.model;
  const major = Number.parseInt(systemVersion, 10);
  const parameters = (): unknown => parametersOf(device.state().launch.payload);
  const record = <Args extends readonly unknown[], Result>(name: string, run: (...args: Args) => Result) =>
    recorded(device, `webOSSystem.${name}`, run);
  const leave = (what: string): void => {
    device.record({ kind: 'set', name: what });
    soon(window, () => device.update({ stage: 'launcher', isAskingToExit: false, screenSaverClients: [] }));
  };
  const system = {
    identifier: appId,
    isMinimal: false,
    country: JSON.stringify({ country: 'DNK', smartServiceCountry: 'DNK' }),
    locale: 'da-DK',
    timeZone: 'Europe/Copenhagen',
    deviceInfo: JSON.stringify({
      modelName: title,
      platformVersion: systemVersion,
      platformVersionMajor: major,
      screenWidth: plane.width,
      screenHeight: plane.height,
    }),
    activate: record('activate', () => device.update({ stage: 'running' })),
    deactivate: record('deactivate', () => device.update({ stage: 'suspended' })),
    platformBack: record('platformBack', () => {
      if (major >= asksSinceMajor) device.update({ isAskingToExit: true });
      else {
        device.record({ kind: 'set', name: 'Home is shown' });
        device.update({ stage: 'suspended' });
      }
    }),
    stageReady: () => {},
    setWindowOrientation: () => {},
  };
  placeGetter(system, 'launchParams', () => {
    const text = JSON.stringify(parameters());
    device.record({ kind: 'call', name: 'webOSSystem.launchParams', answer: text });
    return text;
  });
  placeGetter(system, 'launchReason', () => (device.state().launch.kind === 'warm' ? 'relaunch' : 'default'));
  placeGetter(system, 'isActivated', () => device.state().stage === 'running');
  place(window, 'PalmSystem', system);
  if (major >= renamedSinceMajor) place(window, 'webOSSystem', system);
  place(window, 'close', () => leave('the application has ended'));

  const tellLaunch = (name: string): void => {
    const detail = parameters();
    device.record({ kind: 'event', name: `document.${name}`, given: JSON.stringify(detail) });
    document.dispatchEvent(new window.CustomEvent(name, { detail, bubbles: true }));
  };
  window.addEventListener('load', () => soon(window, () => tellLaunch('webOSLaunch')), { once: true });
  device.subscribe((state, previous) => {
    const isAgain = state.launch.number !== previous.launch.number && state.launch.kind === 'warm';
    if (isAgain) tellLaunch('webOSRelaunch');
  });
}

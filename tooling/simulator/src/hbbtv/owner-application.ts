import type { ConnectedDevice } from '../device/device';
import { type AppWindow, soon } from '../frame/app-window';
import { recorded } from '../frame/recorded';
import { currentChannelOf } from './channels';
import { createKeyset } from './keyset';

const freeMemoryBytes = 64 * 1024 * 1024;

/** `application/oipfApplicationManager`: the application as the set runs it. It is hidden until it shows itself. */
export function createOwnerApplication(window: AppWindow, device: ConnectedDevice) {
  const keyset = createKeyset(device);
  const record = <Args extends readonly unknown[], Result>(name: string, run: (...args: Args) => Result) =>
    recorded(device, `application.${name}`, run);
  const leave = (what: string): void => {
    device.record({ kind: 'set', name: what });
    soon(window, () => device.update({ stage: 'launcher' }));
  };
  const application: object = {
    get visible() {
      return device.state().isApplicationShown;
    },
    privateData: {
      keyset,
      get currentChannel() {
        return currentChannelOf(device);
      },
      getFreeMem: record('privateData.getFreeMem', () => freeMemoryBytes),
    },
    show: record('show', () => {
      device.update({ isApplicationShown: true });
      return true;
    }),
    hide: record('hide', () => {
      device.update({ isApplicationShown: false });
      return true;
    }),
    activateInput: record('activateInput', (_gainsFocus: boolean) => true),
    deactivateInput: record('deactivateInput', () => true),
    createApplication: record('createApplication', (_uri: string, _isChild?: boolean): object => {
      leave('another application has taken its place');
      return { visible: false };
    }),
    destroyApplication: record('destroyApplication', () => leave('the application has ended')),
  };
  const isOwn = (document: unknown): boolean => document === window.document || document === undefined;
  return {
    getOwnerApplication: recorded(device, 'oipfApplicationManager.getOwnerApplication', (document: unknown) =>
      isOwn(document) ? application : null,
    ),
    getApplicationVisualizationMode: () => 1,
  };
}

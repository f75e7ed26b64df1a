import { describeValue } from '../device/describe-value';
import type { ConnectedDevice } from '../device/device';
import { type AppWindow, soon } from '../frame/app-window';
import { recorded } from '../frame/recorded';
import { type AskedControl, runService } from './run-service';
import { WebApiException } from './web-api-exception';

const appId = 'FjernsynTv.Fjernsyn';
const launchPrivilege = 'http://tizen.org/privilege/application.launch';
const plainStart = 'http://tizen.org/appcontrol/operation/default';
/** How a running application is called again, where its manifest says so. */
const resume = 'http://samsung.com/appcontrol/operation/eden_resume';

/** A preview tile's own words arrive as text within text, as the set hands them over. */
function dataOf(payload: unknown): { key: string; value: string[] }[] {
  if (payload === undefined) return [];
  const values = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return [{ key: 'PAYLOAD', value: [JSON.stringify({ values })] }];
}

/** `tizen.application`, and the event `appcontrol` when a running application is called again. */
export function createApplication(window: AppWindow, device: ConnectedDevice) {
  const record = <Args extends readonly unknown[], Result>(name: string, run: (...args: Args) => Result) =>
    recorded(device, `tizen.application.${name}`, run);
  const leave = (what: string): void => {
    device.record({ kind: 'set', name: what });
    soon(window, () => device.update({ stage: 'launcher' }));
  };
  const appInfo = { id: appId, name: 'Fjernsyn', packageId: 'FjernsynTv', version: '1.0.0', iconPath: '', show: true };
  const requested = () => {
    const { kind, payload } = device.state().launch;
    const operation = kind === 'warm' ? resume : plainStart;
    return {
      appControl: { operation, uri: null, mime: null, category: null, data: dataOf(payload) },
      callerAppId: null,
      replyResult: () => {},
      replyFailure: () => {},
    };
  };
  device.subscribe((state, previous) => {
    if (state.launch.number === previous.launch.number || state.launch.kind !== 'warm') return;
    device.record({ kind: 'event', name: 'window.appcontrol', given: describeValue(state.launch.payload) });
    window.dispatchEvent(new window.Event('appcontrol'));
  });
  return {
    getCurrentApplication: record('getCurrentApplication', () => ({
      appInfo,
      contextId: '1',
      exit: recorded(device, 'tizen.application.exit', () => leave('the application has ended')),
      hide: recorded(device, 'tizen.application.hide', () => device.update({ stage: 'suspended' })),
      getRequestedAppControl: recorded(device, 'tizen.application.getRequestedAppControl', requested),
    })),
    getAppInfo: record('getAppInfo', (id?: string) => {
      if (id !== undefined && id !== appId) throw new WebApiException('NotFoundError', `No application ${id}.`);
      return appInfo;
    }),
    launchAppControl: record(
      'launchAppControl',
      (control: AskedControl, id: string, done?: () => void, fail?: (error: WebApiException) => void) => {
        if (!device.privileges.includes(launchPrivilege))
          throw new WebApiException('SecurityError', 'The privilege application.launch is not declared.');
        runService(window, device, id, control).then(
          () => done?.(),
          (error: WebApiException) => fail?.(error),
        );
      },
    ),
    launch: record('launch', (id: string, _done?: () => void, fail?: (error: WebApiException) => void) => {
      soon(window, () => fail?.(new WebApiException('NotFoundError', `No application ${id}.`)));
    }),
  };
}

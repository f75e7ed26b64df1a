import { describeValue } from '../device/describe-value';
import type { ConnectedDevice } from '../device/device';
import { type AppWindow, soon } from '../frame/app-window';
import { createPreview } from './preview';
import { WebApiException } from './web-api-exception';

/** What an application asks of another: `new tizen.ApplicationControl(operation, uri, mime, category, data)`. */
export interface AskedControl {
  readonly operation: string;
  readonly data: readonly { readonly key: string; readonly value: readonly string[] }[];
}

interface ServiceModule {
  exports: { onStart?(): void; onRequest?(): void; onExit?(): void };
}

/** The scripts of the services in a package, by the end of their ids. */
const scripts: Readonly<Record<string, string>> = { Preview: 'service/preview.js' };

/**
 * Runs a service of the application's own package as a set does: in a world of its own, without a window, until it ends itself. Rejects where
 * the package holds none of that id.
 */
export async function runService(
  window: AppWindow,
  device: ConnectedDevice,
  id: string,
  appControl: AskedControl,
): Promise<void> {
  const path = scripts[id.replace(/^.*\./, '')];
  // The page's policy is no matter of a service: it is fetched and read in the set's own page.
  const set = window.parent as AppWindow;
  const response = path === undefined ? undefined : await set.fetch(new URL(path, window.location.href).href);
  if (!response?.ok) throw new WebApiException('NotFoundError', `No application ${id}.`);
  const script = await response.text();
  device.record({ kind: 'set', name: `the service ${id} runs`, given: describeValue(appControl.operation) });
  const module: ServiceModule = { exports: {} };
  const exit = (): void => {
    module.exports.onExit?.();
    device.record({ kind: 'set', name: `the service ${id} has ended` });
  };
  const current = { exit, getRequestedAppControl: () => ({ appControl }) };
  const tizen = { application: { getCurrentApplication: () => current } };
  const webapis = { preview: createPreview(window, device) };
  new set.Function('module', 'tizen', 'webapis', script)(module, tizen, webapis);
  module.exports.onStart?.();
  soon(window, () => module.exports.onRequest?.());
}

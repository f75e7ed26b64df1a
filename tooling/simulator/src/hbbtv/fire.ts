import { describeGiven } from '../device/describe-value';
import type { ConnectedDevice } from '../device/device';
import type { AppWindow } from '../frame/app-window';

/** Tells of an event in both of OIPF's ways: a DOM event with these members, and the handler `on…` with their values. */
export function fire(
  window: AppWindow,
  device: ConnectedDevice,
  element: HTMLElement,
  name: string,
  members: Readonly<Record<string, unknown>>,
): void {
  const values = Object.values(members);
  device.record({ kind: 'event', name, given: describeGiven(values.filter((value) => value !== undefined)) });
  element.dispatchEvent(Object.assign(new window.Event(name), members));
  const handler = (element as unknown as Readonly<Record<string, unknown>>)[`on${name}`];
  if (typeof handler === 'function') handler.apply(element, values);
}

import { describeGiven, describeValue, isSecretName } from '../device/describe-value';
import type { ConnectedDevice } from '../device/device';

/** Wraps a member of an API so that each call stands in the log: what was given, and what was answered or thrown. */
export function recorded<Args extends readonly unknown[], Result>(
  device: ConnectedDevice,
  name: string,
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  return (...args) => {
    try {
      const result = run(...args);
      device.record({
        kind: 'call',
        name,
        given: describeGiven(args),
        answer: isSecretName(name) ? '•••' : describeValue(result),
      });
      return result;
    } catch (error) {
      device.record({ kind: 'call', name, given: describeGiven(args), answer: describeValue(error), isRefused: true });
      throw error;
    }
  };
}

/** Calls a handler that the application gave and notes it as an event; what the handler throws is the application's own matter. */
export function tell<Args extends readonly unknown[]>(
  device: ConnectedDevice,
  name: string,
  handler: unknown,
  ...args: Args
): void {
  if (typeof handler !== 'function') return;
  device.record({ kind: 'event', name, given: describeGiven(args) });
  handler(...args);
}

import type { DurationMs } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';

/** What is promised, or undefined where it has not come in time. */
export function within<Value>(
  clock: Pick<Clock, 'after'>,
  limitMs: DurationMs,
  promised: Promise<Value>,
): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(limitMs, () => resolve(undefined));
    promised.then(
      (value) => {
        cancel();
        resolve(value);
      },
      (thrown: unknown) => {
        cancel();
        reject(thrown);
      },
    );
  });
}

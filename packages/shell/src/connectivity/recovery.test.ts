import { createObservable } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import { createRecovery, type RecoveryReason } from './recovery';

test('[SH162] what has failed is asked for again when the service is reached, when it is back, and when the viewer wishes it', () => {
  const online = createObservable(true);
  const health = createObservable({ isAvailable: true });
  const recovery = createRecovery({ online, health });
  const heard: RecoveryReason[] = [];
  recovery.subscribe((reason) => heard.push(reason));
  online.set(false);
  health.set({ isAvailable: false });
  expect(heard).toEqual([]);
  online.set(true);
  health.set({ isAvailable: true });
  recovery.wish();
  expect(heard).toEqual(['reached', 'reached', 'wished']);
  recovery.stop();
  online.set(false);
  online.set(true);
  expect(heard).toHaveLength(3);
});

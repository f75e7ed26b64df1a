import { createEmitter, type RemoteKey } from '@fjernsyn/kernel';
import type { Clock } from '../clock';
import type { RemoteEvent, RemoteInput } from '../device/remote-input';

/** A remote control in a test's hand. */
export interface FakeRemoteInput extends RemoteInput {
  /** Presses and lets go; answers whether the press was used. */
  press(key: RemoteKey): boolean;
  send(event: RemoteEvent): boolean;
  /** How often held keys were let go. */
  readonly letGoCount: number;
}

/** Makes a {@link FakeRemoteInput} that stamps its events by `clock`. */
export function createFakeRemoteInput(clock: Clock): FakeRemoteInput {
  const events = createEmitter<{ readonly event: RemoteEvent; isUsed: boolean }>();
  const send = (event: RemoteEvent): boolean => {
    const sent = { event, isUsed: false };
    events.emit(sent);
    return sent.isUsed;
  };
  let letGoCount = 0;
  return {
    get letGoCount() {
      return letGoCount;
    },
    letGo() {
      letGoCount += 1;
    },
    subscribe: (listener) =>
      events.subscribe((sent) => {
        if (listener(sent.event)) sent.isUsed = true;
      }),
    send,
    press(key) {
      const isUsed = send({ type: 'press', key, isRepeat: false, at: clock.now() });
      send({ type: 'release', key, isRepeat: false, at: clock.now() });
      return isUsed;
    },
  };
}

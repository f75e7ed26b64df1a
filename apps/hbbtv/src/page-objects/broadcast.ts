import { attempt } from '@fjernsyn/browser';
import type { Unsubscribe } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';
import { pageObjectOf, whenUpgraded } from './page-object';

/** How often, and how many times more, a broadcast is asked for that did not come: a set may free its decoder a while after the media. */
const askEveryMs = 500;
const mostAsked = 10;

/** `playState` of a broadcast that shows nothing and is not about to. */
const unrealized = 0;

/** The error of a channel that the set's parental control keeps locked (OIPF DAE, 7.13.1). */
const parentalLock = 3;

/** The broadcast beside the application, which holds the set's one decoder while it shows. */
export interface Broadcast {
  /** Whether there is any: an application that the portal started has none. */
  readonly isSupported: boolean;
  /** Stops it, so that media can be decoded. The object is kept: a set whose object goes shows its broadcast by itself again. */
  stop(): void;
  /** Shows the channel again that the set is tuned to, once no media are left. */
  giveBack(): void;
  /** Leaves the channel for good: an application that has merely stopped it stays the channel's. */
  leave(): void;
}

/** Finds the {@link Broadcast} and takes hold of it, so that it can be stopped later. */
export async function findBroadcast(document: Document, clock: Clock, isFromBroadcast: boolean): Promise<Broadcast> {
  const object = isFromBroadcast ? pageObjectOf(document, 'video/broadcast') : undefined;
  const isSupported = object !== undefined && (await whenUpgraded(object, 'bindToCurrentChannel', clock));
  let stopAsking: Unsubscribe | undefined;
  const bind = (left = mostAsked): void => {
    stopAsking?.();
    attempt(() => object?.bindToCurrentChannel?.());
    stopAsking = clock.after(askEveryMs, () => {
      stopAsking = undefined;
      if (left > 0 && attempt(() => object?.playState) === unrealized) bind(left - 1);
    });
  };
  if (isSupported) {
    attempt(() => {
      object.onPlayStateChange = (_state, error) => {
        // The set asks its viewer for the PIN, and shows the channel by itself: whoever asks again makes it ask again.
        if (error === parentalLock) stopAsking?.();
      };
    });
    bind();
  }
  return {
    isSupported,
    stop() {
      stopAsking?.();
      if (isSupported) attempt(() => object.stop?.());
    },
    giveBack() {
      if (isSupported) bind();
    },
    leave() {
      stopAsking?.();
      if (isSupported) attempt(() => object.setChannel?.(null));
    },
  };
}

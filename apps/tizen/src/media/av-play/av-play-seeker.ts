import type { MediaSeconds } from '@fjernsyn/kernel';
import type { AvPlay } from './av-play';

/** Sends AVPlay to places, one at a time: the last of those asked for meanwhile is the next. */
export interface AvPlaySeeker {
  /** Where it is to go, or is going; undefined once it is there. */
  readonly seconds: MediaSeconds | undefined;
  /** Whether a seek is under way, during which AVPlay takes no other call. */
  readonly isUnderWay: boolean;
  seek(seconds: MediaSeconds): void;
  /** Sends what is to be sent; to be called when AVPlay takes calls. */
  send(): void;
  /** Waits no longer for what was sent, which is then to be sent again. */
  forget(): void;
}

/** Makes an {@link AvPlaySeeker}; `onArrival` is called after each seek, which may have been refused and then leaves it where it is. */
export function createAvPlaySeeker(avPlay: Pick<AvPlay, 'seekTo'>, onArrival: () => void): AvPlaySeeker {
  let sought: { readonly seconds: MediaSeconds } | undefined;
  let sent: typeof sought;
  return {
    get seconds() {
      return sought?.seconds;
    },
    get isUnderWay() {
      return sent !== undefined;
    },
    seek(seconds) {
      sought = { seconds };
    },
    send() {
      const target = sought;
      if (!target || sent) return;
      sent = target;
      const arrive = (): void => {
        if (sent !== target) return;
        sent = undefined;
        if (sought === target) sought = undefined;
        onArrival();
      };
      try {
        avPlay.seekTo(Math.round(target.seconds * 1000), arrive, arrive);
      } catch {
        arrive();
      }
    },
    forget() {
      sent = undefined;
    },
  };
}

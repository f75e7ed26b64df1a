import type { Clock } from '@fjernsyn/platform';
import type { SenderMediaSession } from './sender-namespace';

/** How often the place is told while the set plays. */
const tickMs = 500;

/** How long after what plays has ended the connection may still be found to have ended with it. */
const goodbyeMs = 1_000;

/** Listens to what a set plays. */
export interface CastMedia {
  /** What plays, or has played last; undefined before. */
  current(): SenderMediaSession | undefined;
  isRunning(): boolean;
  follow(media: SenderMediaSession): void;
  leave(): void;
}

/** Dependencies of {@link createCastMedia}. */
export interface CastMediaDeps {
  readonly clock: Pick<Clock, 'after'>;
  /** Runs when something may have changed. */
  readonly onChange: () => void;
  /** Runs when the set cannot play it any more. */
  readonly onFailed: () => void;
  /** Runs when it has been over for a while, and not because the connection went. */
  readonly onRest: () => void;
}

/** Makes a {@link CastMedia} that plays nothing yet. */
export function createCastMedia({ clock, onChange, onFailed, onRest }: CastMediaDeps): CastMedia {
  let media: SenderMediaSession | undefined;
  let stop = (): void => undefined;
  const isRunning = (): boolean => media !== undefined && media.playerState !== 'IDLE';
  const tick = (): void => {
    stop = clock.after(tickMs, () => {
      onChange();
      tick();
    });
  };
  const hear = (): void => {
    if (media?.idleReason === 'ERROR') onFailed();
    if (!isRunning()) {
      stop();
      stop = clock.after(goodbyeMs, onRest);
    }
    onChange();
  };
  const leave = (): void => {
    stop();
    media?.removeUpdateListener(hear);
    media = undefined;
  };
  return {
    current: () => media,
    isRunning,
    follow(running) {
      leave();
      media = running;
      running.addUpdateListener(hear);
      tick();
      onChange();
    },
    leave,
  };
}

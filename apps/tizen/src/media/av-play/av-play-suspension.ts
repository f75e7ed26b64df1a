import { attempt } from '@fjernsyn/browser';
import type { DurationMs } from '@fjernsyn/kernel';
import type { MediaSource } from '@fjernsyn/platform';
import type { AvPlay } from './av-play';

/** Gives the decoder to what stands before the application, and takes it again. */
export interface AvPlaySuspension {
  /** Where it was suspended; undefined while it is not. */
  readonly atMs: DurationMs | undefined;
  /** Does what the application's visibility asks for now; the same twice does nothing. */
  follow(): void;
}

/** Dependencies of {@link createAvPlaySuspension}. */
export interface AvPlaySuspensionDeps {
  readonly avPlay: Pick<AvPlay, 'suspend' | 'restore' | 'restoreAsync' | 'getCurrentTime'>;
  readonly source: Pick<MediaSource, 'url' | 'isLive'>;
  readonly isHidden: () => boolean;
  readonly onSuspend: () => void;
  readonly onRestored: () => void;
  readonly onFailure: (thrown: unknown) => void;
}

/** Makes an {@link AvPlaySuspension} of what is prepared. */
export function createAvPlaySuspension(deps: AvPlaySuspensionDeps): AvPlaySuspension {
  const { avPlay, source, isHidden, onSuspend, onRestored, onFailure } = deps;
  let atMs: DurationMs | undefined;
  let isRestoring = false;

  const endRestoring = (): void => {
    isRestoring = false;
    // The application may have been hidden again meanwhile.
    if (isHidden()) return void attempt(() => avPlay.suspend());
    atMs = undefined;
    onRestored();
  };
  const restore = (positionMs: DurationMs): void => {
    isRestoring = true;
    const { url, isLive } = source;
    try {
      if (avPlay.restoreAsync && !isLive) {
        avPlay.restoreAsync(url, positionMs, false, endRestoring, onFailure);
        return;
      }
      // A live stream goes on where it is live.
      avPlay.restore(url, isLive ? undefined : positionMs);
      endRestoring();
    } catch (thrown) {
      onFailure(thrown);
    }
  };
  return {
    get atMs() {
      return atMs;
    },
    follow() {
      if (isHidden() && atMs === undefined) {
        atMs = attempt(() => avPlay.getCurrentTime()) ?? 0;
        onSuspend();
        attempt(() => avPlay.suspend());
      } else if (!isHidden() && atMs !== undefined && !isRestoring) restore(atMs);
    },
  };
}

import type { DurationMs, Unsubscribe } from '@fjernsyn/kernel';
import type { Clock, MediaSource } from '@fjernsyn/platform';
import { mediaTypes } from '../engine/media-types';
import type { BegunLoad, DevicePlayer } from './device-player';
import { toDrmConfiguration } from './shaka-protection';

/** How long what was begun is kept for a viewer who stays: addresses and live manifests grow old. */
export const keptAheadMs: DurationMs = 30_000;

/** Loads the beginning of one source at a time, before there is a video to show it. */
export interface LoadAhead {
  /** Begins, in the place of what was begun before; the returned function gives it up. */
  begin(source: MediaSource): Unsubscribe;
  /** Hands over the player that has begun to load; undefined where none has. Rejects where Shaka does not come. */
  take(): Promise<DevicePlayer> | undefined;
}

/** Dependencies of {@link createLoadAhead}. */
export interface LoadAheadDeps {
  readonly clock: Clock;
  readonly createPlayer: () => Promise<DevicePlayer>;
}

interface Held {
  readonly player: Promise<DevicePlayer>;
  readonly giveUp: Unsubscribe;
  /** Ends the time that it is kept for, as an engine has it now. */
  readonly keep: Unsubscribe;
}

/** Makes the {@link LoadAhead} of a device. */
export function createLoadAhead({ clock, createPlayer }: LoadAheadDeps): LoadAhead {
  let held: Held | undefined;

  const hold = (source: MediaSource): Held => {
    let isGivenUp = false;
    const created = createPlayer();
    const player = created.then((device) => ({
      ...device,
      begun: isGivenUp ? undefined : beginLoad(device, source),
    }));
    const giveUp = (): void => {
      if (held !== own) return;
      held = undefined;
      isGivenUp = true;
      stop();
      created.then(({ player }) => player.destroy()).catch(() => undefined);
    };
    const stop = clock.after(keptAheadMs, giveUp);
    // Whoever takes it is told; there may be nobody.
    player.catch(() => undefined);
    const own: Held = { player, giveUp, keep: stop };
    return own;
  };

  return {
    begin(source) {
      held?.giveUp();
      const own = hold(source);
      held = own;
      return own.giveUp;
    },
    take() {
      const taken = held;
      held = undefined;
      taken?.keep();
      return taken?.player;
    },
  };
}

function beginLoad({ player }: DevicePlayer, source: MediaSource): BegunLoad {
  const { url, startSeconds, format, protection } = source;
  if (protection) player.configure({ drm: toDrmConfiguration(protection) });
  let hasFailed = false;
  let isTaken = false;
  const begun = player.preload(url, startSeconds > 0 ? startSeconds : null, mediaTypes[format]).then(
    (preload) => {
      preload?.waitForFinish().catch(() => {
        hasFailed = true;
      });
      return preload ?? undefined;
    },
    () => undefined,
  );
  return {
    async take(wanted) {
      if (isTaken) return undefined;
      isTaken = true;
      const preload = await begun;
      if (!hasFailed && isSameLoad(wanted, source)) return preload;
      await preload?.destroy();
      return undefined;
    },
  };
}

function isSameLoad(one: MediaSource, other: MediaSource): boolean {
  const keys = ['url', 'startSeconds', 'format'] as const;
  return (
    keys.every((key) => one[key] === other[key]) && JSON.stringify(one.protection) === JSON.stringify(other.protection)
  );
}

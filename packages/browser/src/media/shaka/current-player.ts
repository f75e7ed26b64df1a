import { AppError } from '@fjernsyn/kernel';
import { type MediaSource, mediaErrors } from '@fjernsyn/platform';
import { mediaTypes } from '../engine/media-types';
import { attachShaka } from './attach-shaka';
import type { DevicePlayer } from './device-player';
import { needsAllOfShaka, toMediaError } from './shaka-error';
import { toDrmConfiguration } from './shaka-protection';

/** The player that an engine has: the one that it was opened with, until a stream needs all of Shaka. */
export interface CurrentPlayer {
  get(): DevicePlayer;
  /** Resolves when playing can begin; rejects with an `AppError`. */
  load(source: MediaSource): Promise<void>;
  /** Destroys it, and lets no other take its place. */
  release(): Promise<void>;
}

/** Dependencies of {@link createCurrentPlayer}. */
export interface CurrentPlayerDeps {
  /** Attached to its video. */
  readonly opened: DevicePlayer;
  readonly video: HTMLVideoElement;
  /** Makes a player of all of Shaka, without a video; undefined where `opened` is of it already, or there is no other build. */
  readonly createFull?: ((now: DevicePlayer) => Promise<DevicePlayer | undefined>) | undefined;
  /** Hears of each player as it becomes the current one. */
  readonly onPlayer: (player: DevicePlayer) => void;
}

/** Makes the {@link CurrentPlayer} of an engine. */
export function createCurrentPlayer({ opened, video, createFull, onPlayer }: CurrentPlayerDeps): CurrentPlayer {
  const end = new AbortController();
  let current = opened;
  let lastLoad = 0;
  let isProtected = false;
  let changing: Promise<boolean> | undefined;

  /** Answers whether there is another player now. */
  const takeFull = async (): Promise<boolean> => {
    const full = await createFull?.(current);
    refuseAfter(end.signal);
    if (!full) return false;
    const before = current;
    current = full;
    onPlayer(full);
    await before.player.destroy().catch(() => undefined);
    await attachShaka(full.player, video, end.signal);
    return true;
  };
  const loadNow = async (source: MediaSource, isLast: () => boolean): Promise<void> => {
    const { player, begun } = current;
    const { url, startSeconds, format, protection } = source;
    const ahead = begun && (await begun.take(source));
    if (!isLast()) throw new AppError(mediaErrors.superseded);
    // What was begun ahead has its keys from there.
    if (protection || isProtected) player.configure({ drm: toDrmConfiguration(protection) });
    isProtected = protection !== undefined;
    // From 0 nothing is sought: a seek to 0 sends no event on some sets. A live stream then begins at its edge.
    await player.load(ahead ?? url, startSeconds > 0 ? startSeconds : null, mediaTypes[format]);
  };

  onPlayer(opened);
  return {
    get: () => current,
    async load(source) {
      lastLoad += 1;
      const own = lastLoad;
      const isLast = (): boolean => own === lastLoad && !end.signal.aborted;
      try {
        if (changing) await changing.catch(() => false);
        await loadNow(source, isLast).catch(async (thrown: unknown) => {
          if (!isLast() || !needsAllOfShaka(thrown)) throw thrown;
          changing = takeFull();
          if (!(await changing)) throw thrown;
          await loadNow(source, isLast);
        });
      } catch (thrown) {
        throw toMediaError(thrown);
      }
    },
    async release() {
      end.abort();
      await current.player.destroy().catch(() => undefined);
    },
  };
}

function refuseAfter(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError(mediaErrors.superseded);
}

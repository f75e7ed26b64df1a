import { AppError } from '@fjernsyn/kernel';
import {
  type CastItem,
  type Clock,
  type MediaAbilities,
  type MediaEngine,
  type MediaObservation,
  type MediaSource,
  mediaErrors,
  nothingObserved,
} from '@fjernsyn/platform';
import { createMediaEngine, type EngineBackend, type EngineEvents } from '../media/engine/media-engine';
import { createCastMedia } from './cast-media';
import { createCastSound } from './cast-sound';
import { createCastTracks } from './cast-tracks';
import { observeCast } from './observe-cast';
import type {
  SenderLoadRequest,
  SenderMediaSession,
  SenderNamespace,
  SenderSeekRequest,
  SenderSession,
} from './sender-namespace';
import { toLoadRequest } from './to-load-request';

/** What a set can do by its receiver, which knows the formats of the service. */
const abilities: MediaAbilities = {
  formats: ['dash', 'hls', 'mp4'],
  live: 'seekable',
  canChangeRate: false,
  canSetVolume: true,
  protection: ['widevine', 'playready'],
  audioSwitch: 'seamless',
  isPipelineSlow: true,
};

/** Dependencies of {@link createCastEngine}. */
export interface CastEngineDeps {
  readonly sender: Pick<SenderNamespace, 'media'>;
  readonly session: SenderSession;
  readonly clock: Pick<Clock, 'after'>;
  /** What the media are of. */
  readonly item: CastItem | undefined;
  readonly isConnected: () => boolean;
  /** Whether what the set plays when the first load comes is what is to be loaded. */
  readonly takesOver: (running: SenderMediaSession) => boolean;
  /** Runs when the set plays something else. */
  readonly onChange: () => void;
}

/** Makes the engine of a set: it plays there what it is given, and tells what the set tells. Its end stops the set. */
export function createCastEngine(deps: CastEngineDeps): MediaEngine {
  return createMediaEngine((events) => createCastBackend(deps, events));
}

function createCastBackend(deps: CastEngineDeps, { publish, fail }: EngineEvents): EngineBackend {
  const { session, sender } = deps;
  const sound = createCastSound(session);
  const chosen = createCastTracks(sender.media, publish);
  let source: MediaSource | undefined;
  let last: MediaObservation = nothingObserved;
  /** Whether the set was found in pause, which nobody here may end unasked. */
  let isFoundPaused = false;
  let isReleased = false;
  const media = createCastMedia({
    clock: deps.clock,
    onChange() {
      publish();
      deps.onChange();
    },
    onFailed: () => fail(new AppError(mediaErrors.decode, { facts: { why: 'receiver' } })),
    onRest() {
      if (!deps.isConnected()) return;
      last = { ...last, isPaused: true };
      publish();
    },
  });
  const start = async (wanted: MediaSource, isPaused: boolean): Promise<void> => {
    const loaded = await loadOn(session, toLoadRequest(sender.media, wanted, deps.item, isPaused));
    if (isReleased) await stop(loaded);
    else media.follow(loaded);
  };

  return {
    abilities,
    observe() {
      last = observeCast(media.current(), last);
      return last;
    },
    unload: media.leave,
    async load(wanted) {
      const found = source ? undefined : foundOn(deps);
      source = wanted;
      last = nothingObserved;
      if (!found) return start(wanted, true);
      isFoundPaused = found.playerState === 'PAUSED';
      media.follow(found);
    },
    async play() {
      sound.begin();
      if (isFoundPaused) {
        isFoundPaused = false;
        throw new AppError(mediaErrors.playRefused);
      }
      if (media.isRunning()) return asked((onDone) => media.current()?.play(null, onDone, onDone));
      // It has ended, or somebody stopped it on the set.
      if (source) await start({ ...source, startSeconds: last.positionSeconds }, false);
    },
    pause() {
      sound.begin();
      media.current()?.pause(null, publish, publish);
    },
    seek(positionSeconds) {
      if (media.isRunning()) {
        media.current()?.seek(toSeekRequest(sender, positionSeconds), publish, publish);
      } else {
        media.leave();
        last = { ...last, positionSeconds, hasEnded: false, isPaused: true };
      }
    },
    setRate: () => undefined,
    setVolume: sound.set,
    selectTrack: (type, id) => chosen.select(media.current(), last.tracks, type, id),
    async release() {
      const running = media.isRunning() && deps.isConnected() ? media.current() : undefined;
      isReleased = true;
      media.leave();
      if (running) await stop(running);
    },
  };
}

/** Resolves when the set has answered, whatever: what it does is observed. */
function asked(ask: (onDone: () => void) => void): Promise<void> {
  return new Promise((resolve) => ask(resolve));
}

/** What a set plays already of what is to be loaded. */
function foundOn({ session, takesOver }: CastEngineDeps): SenderMediaSession | undefined {
  const running = session.getMediaSession();
  return running && running.playerState !== 'IDLE' && takesOver(running) ? running : undefined;
}

function toSeekRequest(sender: CastEngineDeps['sender'], currentTime: number): SenderSeekRequest {
  return Object.assign(new sender.media.SeekRequest(), { currentTime });
}

function stop(media: SenderMediaSession): Promise<void> {
  return asked((onDone) => media.stop(null, onDone, onDone));
}

/**
 * What plays once a set has loaded it. Rejects with `media/network` where the set is not reached, and with `media/unsupported` where it cannot
 * play that.
 */
async function loadOn(session: SenderSession, request: SenderLoadRequest): Promise<SenderMediaSession> {
  const code = await session.loadMedia(request).catch((thrown: unknown) => thrown ?? 'unknown');
  const loaded = session.getMediaSession();
  if (!code && loaded) return loaded;
  const isRefused = code === 'load_media_failed' || code === 'invalid_parameter';
  throw new AppError(isRefused ? mediaErrors.unsupported : mediaErrors.network, { facts: { why: String(code) } });
}

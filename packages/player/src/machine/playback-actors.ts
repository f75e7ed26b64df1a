import type { MediaFile } from '@fjernsyn/contracts';
import { AppError, type Unsubscribe } from '@fjernsyn/kernel';
import type { Clock, MediaEngine, MediaSource } from '@fjernsyn/platform';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { EngineSlot } from '../engine-slot';
import { playerErrors } from '../errors';
import type { PlayableFile } from '../media/choose-media';
import { chooseFiles, type PlayableMedia } from '../media/first-source';
import type { PlaybackMachineEvent, PlaybackRequest } from './playback-context';
import { playbackTiming } from './playback-timing';

/** Asks the service for the files of an item; rejects with an `AppError`. */
export type ResolveMedia = (itemId: string, signal: AbortSignal) => Promise<readonly MediaFile[]>;

/** Dependencies of {@link createPlaybackActors}. */
export interface PlaybackActorsDeps extends PlayableMedia {
  readonly slot: EngineSlot;
  readonly clock: Clock;
  readonly resolveMedia: ResolveMedia;
}

const refusals = {
  'files-not-available': playerErrors.filesNotAvailable,
  'video-format': playerErrors.videoFormat,
  'drm-protected': playerErrors.drmProtected,
} as const;

/** What the machine waits for; each ends with the state that asked. */
export function createPlaybackActors({ slot, clock, resolveMedia, ...media }: PlaybackActorsDeps) {
  return {
    /** The files to play, best first. Rejects with a reason of ours where there is none. */
    resolveFiles: fromPromise<ResolvedFiles, PlaybackRequest['item']>(async ({ input, signal }) => {
      const sent = await resolveMedia(input.id, signal);
      const { isLive, choice } = chooseFiles(media, input, sent);
      if (choice.type !== 'chosen') throw new AppError(refusals[choice.type]);
      return { isLive, playable: choice.all };
    }),

    /** An engine, and what it can play by its own account, which counts more than the device's table. */
    openEngine: fromPromise<OpenedEngine, OpeningInput>(async ({ input, signal }) => {
      const engine = await slot.open(input.surface, signal);
      const { formats: own, protection: systems } = engine.abilities;
      const ofFormat = input.playable.filter(({ format }) => own.indexOf(format) >= 0);
      const playable = ofFormat.filter(({ protection }) => !protection || systems.indexOf(protection.system) >= 0);
      if (playable.length > 0) return { engine, playable };
      slot.release(engine);
      throw new AppError(ofFormat.length > 0 ? playerErrors.drmProtected : playerErrors.videoFormat);
    }),

    loadFile: fromPromise<void, { readonly engine: MediaEngine | undefined; readonly source: MediaSource | undefined }>(
      async ({ input: { engine, source } }) => {
        if (source) await engine?.load(source);
      },
    ),

    /** Tells once a second that what plays is to be looked at. */
    beat: fromCallback<EventObject, undefined, PlaybackMachineEvent>(({ sendBack }) => {
      const wait = (): Unsubscribe =>
        clock.after(playbackTiming.checkMs, () => {
          end = wait();
          sendBack({ type: 'CHECK' });
        });
      let end = wait();
      return () => end();
    }),

    watchEngine: fromCallback<EventObject, MediaEngine | undefined, PlaybackMachineEvent>(({ input, sendBack }) =>
      input?.subscribe(
        (observation) => sendBack({ type: 'OBSERVED', observation }),
        (error) => sendBack({ type: error.code === 'media/text' ? 'SUBTITLES_FAILED' : 'ENGINE_FAILED', error }),
      ),
    ),
  };
}

interface ResolvedFiles {
  readonly isLive: boolean;
  /** Of every access service, best first. */
  readonly playable: readonly PlayableFile[];
}

interface OpeningInput extends Pick<PlaybackRequest, 'surface'>, Pick<ResolvedFiles, 'playable'> {}

/** An engine, and what of the files it can play. */
export interface OpenedEngine extends Pick<ResolvedFiles, 'playable'> {
  readonly engine: MediaEngine;
}

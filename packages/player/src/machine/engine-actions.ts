import type { AppError } from '@fjernsyn/kernel';
import type { EngineSlot } from '../engine-slot';
import { toAudioChange } from './access-changes';
import { slideTargetOf, startOf } from './live-changes';
import { isSeekInFlight } from './playback-changes';
import { isSeekDue, type PlaybackContext, type PlaybackMachineEvent } from './playback-context';
import { lookAtStall } from './recovery-changes';
import { areOffered, pendingSubtitlesOf } from './subtitle-changes';

interface Args {
  readonly context: PlaybackContext;
}

interface SelfArgs extends Args {
  readonly self: {
    getSnapshot(): { readonly status: string; readonly context: PlaybackContext };
    send(event: PlaybackMachineEvent): void;
  };
}

/** Makes the actions that ask something of the engine. */
export function createEngineActions(slot: EngineSlot) {
  return {
    releaseEngine({ context }: Args) {
      if (context.engine) slot.release(context.engine);
    },
    /** Plays or pauses, as the viewer intends. */
    applyIntent({ context: { engine, isPlayIntended }, self }: SelfArgs) {
      if (!isPlayIntended) engine?.pause();
      else {
        engine?.play().catch((thrown: unknown) => {
          const { status, context } = self.getSnapshot();
          if (status !== 'active' || context.engine !== engine) return;
          const error = thrown as AppError;
          self.send(error.code === 'media/play-refused' ? { type: 'PLAY_REFUSED' } : { type: 'ENGINE_FAILED', error });
        });
      }
    },
    applySound: ({ context: { engine, sound } }: Args) => sound && engine?.setVolume(sound.volume, sound.isMuted),
    pauseEngine: ({ context }: Args) => context.engine?.pause(),
    adjustAudio({ context }: Args) {
      const audio = toAudioChange(context);
      if (audio) context.engine?.selectTrack('audio', audio.id);
    },
    selectAudio({ context }: Args, params: { readonly id: string }) {
      context.engine?.selectTrack('audio', params.id);
    },
    selectSubtitles({ context }: Args, { id }: { readonly id: string | null }) {
      if (areOffered(context, id)) context.engine?.selectTrack('subtitle', id);
    },
    showSubtitles({ context }: Args) {
      const track = pendingSubtitlesOf(context);
      if (track) context.engine?.selectTrack('subtitle', track.id);
    },
    /** Sends the engine to the preview, unless it is still on its way elsewhere: sets cannot take one seek after another. */
    seek({ context }: Args) {
      const { previewSeconds, engine } = context;
      if (previewSeconds !== undefined && !isSeekInFlight(context)) engine?.seek(previewSeconds);
    },
    sendHeldSeek({ context }: Args) {
      const { seekTarget, engine } = context;
      if (seekTarget && isSeekDue(context)) engine?.seek(seekTarget.seconds);
    },
    /** Carries a position along with the window that is leaving it behind. */
    slide({ context }: Args) {
      const seconds = slideTargetOf(context);
      if (seconds !== undefined) context.engine?.seek(seconds);
    },
    sendToStart({ context }: Args) {
      const seconds = startOf(context);
      if (seconds !== undefined) context.engine?.seek(seconds);
    },
    reconnect: ({ context }: Args) => context.engine?.reconnect?.(),
    /** Does to the engine what the ladder says; loading anew and giving up are ways of the machine. */
    takeStep({ context }: Args) {
      const { step } = lookAtStall(context);
      const { engine } = context;
      // What is carried along moves by that.
      if (slideTargetOf(context) !== undefined) return;
      if (step?.type === 'seek') engine?.seek(step.atSeconds);
      if (step?.type !== 'restart') return;
      engine?.pause();
      // A play that fails leaves the position where it is, and the next step is taken.
      engine?.play().catch(() => undefined);
    },
  };
}

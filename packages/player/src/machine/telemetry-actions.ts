import { type AppError, toAppError } from '@fjernsyn/kernel';
import type { Telemetry, TelemetryItem } from '@fjernsyn/platform';
import { playerErrors } from '../errors';
import { type PlaybackContext, positionOf } from './playback-context';
import { withNextSource } from './source-changes';

interface Args {
  readonly context: PlaybackContext;
}

/** Makes the actions that emit what happens to a playback (C9). */
export function createTelemetryActions({ emit }: Telemetry) {
  const emitAt = (
    type: 'playback-paused' | 'playback-resumed' | 'playback-ended' | 'playback-stalled' | 'playback-left',
    context: PlaybackContext,
  ): void => emit({ type, positionSeconds: positionOf(context), ...itemOf(context) });

  return {
    emitRequested: ({ context }: Args) => emit({ type: 'playback-requested', ...itemOf(context) }),
    /** Once a stream. */
    emitStarted({ context }: Args) {
      if (context.hasPlayed) return;
      const format = context.files[0]?.format ?? '';
      emit({ type: 'stream-started', format, startSeconds: positionOf(context), ...itemOf(context) });
    },
    emitConsumed: ({ context }: Args) =>
      emit({ type: 'stream-consumed', positionSeconds: positionOf(context), ...itemOf(context) }),
    emitPaused: ({ context }: Args) => emitAt('playback-paused', context),
    /** Not where the stream never played. */
    emitResumed({ context }: Args) {
      if (context.hasPlayed) emitAt('playback-resumed', context);
    },
    /** Not for a seek. */
    emitStalled({ context }: Args) {
      if (!context.observation.isSeeking) emitAt('playback-stalled', context);
    },
    emitSought({ context }: Args) {
      const { previewSeconds: toSeconds } = context;
      if (toSeconds === undefined) return;
      emit({ type: 'playback-sought', fromSeconds: positionOf(context), toSeconds, ...itemOf(context) });
    },
    emitEnded: ({ context }: Args) => emitAt('playback-ended', context),
    /** Not where the stream never played. */
    emitLeft({ context }: Args) {
      if (context.hasPlayed) emitAt('playback-left', context);
    },
    emitSubtitlesFailed(
      { context }: Args,
      { error, lost }: { readonly error: AppError; readonly lost: 'part' | 'track' },
    ) {
      emit({ type: 'subtitles-failed', code: error.code, lost, ...itemOf(context) });
    },
    /** While the source that has failed is still the first. */
    emitSourceChanged({ context }: Args, { thrown }: { readonly thrown: unknown }) {
      const { code } = toAppError(thrown, playerErrors.unexpected);
      const next = { ...context, ...withNextSource(context) };
      const positionSeconds = positionOf(context);
      const [from, to] = [sourceNameOf(context), sourceNameOf(next)];
      emit({ type: 'source-changed', code, from, to, positionSeconds, ...itemOf(context) });
    },
    emitFailed({ context }: Args) {
      if (context.failure) emit({ type: 'playback-failed', code: context.failure.reason, ...itemOf(context) });
    },
  };
}

/** What the service calls the file that plays, else its format; with its place among all, as neither need be its own. */
function sourceNameOf({ playable, files: [file] }: PlaybackContext): string {
  return file ? `${playable.indexOf(file) + 1}: ${file.name ?? file.format}` : '';
}

function itemOf({ request }: PlaybackContext): TelemetryItem {
  return { itemId: request.item.id, itemType: request.item.type };
}

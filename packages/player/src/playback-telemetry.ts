import type { MediaSeconds } from '@fjernsyn/kernel';
import type { Telemetry, TelemetryItem } from '@fjernsyn/platform';
import { type PlaybackContext, positionOf } from './machine/playback-context';

/** Tells what happens to a playback (C9). */
export interface PlaybackTelemetry {
  requested(context: PlaybackContext): void;
  /** Once a stream; when it has begun to play. */
  started(context: PlaybackContext): void;
  consumed(context: PlaybackContext): void;
  at(
    type: 'playback-paused' | 'playback-resumed' | 'playback-ended' | 'playback-stalled',
    context: PlaybackContext,
  ): void;
  sought(context: PlaybackContext, toSeconds: MediaSeconds): void;
  /** Nothing where the stream never played. */
  left(context: PlaybackContext): void;
  failed(context: PlaybackContext): void;
}

/** Makes a teller onto the Telemetry port. */
export function createPlaybackTelemetry(telemetry: Telemetry): PlaybackTelemetry {
  return {
    requested: (context) => telemetry.emit({ type: 'playback-requested', ...itemOf(context) }),
    started: (context) =>
      telemetry.emit({
        type: 'stream-started',
        format: context.files[0]?.format ?? '',
        startSeconds: positionOf(context),
        ...itemOf(context),
      }),
    consumed: (context) =>
      telemetry.emit({ type: 'stream-consumed', positionSeconds: positionOf(context), ...itemOf(context) }),
    at: (type, context) => telemetry.emit({ type, positionSeconds: positionOf(context), ...itemOf(context) }),
    sought: (context, toSeconds) =>
      telemetry.emit({ type: 'playback-sought', fromSeconds: positionOf(context), toSeconds, ...itemOf(context) }),
    left(context) {
      if (!context.hasPlayed) return;
      telemetry.emit({ type: 'playback-left', positionSeconds: positionOf(context), ...itemOf(context) });
    },
    failed(context) {
      if (!context.failure) return;
      telemetry.emit({ type: 'playback-failed', code: context.failure.reason, ...itemOf(context) });
    },
  };
}

function itemOf({ request }: PlaybackContext): TelemetryItem {
  return { itemId: request.item.id, itemType: request.item.type };
}

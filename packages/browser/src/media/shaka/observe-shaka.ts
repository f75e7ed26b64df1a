import type { MediaRendition } from '@fjernsyn/platform';
import type { StreamFacts } from '../engine/observe-video';
import type { ShakaPlayer } from './shaka-namespace';
import { toMediaTracks } from './shaka-tracks';

/** Events of Shaka after which something may have changed. */
export const playerEvents = [
  'buffering',
  'trackschanged',
  'textchanged',
  'audiotrackchanged',
  'audiotrackschanged',
  'adaptation',
  'variantchanged',
  // A live stream's window moves while the picture stands.
  'manifestupdated',
] as const;

/** What Shaka knows of the stream that it has loaded. */
export function observeShaka(player: ShakaPlayer): StreamFacts {
  return {
    seekableSeconds: player.seekRange(),
    isLive: player.isLive(),
    isBuffering: player.isBuffering(),
    // Shaka sets the element's own rate to 0 while it buffers.
    rate: player.getPlaybackRate(),
    tracks: toMediaTracks(player),
    originAt: player.getPresentationStartTimeAsDate()?.getTime(),
    rendition: renditionOf(player),
  };
}

function renditionOf(player: ShakaPlayer): MediaRendition | undefined {
  const active = player.getVariantTracks().find((track) => track.active);
  return active && { bitsPerSecond: active.bandwidth, width: active.width ?? 0, height: active.height ?? 0 };
}

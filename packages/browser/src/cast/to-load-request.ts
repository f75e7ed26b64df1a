import type { CastItem, MediaSource, MediaSubtitle } from '@fjernsyn/platform';
import { mediaTypes } from '../media/engine/media-types';
import { toMetadata } from './cast-item';
import type { SenderLoadRequest, SenderMedia, SenderTrack } from './sender-namespace';

const textTypes: Readonly<Record<MediaSubtitle['format'], string>> = {
  vtt: 'text/vtt',
  ttml: 'application/ttml+xml',
};

/**
 * Asks a set to play a source. The receiver finds the item's id and how the source is protected in `customData`; subtitles beside the media are
 * its first tracks.
 */
export function toLoadRequest(
  media: SenderMedia,
  source: MediaSource,
  item: CastItem | undefined,
  isPaused: boolean,
): SenderLoadRequest {
  const info = Object.assign(new media.MediaInfo(source.url, mediaTypes[source.format]), {
    streamType: source.isLive ? 'LIVE' : 'BUFFERED',
    tracks: source.subtitles.map((subtitle, index) => toTrack(media, subtitle, index + 1)),
    ...(item ? { metadata: toMetadata(media, item) } : {}),
    customData: { itemId: item?.id, protection: source.protection, audio: source.audio },
  });
  return Object.assign(new media.LoadRequest(info), {
    autoplay: !isPaused,
    activeTrackIds: [],
    // Every stream begins by itself where it should: a film at its start, a live one at its edge.
    ...(source.startSeconds > 0 ? { currentTime: source.startSeconds } : {}),
  });
}

function toTrack(media: SenderMedia, { url, language, kind, format }: MediaSubtitle, id: number): SenderTrack {
  return Object.assign(new media.Track(id, 'TEXT'), {
    trackContentId: url,
    trackContentType: textTypes[format],
    subtype: 'SUBTITLES',
    name: kind,
    language,
  });
}

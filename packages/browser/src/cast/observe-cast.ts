import type { MediaObservation, MediaRange, MediaTrack } from '@fjernsyn/platform';
import type { SenderMediaSession, SenderTrack } from './sender-namespace';

const types: Readonly<Record<SenderTrack['type'], MediaTrack['type'] | undefined>> = {
  AUDIO: 'audio',
  TEXT: 'subtitle',
  VIDEO: undefined,
};

/** What the set shows now. What it has shown `before` stands where it plays nothing any more. */
export function observeCast(media: SenderMediaSession | undefined, before: MediaObservation): MediaObservation {
  if (!media || media.playerState === 'IDLE') return withoutMedia(media, before);
  const { playerState } = media;
  const isLive = media.media?.streamType === 'LIVE';
  const positionSeconds = media.getEstimatedTime();
  const durationSeconds = media.media?.duration ?? undefined;
  const origin = media.media?.startAbsoluteTime;
  const seekableSeconds = isLive ? liveRange(media, positionSeconds) : { start: 0, end: durationSeconds ?? 0 };
  return {
    isLoaded: true,
    positionSeconds,
    durationSeconds: isLive ? seekableSeconds.end : durationSeconds,
    seekableSeconds,
    bufferedAheadSeconds: 0,
    bufferedSeconds: undefined,
    isPaused: playerState === 'PAUSED',
    isWaiting: playerState === 'BUFFERING',
    isSeeking: false,
    hasEnded: false,
    rate: 1,
    tracks: toTracks(media),
    originAt: origin ? origin * 1000 : undefined,
    rendition: undefined,
  };
}

/** Ended where it played to its end; else it rests where it was, as when somebody stopped it on the set or the connection is gone. */
function withoutMedia(media: SenderMediaSession | undefined, before: MediaObservation): MediaObservation {
  const hasEnded = media?.idleReason === 'FINISHED';
  const positionSeconds = hasEnded ? (before.durationSeconds ?? before.positionSeconds) : before.positionSeconds;
  return { ...before, isLoaded: true, positionSeconds, hasEnded, isWaiting: false, isSeeking: false };
}

function liveRange(media: SenderMediaSession, positionSeconds: number): MediaRange {
  const { start = positionSeconds, end = positionSeconds } = media.getEstimatedLiveSeekableRange?.() ?? {};
  return { start, end };
}

/** The tracks of what plays. A set that names no audio plays the first. */
function toTracks({ media, activeTrackIds }: SenderMediaSession): readonly MediaTrack[] {
  const active = activeTrackIds ?? [];
  const tracks = (media?.tracks ?? []).flatMap((track) => toTrack(track, active));
  const isAudioNamed = tracks.some(({ type, isSelected }) => type === 'audio' && isSelected);
  const [first] = tracks.filter(({ type }) => type === 'audio');
  return tracks.map((track) => (track === first && !isAudioNamed ? { ...track, isSelected: true } : track));
}

function toTrack(track: SenderTrack, active: readonly number[]): readonly MediaTrack[] {
  const type = types[track.type];
  if (!type) return [];
  const roles = [...(track.roles ?? []), ...(track.subtype === 'CAPTIONS' ? ['caption'] : [])];
  return [
    {
      id: String(track.trackId),
      type,
      language: track.language ?? 'und',
      label: track.name ?? '',
      roles,
      isSelected: active.indexOf(track.trackId) >= 0,
    },
  ];
}

import type { MediaSubtitle, MediaTrack } from '@fjernsyn/platform';
import { keepOtherUrls } from '../subtitles/track-elements';

/** An audio track of the element, as sets and Safari list them; Chromium's own list is behind a flag. */
interface NativeAudioTrack {
  readonly language: string;
  readonly label: string;
  readonly kind: string;
  enabled: boolean;
}

type NativeVideo = HTMLVideoElement & { readonly audioTracks?: ArrayLike<NativeAudioTrack> };

/** The tracks that the element lists, those of files beside the media among them. */
export function nativeTracksOf(video: NativeVideo): readonly MediaTrack[] {
  const audio = Array.from(video.audioTracks ?? [], ({ language, label, kind, enabled }, index): MediaTrack => {
    return { id: `audio ${index}`, type: 'audio', language, label, roles: rolesOf(kind), isSelected: enabled };
  });
  const subtitles = subtitlesOf(video).map(({ language, label, kind, mode }, index): MediaTrack => {
    const roles = kind === 'captions' ? ['caption'] : [];
    return { id: `subtitle ${index}`, type: 'subtitle', language, label, roles, isSelected: mode === 'showing' };
  });
  return [...audio, ...subtitles];
}

/** Selects a track by our id; null shows no subtitles. Audio cannot be turned off, and an unknown id changes nothing. */
export function selectNativeTrack(video: NativeVideo, type: MediaTrack['type'], id: string | null): void {
  if (id !== null && !nativeTracksOf(video).some((track) => track.id === id)) return;
  if (type === 'subtitle') {
    subtitlesOf(video).forEach((track, index) => {
      track.mode = id === `subtitle ${index}` ? 'showing' : 'disabled';
    });
    return;
  }
  if (id === null) return;
  Array.from(video.audioTracks ?? []).forEach((track, index) => {
    track.enabled = id === `audio ${index}`;
  });
}

/** Puts the files of subtitles beside the media into the element, in place of those before; none shows before it is selected. */
export function addNativeSubtitles(video: HTMLVideoElement, subtitles: readonly MediaSubtitle[]): void {
  for (const track of Array.from(video.querySelectorAll('track'))) video.removeChild(track);
  // Files of another origin are read with its leave alone, and the media with them.
  if (subtitles.length > 0) video.crossOrigin = 'anonymous';
  for (const { url, otherUrls = [], language, kind, format } of subtitles) {
    if (format !== 'vtt') continue;
    const track = video.ownerDocument.createElement('track');
    track.kind = 'subtitles';
    track.src = url;
    track.srclang = language;
    track.label = kind;
    keepOtherUrls(track, otherUrls);
    video.appendChild(track);
  }
}

/** Roles as DASH names them; HTML names a description that is mixed with the other sound, and one that stands alone. */
function rolesOf(kind: string): readonly string[] {
  if (kind === 'main-desc' || kind === 'descriptions') return ['description'];
  return kind ? [kind] : [];
}

function subtitlesOf(video: HTMLVideoElement): readonly TextTrack[] {
  return Array.from(video.textTracks ?? []).filter(({ kind }) => kind === 'subtitles' || kind === 'captions');
}

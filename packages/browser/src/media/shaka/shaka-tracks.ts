import type { MediaTrack } from '@fjernsyn/platform';
import type { ShakaAudioTrack, ShakaPlayer, ShakaTextTrack, ShakaTrack } from './shaka-namespace';

interface Found<Track extends ShakaTrack> {
  readonly id: string;
  readonly track: Track;
}

/** The tracks of what is loaded, with ids of our own that stay the same while it is. */
export function toMediaTracks(player: ShakaPlayer): readonly MediaTrack[] {
  return [
    ...findAudio(player).map((found) => toMediaTrack('audio', found)),
    ...findSubtitles(player).map((found) => toMediaTrack('subtitle', found)),
  ];
}

/** Selects a track by our id; null shows no subtitles. Audio cannot be turned off, and an unknown id changes nothing. */
export function selectMediaTrack(player: ShakaPlayer, type: MediaTrack['type'], id: string | null): void {
  if (type === 'audio') {
    const audio = findAudio(player).find((found) => found.id === id);
    if (audio && !audio.track.active) player.selectAudioTrack(audio.track);
    return;
  }
  const subtitle = findSubtitles(player).find((found) => found.id === id);
  if (subtitle) player.selectTextTrack(subtitle.track);
  else if (id === null) player.selectTextTrack(null);
}

function findAudio(player: ShakaPlayer): readonly Found<ShakaAudioTrack>[] {
  const counts = new Map<string, number>();
  return player.getAudioTracks().map((track) => {
    // Shaka orders audio anew when one is chosen and numbers it not at all: what it is names it, and a count tells twins apart.
    const name = [track.language, ...track.roles, track.label, track.channelsCount, track.codecs].join(' ');
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return { id: `audio ${name} ${count}`, track };
  });
}

function findSubtitles(player: ShakaPlayer): readonly Found<ShakaTextTrack>[] {
  return player.getTextTracks().map((track) => ({ id: `subtitle ${track.id}`, track }));
}

function toMediaTrack<Track extends ShakaAudioTrack | ShakaTextTrack>(
  type: MediaTrack['type'],
  { id, track }: Found<Track>,
): MediaTrack {
  const { language, label, active } = track;
  return { id, type, language, label: label ?? '', roles: rolesOf(track), isSelected: active };
}

/** Roles as DASH names them, also where HLS or the manifest says the same in another way. */
function rolesOf(track: ShakaAudioTrack | ShakaTextTrack): readonly string[] {
  const said = [...track.roles];
  if ('forced' in track && track.forced) said.push('forced-subtitle');
  if (track.accessibilityPurpose === 'visually impaired') said.push('description');
  if (track.accessibilityPurpose === 'hard of hearing' || ('kind' in track && track.kind === 'captions')) {
    said.push('caption');
  }
  return said.filter((role, index) => said.indexOf(role) === index);
}

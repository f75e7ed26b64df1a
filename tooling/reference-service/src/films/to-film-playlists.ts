import type { CutClip, CutTrack } from '../repeat/cut-clip';
import { toMediaPlaylist } from '../repeat/to-media-playlist';
import { filmSegments } from './film-segments';

const isVod = '#EXT-X-PLAYLIST-TYPE:VOD';

/** The file beside the playlists that is the key of what is protected: HLS knows no other way of ClearKey. */
export const keyFile = 'key.bin';

/** The HLS playlist of one track of a film that is its clip so many times on end. */
export function toFilmPlaylist(clip: CutClip, track: CutTrack, times: number): string {
  const key = clip.key && `#EXT-X-KEY:METHOD=SAMPLE-AES-CTR,URI="${keyFile}",KEYFORMAT="identity"`;
  const tags = key === undefined ? [isVod] : [isVod, key];
  return [...toMediaPlaylist(track, filmSegments(clip, track, times), tags), '#EXT-X-ENDLIST', ''].join('\n');
}

/** The HLS playlist of the subtitles of such a film, made of the clip's own. */
export function toTextPlaylist(ownPlaylist: string, language: string, times: number): string {
  const [head = '', ...parts] = ownPlaylist.split(/(?=#EXTINF)/);
  const lengths = parts.map((part) => part.split('\n')[0] ?? '');
  const all = Array.from({ length: times }, () => lengths).flat();
  return [
    head.trim(),
    ...all.flatMap((length, index) => [length, `${language}-${index}.vtt`]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}

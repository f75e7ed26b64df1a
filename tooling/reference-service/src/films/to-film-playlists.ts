import type { CutClip, CutTrack } from '../repeat/cut-clip';
import { toMediaPlaylist } from '../repeat/to-media-playlist';
import { filmSegments } from './film-segments';

const isVod = '#EXT-X-PLAYLIST-TYPE:VOD';

/** The HLS playlist of one track of a film that is its clip so many times on end. */
export function toFilmPlaylist(clip: CutClip, track: CutTrack, times: number): string {
  return [...toMediaPlaylist(track, filmSegments(clip, track, times), [isVod]), '#EXT-X-ENDLIST', ''].join('\n');
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

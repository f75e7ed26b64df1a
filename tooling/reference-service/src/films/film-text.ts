import type { Clip } from '@fjernsyn/media';
import type { CutClip, CutTrack } from '../repeat/cut-clip';
import { laterSubtitles, repeatSubtitles } from './repeat-subtitles';
import { toFilmManifest, toPeriodManifest } from './to-film-manifest';
import { toFilmPlaylist, toTextPlaylist } from './to-film-playlists';

/** A film that is a clip so many times on end. */
export interface Film {
  readonly clip: Clip;
  readonly cut: CutClip;
  /** Its versions for eyes and ears, by the paths of their DASH manifests. */
  readonly versions: ReadonlyMap<string, CutClip>;
  readonly times: number;
  /** A file of the clips folder. */
  textOf(path: string): Promise<string>;
}

/** A manifest, a playlist or subtitles of a film by the file's name; undefined for what is no text, or the clip's own. */
export async function filmText(film: Film, file: string): Promise<string | undefined> {
  const { clip, cut, versions, times, textOf } = film;
  const path = `${clip.id}/${file}`;
  const dashed = path === clip.dash ? cut : versions.get(path);
  if (dashed !== undefined) return toFilmManifest(dashed, times, await textOf(path));
  if (path === clip.vp9Dash)
    return toPeriodManifest(clip.durationSeconds, times, await textOf(path), `../../../${clip.id}/`);
  const track = tracksOf(film).find(({ id }) => file === `${id}.m3u8`);
  if (track !== undefined) return toFilmPlaylist(cut, track, times);
  const [, language, part, ending] = /^(\w+)(?:-(\d+))?\.(vtt|m3u8)$/.exec(file) ?? [];
  return language !== undefined && clip.subtitles.some(({ languageCode }) => languageCode === language)
    ? subtitlesText(film, language, ending === 'm3u8' ? 'playlist' : part === undefined ? 'whole' : Number(part))
    : undefined;
}

/** The tracks of a film and of its versions; those that they share are there more than once. */
export function tracksOf({ cut, versions }: Pick<Film, 'cut' | 'versions'>): readonly CutTrack[] {
  return [cut, ...versions.values()].flatMap(({ tracks }) => tracks);
}

async function subtitlesText(
  { clip: { id, durationSeconds }, times, textOf }: Film,
  language: string,
  wanted: 'playlist' | 'whole' | number,
): Promise<string | undefined> {
  if (wanted === 'whole') return repeatSubtitles(await textOf(`${id}/${language}.vtt`), durationSeconds, times);
  const ownPlaylist = await textOf(`${id}/${language}.m3u8`);
  if (wanted === 'playlist') return toTextPlaylist(ownPlaylist, language, times);
  const parts = ownPlaylist.split('#EXTINF').length - 1;
  if (wanted >= parts * times) return undefined;
  const own = await textOf(`${id}/${language}-${wanted % parts}.vtt`);
  return laterSubtitles(own, Math.floor(wanted / parts) * durationSeconds);
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clip } from '../clip';
import { clipsFolder } from '../clips';
import { toDashManifest } from '../manifests/dash-manifest';
import { peakBitsPerSecond, readAvcCodec, readFragmentedMp4 } from '../manifests/fragmented-mp4';
import { playlistOf, toMasterPlaylist, toMediaPlaylist } from '../manifests/hls-playlists';
import type { MediaTrack, Segmented, VideoTrack } from '../manifests/rendition';
import type { SpokenLine } from '../subtitles/spoken-line';
import type { SubtitleLine } from '../subtitles/subtitle-line';
import * as encode from './encode-film';
import { textTracksOf } from './text-tracks';

/** The rendition of the version that is signed. */
const signed: encode.Rendition = { width: 854, height: 480, path: 'signed.mp4', rateFactor: 39 };

/** Makes the versions of a film for eyes and ears from its own finished files, which must be there. */
export async function makeVersions(
  clip: Clip,
  lines: readonly SubtitleLine[],
  rateFactorOffset: number,
): Promise<void> {
  const folder = join(clipsFolder, clip.id);
  const at = (path: string) => join(folder, path);
  await encode.encodeSigned(
    at('v480.mp4'),
    { ...signed, rateFactor: signed.rateFactor + rateFactorOffset },
    at(signed.path),
  );
  await encode.encodeVoice(at('audio.m4a'), lines.map(toSpokenLine), at('spoken.m4a'));

  const sound = (path: string) => readTrack(folder, path, 'mp4a.40.2');
  const picture = (rendition: encode.Rendition) => readPicture(folder, rendition);
  const usual = await Promise.all(encode.renditions.map(picture));
  const [audio, spoken, description] = await Promise.all(['audio.m4a', 'spoken.m4a', 'description.m4a'].map(sound));
  if (!audio || !spoken || !description) throw new Error(`${clip.id} lacks a sound.`);
  const texts = textTracksOf(clip);
  const tracks = {
    SignLanguage: { videos: [await picture(signed)], audio },
    SpokenSubtitles: { videos: usual, audio: spoken },
    VisuallyInterpreted: { videos: usual, audio: description },
  };
  for (const { accessService, dash, hls } of clip.versions ?? []) {
    const { videos, audio: own } = tracks[accessService];
    const manifest = { durationSeconds: clip.durationSeconds, container: 'mp4', videos, audio: own, texts } as const;
    await writeFile(join(clipsFolder, dash), toDashManifest(manifest));
    await writeFile(join(clipsFolder, hls), toMasterPlaylist({ videos, audio: own, texts }));
    for (const track of [...videos, own]) await writeFile(at(playlistOf(track.path)), toMediaPlaylist(track));
  }
}

async function readTrack(folder: string, path: string, codecs: string): Promise<MediaTrack & Segmented> {
  const layout = readFragmentedMp4(await readFile(join(folder, path)));
  return { ...layout, path, codecs, bitsPerSecond: peakBitsPerSecond(layout.segments) };
}

async function readPicture(folder: string, { path, width, height }: encode.Rendition): Promise<VideoTrack & Segmented> {
  const codecs = readAvcCodec(await readFile(join(folder, path)));
  return { ...(await readTrack(folder, path, codecs)), width, height };
}

/** The voice speaks English alone. */
function toSpokenLine({ startSeconds, foreign }: SubtitleLine): SpokenLine {
  return { startSeconds, text: foreign.replaceAll(/[:\n]+/g, ' ') };
}

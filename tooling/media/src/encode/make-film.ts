import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clip } from '../clip';
import { clipsFolder } from '../clips';
import { toDashManifest } from '../manifests/dash-manifest';
import { peakBitsPerSecond, readAvcCodec, readFragmentedMp4 } from '../manifests/fragmented-mp4';
import { playlistOf, toMasterPlaylist, toMediaPlaylist } from '../manifests/hls-playlists';
import type { TextTrack } from '../manifests/rendition';
import { readWebM } from '../manifests/web-m';
import type { Scene } from '../scenes/scene';
import type { SpokenLine } from '../subtitles/spoken-line';
import type { SubtitleLine } from '../subtitles/subtitle-line';
import { toCues } from '../subtitles/web-vtt';
import * as encode from './encode-film';
import { fileNameOf, textTracksOf } from './text-tracks';
import { writeSubtitles } from './write-subtitles';

async function encodeFragmented(master: string, folder: string, rendition: encode.Rendition) {
  await encode.encodeVideo(master, rendition, join(folder, rendition.path));
  const file = await readFile(join(folder, rendition.path));
  const layout = readFragmentedMp4(file);
  const { path, width, height } = rendition;
  return {
    ...layout,
    path,
    width,
    height,
    codecs: readAvcCodec(file),
    bitsPerSecond: peakBitsPerSecond(layout.segments),
  };
}

async function encodeSound(folder: string, path: string, write: (target: string) => Promise<void>) {
  await write(join(folder, path));
  const layout = readFragmentedMp4(await readFile(join(folder, path)));
  return { ...layout, path, codecs: 'mp4a.40.2', bitsPerSecond: peakBitsPerSecond(layout.segments) };
}

async function makeWebm(master: string, folder: string, clip: Clip, texts: readonly TextTrack[]) {
  const { path, width, height } = encode.webm;
  await encode.encodeWebmVideo(master, encode.webm, join(folder, path));
  await encode.encodeWebmAudio(master, join(folder, 'opus.webm'));
  const video = await readFile(join(folder, path));
  const audio = await readFile(join(folder, 'opus.webm'));
  const meanBitsPerSecond = (file: Uint8Array) => Math.ceil((file.byteLength * 8) / clip.durationSeconds);
  return toDashManifest({
    durationSeconds: clip.durationSeconds,
    container: 'webm',
    videos: [{ ...readWebM(video), path, width, height, codecs: 'vp9', bitsPerSecond: meanBitsPerSecond(video) }],
    audio: { ...readWebM(audio), path: 'opus.webm', codecs: 'opus', bitsPerSecond: meanBitsPerSecond(audio) },
    texts,
  });
}

/** What a film is made of. */
export interface FilmSource {
  readonly scene: Scene;
  readonly lines: readonly SubtitleLine[];
  /** What a voice says of the pictures; most films have none. */
  readonly descriptions?: readonly SpokenLine[];
}

/** Makes every file of one film anew from its master, the path of a file that `renderMaster` drew. */
export async function makeFilm(clip: Clip, { scene, lines, descriptions }: FilmSource, master: string): Promise<void> {
  const { durationSeconds } = clip;
  const folder = join(clipsFolder, clip.id);
  const coarsen = (rendition: encode.Rendition): encode.Rendition => ({
    ...rendition,
    rateFactor: rendition.rateFactor + scene.rateFactorOffset,
  });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const texts = textTracksOf(clip);
  for (const { language, path } of clip.subtitles) {
    const cues = toCues(lines, language === 'DanishLanguageSubtitles' ? 'danish' : 'foreign');
    await writeSubtitles(folder, fileNameOf(path), cues, durationSeconds);
  }

  const audio = await encodeSound(folder, 'audio.m4a', (target) => encode.encodeAudio(master, target));
  const description =
    descriptions &&
    (await encodeSound(folder, 'description.m4a', (target) => encode.encodeVoice(master, descriptions, target)));
  const videos: Awaited<ReturnType<typeof encodeFragmented>>[] = [];
  for (const rendition of encode.renditions) {
    videos.push(await encodeFragmented(master, folder, coarsen(rendition)));
  }
  const sounds = { audio, ...(description && { description }) };
  for (const track of [...videos, ...Object.values(sounds)])
    await writeFile(join(folder, playlistOf(track.path)), toMediaPlaylist(track));
  await writeFile(join(folder, fileNameOf(clip.hls)), toMasterPlaylist({ videos, ...sounds, texts }));
  const thumbnails = encode.thumbnailSheet;
  await encode.encodeThumbnails(master, join(folder, thumbnails.path));
  const dash = toDashManifest({ durationSeconds, container: 'mp4', videos, ...sounds, texts, thumbnails });
  await writeFile(join(folder, fileNameOf(clip.dash)), dash);

  if (clip.mp4) await encode.encodeProgressive(master, coarsen(encode.progressive), join(folder, fileNameOf(clip.mp4)));
  if (clip.vp9Dash)
    await writeFile(join(folder, fileNameOf(clip.vp9Dash)), await makeWebm(master, folder, clip, texts));
}

import type { ThumbnailSheet } from '../manifests/rendition';
import { framesPerSecond } from '../scenes/scene';
import { signerGraph } from '../scenes/signer';
import type { SpokenLine } from '../subtitles/spoken-line';
import { runFfmpeg } from './run-ffmpeg';

/* Every rendition starts a new picture group, and a new segment, at each multiple of this. */
const segmentSeconds = 2;

/** A rendition: its size in pixels, its file and x264's constant rate factor (higher is smaller and coarser). */
export interface Rendition {
  readonly width: number;
  readonly height: number;
  readonly path: string;
  readonly rateFactor: number;
}

/** The renditions of every film, largest first. */
export const renditions: readonly Rendition[] = [
  { width: 1280, height: 720, path: 'v720.mp4', rateFactor: 40 },
  { width: 854, height: 480, path: 'v480.mp4', rateFactor: 39 },
  { width: 426, height: 240, path: 'v240.mp4', rateFactor: 37 },
];

/** The one progressive file of a film. */
export const progressive: Rendition = { width: 640, height: 360, path: 'film.mp4', rateFactor: 40 };

/** The one VP9 rendition of a film; its rate factor is libvpx's. */
export const webm: Rendition = { width: 426, height: 240, path: 'vp9.webm', rateFactor: 52 };

const groupFrames = String(segmentSeconds * framesPerSecond);
const bitExact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];
const fragmented = '+cmaf+delay_moov+global_sidx+negative_cts_offsets+skip_trailer';

function toSize({ width, height }: Rendition): readonly string[] {
  return ['-vf', `scale=${width}:${height}:flags=lanczos,setsar=1`];
}

/* Two threads always: x264's output depends on their number. The filter drops its own settings' text from the stream. */
function toH264(rendition: Rendition): readonly string[] {
  return [...toSize(rendition), ...toH264Stream(rendition)];
}

function toH264Stream(rendition: Rendition): readonly string[] {
  return [
    ...['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-profile:v', 'main', '-refs', '4'],
    ...['-crf', String(rendition.rateFactor), '-threads', '2', '-g', groupFrames, '-keyint_min', groupFrames],
    ...['-sc_threshold', '0', '-bsf:v', 'filter_units=remove_types=6'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
  ];
}

const aac = ['-c:a', 'aac', '-b:a', '24k'];

const cutPicture = ['-movflags', `${fragmented}+frag_keyframe`, '-use_editlist', '0', '-f', 'mp4'];

/** Encodes one H.264 rendition as a fragmented MP4 with its index at the head. */
export function encodeVideo(master: string, rendition: Rendition, target: string): Promise<void> {
  return runFfmpeg(['-i', master, '-an', ...toH264(rendition), ...bitExact, ...cutPicture, target]);
}

/** Encodes a film's picture with a signer over it, in the shape of a rendition; the film has that size already. */
export function encodeSigned(film: string, rendition: Rendition, target: string): Promise<void> {
  const graph = ['-filter_complex', signerGraph, '-map', '[signed]', '-an'];
  return runFfmpeg(['-i', film, ...graph, ...toH264Stream(rendition), ...bitExact, ...cutPicture, target]);
}

const cutSound = [
  ...['-movflags', fragmented, '-use_editlist', '0', '-frag_duration', String(segmentSeconds * 1_000_000)],
  ...['-f', 'mp4'],
];

/** Encodes the sound as AAC in a fragmented MP4 with its index at the head. */
export function encodeAudio(master: string, target: string): Promise<void> {
  return runFfmpeg(['-i', master, '-vn', ...aac, ...bitExact, ...cutSound, target]);
}

/** Encodes the sound with a voice over it that says some lines, in the shape of the sound alone. */
export function encodeVoice(sound: string, lines: readonly SpokenLine[], target: string): Promise<void> {
  const voices = lines.map(
    ({ startSeconds, text }, index) =>
      `flite=text='${text}':voice=slt,aresample=48000,adelay=${startSeconds * 1_000},aformat=channel_layouts=stereo[v${index}]`,
  );
  const mixed = ['[0:a]', ...lines.map((_, index) => `[v${index}]`)].join('');
  const graph = [...voices, `${mixed}amix=inputs=${lines.length + 1}:duration=first:normalize=0[sound]`].join(';\n');
  return runFfmpeg([
    '-i',
    sound,
    '-filter_complex',
    graph,
    '-map',
    '[sound]',
    ...aac,
    ...bitExact,
    ...cutSound,
    target,
  ]);
}

/** Encodes picture and sound into one MP4 whose index stands before its media. */
export function encodeProgressive(master: string, rendition: Rendition, target: string): Promise<void> {
  const shape = ['-movflags', '+faststart', '-f', 'mp4', target];
  return runFfmpeg(['-i', master, ...toH264(rendition), ...aac, ...bitExact, ...shape]);
}

const webmShape = ['-f', 'webm', '-dash', '1', '-cues_to_front', '1'];

/** Encodes one VP9 rendition as a WebM with its cues at the head. */
export function encodeWebmVideo(master: string, rendition: Rendition, target: string): Promise<void> {
  const quality = ['-crf', String(rendition.rateFactor), '-b:v', '0', '-deadline', 'good', '-cpu-used', '2'];
  const groups = ['-g', groupFrames, '-keyint_min', groupFrames, '-threads', '2', '-row-mt', '0'];
  const codec = ['-c:v', 'libvpx-vp9', ...quality, ...groups];
  return runFfmpeg(['-i', master, '-an', ...toSize(rendition), ...codec, ...bitExact, ...webmShape, target]);
}

/** Encodes the sound as Opus in a WebM with its cues at the head. */
export function encodeWebmAudio(master: string, target: string): Promise<void> {
  const cut = ['-cluster_time_limit', String(segmentSeconds * 1_000)];
  return runFfmpeg(['-i', master, '-vn', '-c:a', 'libopus', '-b:a', '24k', ...bitExact, ...cut, ...webmShape, target]);
}

/** The sheet of small pictures of every film of a minute. */
export const thumbnailSheet: ThumbnailSheet = {
  path: 'thumbnails.jpg',
  columns: 5,
  rows: 3,
  width: 1200,
  height: 405,
  everySeconds: 4,
};

/** Puts small pictures of a film on one sheet. */
export function encodeThumbnails(source: string, target: string): Promise<void> {
  const { columns, rows, width, height, everySeconds } = thumbnailSheet;
  const scale = `scale=${width / columns}:${height / rows}:flags=lanczos`;
  const picture = `fps=1/${everySeconds}:round=up,${scale},tile=${columns}x${rows}`;
  return runFfmpeg(['-i', source, '-an', '-vf', picture, '-frames:v', '1', '-q:v', '7', '-bitexact', target]);
}

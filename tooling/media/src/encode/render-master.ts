import { framesPerSecond, type Scene } from '../scenes/scene';
import { runFfmpeg } from './run-ffmpeg';

/** What `renderMaster` needs to know of a film. */
export interface MasterOptions {
  readonly title: string;
  readonly scene: Scene;
  readonly durationSeconds: number;
  readonly target: string;
}

const shadow = 'fontcolor=white:borderw=3:bordercolor=black@0.55';

/** The running time as mm:ss, counted in frames so that it turns exactly on the second. */
const clockText = [
  `%{eif\\:trunc(n/${60 * framesPerSecond})\\:d\\:2}`,
  `%{eif\\:mod(trunc(n/${framesPerSecond})\\,60)\\:d\\:2}`,
].join('\\:');

function captions(title: string): string {
  return [
    `drawtext=font='DejaVu Sans':text='${clockText}':x=64:y=300:fontsize=96:${shadow}`,
    `drawtext=font='DejaVu Sans':text='${title}':x=68:y=410:fontsize=40:${shadow}`,
    `drawbox=x=382:y=322:w=44:h=44:color=white@0.9:t=fill:enable='lt(mod(n,${framesPerSecond}),4)'`,
  ].join(',');
}

/** An expression of `aevalsrc`: a chord that breathes, and a short beep at the start of each second. */
function soundOf(scene: Scene): string {
  const tones = scene.chordHz.map(
    (hertz, index) => `0.055*(1+0.6*sin(2*PI*t/${9 + 2 * index}+${index}))*sin(2*PI*${hertz}*t)`,
  );
  const beep = `0.22*lt(mod(t,1),0.09)*sin(PI*mod(t,1)/0.09)*sin(2*PI*${scene.beepHz}*t)`;
  return [...tones, beep].join('+');
}

/** Draws a film once, without visible loss, into a Matroska file from which all renditions are made. */
export function renderMaster({ title, scene, durationSeconds, target }: MasterOptions): Promise<void> {
  const sound = soundOf(scene);
  const graph = [
    scene.graph,
    `[picture]${captions(title)},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p[video]`,
    `aevalsrc=exprs='${sound}|${sound}':s=48000:channel_layout=stereo[audio]`,
  ].join(';\n');
  const video = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '1', '-threads', '2'];
  return runFfmpeg([
    ...['-filter_complex', graph, '-map', '[video]', '-map', '[audio]', '-t', String(durationSeconds)],
    ...[...video, '-c:a', 'pcm_s16le', '-fflags', '+bitexact', '-f', 'matroska', target],
  ]);
}

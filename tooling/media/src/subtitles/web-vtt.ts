import type { SubtitleLine } from './subtitle-line';

/** A line in one language; times are seconds from the start of the film. */
export interface Cue {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly text: string;
}

/** The length of one file of a segmented subtitle track, in seconds. */
export const subtitleSegmentSeconds = 10;

/** Seconds as WebVTT writes them: hh:mm:ss.mmm. */
export function toTimestamp(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const thousandths = Math.round((seconds - whole) * 1000);
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${String(thousandths).padStart(3, '0')}`;
}

/** The cues of one language of a film's lines. */
export function toCues(lines: readonly SubtitleLine[], language: 'danish' | 'foreign'): readonly Cue[] {
  return lines.map((line) => ({
    startSeconds: line.startSeconds,
    endSeconds: line.endSeconds,
    text: line[language],
  }));
}

function toBlocks(cues: readonly Cue[]): string {
  return cues
    .map((cue) => `${toTimestamp(cue.startSeconds)} --> ${toTimestamp(cue.endSeconds)}\n${cue.text}\n`)
    .join('\n');
}

/** A whole WebVTT file with line feeds only. */
export function toWebVtt(cues: readonly Cue[]): string {
  return `WEBVTT\n\n${toBlocks(cues)}`;
}

/** The track cut into files for HLS, each with the map that ties it to the media's own clock; throws if a cue crosses a cut. */
export function toWebVttSegments(cues: readonly Cue[], durationSeconds: number): readonly string[] {
  const count = Math.ceil(durationSeconds / subtitleSegmentSeconds);
  return Array.from({ length: count }, (_, index) => {
    const from = index * subtitleSegmentSeconds;
    const to = from + subtitleSegmentSeconds;
    const own = cues.filter((cue) => cue.startSeconds >= from && cue.startSeconds < to);
    const crossing = own.find((cue) => cue.endSeconds > to);
    if (crossing) throw new Error(`The cue at ${crossing.startSeconds} s crosses the cut at ${to} s.`);
    return `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\n${toBlocks(own)}`;
  });
}

/** A WebVTT file so many times on end. */
export function repeatSubtitles(ownText: string, durationSeconds: number, times: number): string {
  const [head = '', ...cues] = ownText.trim().split('\n\n');
  const all = Array.from({ length: times }, (_, index) => cues.map((cue) => laterCue(cue, index * durationSeconds)));
  return [head, ...all.flat(), ''].join('\n\n');
}

/** A WebVTT file whose cues come later; its head stays. */
export function laterSubtitles(ownText: string, bySeconds: number): string {
  const [head = '', ...cues] = ownText.trim().split('\n\n');
  return [head, ...cues.map((cue) => laterCue(cue, bySeconds)), ''].join('\n\n');
}

function laterCue(cue: string, bySeconds: number): string {
  return cue.replace(/(\d\d+):(\d\d):(\d\d\.\d{3})/g, (_, hours, minutes, seconds) =>
    toTime(Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + bySeconds),
  );
}

function toTime(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = (seconds % 60).toFixed(3).padStart(6, '0');
  return `${two(seconds / 3_600)}:${two((seconds % 3_600) / 60)}:${rest}`;
}

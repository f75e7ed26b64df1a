import type { Clip, ClipTimeCode } from '@fjernsyn/media';

/**
 * A clip as long as a title, to the nearest whole number of times that it is sent on end: its paths lead to files that are computed, and its end
 * credits stand at the end. Once is the clip itself.
 */
export function toLongClip(clip: Clip, seconds: number): Clip {
  const times = Math.max(1, Math.round(seconds / clip.durationSeconds));
  if (times === 1) return clip;
  const toPath = (path: string) => `long/${times}/${path}`;
  const bySeconds = (times - 1) * clip.durationSeconds;
  return {
    ...clip,
    durationSeconds: clip.durationSeconds * times,
    dash: toPath(clip.dash),
    hls: toPath(clip.hls),
    ...(clip.mp4 !== undefined && { mp4: toPath(clip.mp4) }),
    ...(clip.vp9Dash !== undefined && { vp9Dash: toPath(clip.vp9Dash) }),
    subtitles: clip.subtitles.map((each) => ({ ...each, path: toPath(each.path) })),
    ...(clip.versions !== undefined && {
      versions: clip.versions.map((each) => ({ ...each, dash: toPath(each.dash), hls: toPath(each.hls) })),
    }),
    timeCodes: clip.timeCodes.map((code) => (code.kind === 'EndCredit' ? laterCode(code, bySeconds) : code)),
  };
}

function laterCode(code: ClipTimeCode, bySeconds: number): ClipTimeCode {
  return { ...code, startSeconds: code.startSeconds + bySeconds, endSeconds: code.endSeconds + bySeconds };
}

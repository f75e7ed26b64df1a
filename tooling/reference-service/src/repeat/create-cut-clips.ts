import type { Clip } from '@fjernsyn/media';
import { clearKey } from '../protection/clear-key';
import { protectClip } from '../protection/protect-clip';
import type { MediaLibrary } from '../server/bindings';
import { type CutClip, readCutClip } from './cut-clip';

/**
 * Gives a clip by its id, or a version of one by the path of its DASH manifest; undefined where there is none. Each is made once, when it is first
 * asked for.
 */
export type CutClipOf = (id: string) => Promise<CutClip> | undefined;

/** The clips as they are, and with their samples hidden by the key of {@link clearKey}. */
export function createCutClips({ clips, folder }: MediaLibrary): Readonly<Record<'clear' | 'hidden', CutClipOf>> {
  const clear = once((id) => {
    const clip = clips.flatMap((each) => [each, ...versionsOf(each)]).find((each) => each.id === id);
    return clip && readCutClip(clip, folder);
  });
  const hidden = once((id) => clear(id)?.then((clip) => protectClip(clip, clearKey)));
  return { clear, hidden };
}

/** The versions of a clip as clips of their own. */
function versionsOf(clip: Clip): readonly Clip[] {
  return (clip.versions ?? []).map(({ dash, hls }) => ({ ...clip, id: dash, dash, hls }));
}

function once(make: CutClipOf): CutClipOf {
  const made = new Map<string, Promise<CutClip>>();
  return (id) => {
    const clip = made.get(id) ?? make(id);
    if (clip !== undefined) made.set(id, clip);
    return clip;
  };
}

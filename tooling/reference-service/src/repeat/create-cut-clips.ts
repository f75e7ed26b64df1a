import type { MediaLibrary } from '../server/bindings';
import { type CutClip, readCutClip } from './cut-clip';

/** Clips as live streams, by clip id; undefined where there is no such clip. Each is read once, when it is first asked for. */
export function createCutClips({ clips, folder }: MediaLibrary): (id: string) => Promise<CutClip> | undefined {
  const read = new Map<string, Promise<CutClip>>();
  return (id) => {
    const clip = clips.find((each) => each.id === id);
    const known = read.get(id);
    if (clip === undefined || known !== undefined) return known;
    const reading = readCutClip(clip, folder);
    read.set(id, reading);
    return reading;
  };
}

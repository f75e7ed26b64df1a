import type { MediaLibrary } from '../server/bindings';
import { type LiveClip, readLiveClip } from './live-clip';

/** Clips as live streams, by clip id; undefined where there is no such clip. Each is read once, when it is first asked for. */
export function createLiveClips({ clips, folder }: MediaLibrary): (id: string) => Promise<LiveClip> | undefined {
  const read = new Map<string, Promise<LiveClip>>();
  return (id) => {
    const clip = clips.find((each) => each.id === id);
    const known = read.get(id);
    if (clip === undefined || known !== undefined) return known;
    const reading = readLiveClip(clip, folder);
    read.set(id, reading);
    return reading;
  };
}

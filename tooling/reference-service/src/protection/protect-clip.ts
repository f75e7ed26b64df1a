import { type MediaKey, protectFragment, protectInitialization } from '@fjernsyn/media';
import type { CutClip, CutTrack } from '../repeat/cut-clip';

/** A clip whose samples are hidden by a key. */
export function protectClip(clip: CutClip, key: MediaKey): CutClip {
  return { ...clip, key, tracks: clip.tracks.map((track) => protectTrack(track, key)) };
}

function protectTrack(track: CutTrack, key: MediaKey): CutTrack {
  return {
    ...track,
    initialization: Uint8Array.from(protectInitialization(track.initialization, key)),
    fragments: track.fragments.map((fragment) => ({
      ...fragment,
      bytes: Uint8Array.from(protectFragment(fragment.bytes, track.kind, key)),
    })),
  };
}

import type { MediaEngine, MediaObservation, MediaSource, MediaTrack } from '@fjernsyn/platform';
import { findTrack, type TrackWish } from './find-track';

/** A live stream this near its edge goes on at the edge. */
const edgeSeconds = 15;

/** What is kept of a playing while another engine takes it over. */
export interface KeptPlace {
  /** What the player sees meanwhile: the last picture's place, waiting. */
  observation(): MediaObservation;
  /** Where the source is to begin on the other engine. */
  startSeconds(source: Pick<MediaSource, 'isLive'>): number;
  seek(positionSeconds: number): void;
  setPaused(isPaused: boolean): void;
  /** Another choice of the viewer takes the place of the one that is kept. */
  select(type: MediaTrack['type'], id: string | null): void;
  /** Selects on the other engine the tracks that were selected, as soon as it has them. */
  restore(engine: Pick<MediaEngine, 'observation' | 'selectTrack'>): void;
}

/** Keeps the place of what an engine shows. */
export function createKeptPlace(before: MediaObservation): KeptPlace {
  let shown: MediaObservation = { ...before, isWaiting: before.isLoaded && !before.isPaused };
  const wishes = new Map<MediaTrack['type'], TrackWish>();
  const want = (tracks: readonly MediaTrack[]): void => {
    for (const track of tracks) if (track.isSelected) wishes.set(track.type, track);
  };
  want(before.tracks);
  return {
    observation: () => shown,
    startSeconds({ isLive }) {
      const { positionSeconds, seekableSeconds } = shown;
      return isLive && seekableSeconds.end - positionSeconds < edgeSeconds ? 0 : positionSeconds;
    },
    seek(positionSeconds) {
      shown = { ...shown, positionSeconds };
    },
    setPaused(isPaused) {
      shown = { ...shown, isPaused, isWaiting: !isPaused };
    },
    select(type, id) {
      wishes.delete(type);
      const tracks = shown.tracks.map((track) =>
        track.type === type ? { ...track, isSelected: track.id === id } : track,
      );
      shown = { ...shown, tracks };
      want(tracks.filter((track) => track.type === type));
    },
    restore(engine) {
      if (!engine.observation.isLoaded) return;
      for (const wish of Array.from(wishes.values())) {
        const track = findTrack(engine.observation.tracks, wish);
        if (!track) continue;
        wishes.delete(wish.type);
        if (!track.isSelected) engine.selectTrack(track.type, track.id);
      }
    },
  };
}

import type { MediaTrack } from '@fjernsyn/platform';
import type { SenderMedia, SenderMediaSession } from './sender-namespace';

/** Chooses tracks of what a set plays. */
export interface CastTracks {
  /** Asks for a track in place of those of its type, and for all others as they were asked for before, answered or not. */
  select(
    media: SenderMediaSession | undefined,
    tracks: readonly MediaTrack[],
    type: MediaTrack['type'],
    id: string | null,
  ): void;
}

/** Makes the {@link CastTracks} of an engine. */
export function createCastTracks(sender: SenderMedia, onAnswered: () => void): CastTracks {
  let asked: readonly number[] | undefined;
  return {
    select(media, tracks, type, id) {
      const isKnown = tracks.some((track) => track.type === type && track.id === id);
      // A set plays some audio always.
      if (!isKnown && (type === 'audio' || id !== null)) return;
      const ids = toActiveTrackIds(tracks, asked ?? media?.activeTrackIds ?? [], type, id);
      const answered = (): void => {
        if (asked === ids) asked = undefined;
        onAnswered();
      };
      asked = ids;
      media?.editTracksInfo(new sender.EditTracksInfoRequest(ids), answered, answered);
    },
  };
}

/** The ids that are active once a track of a type is chosen; null turns the type off. */
export function toActiveTrackIds(
  tracks: readonly MediaTrack[],
  active: readonly number[],
  type: MediaTrack['type'],
  id: string | null,
): readonly number[] {
  const replaced = tracks.filter((track) => track.type === type).map((track) => Number(track.id));
  const kept = active.filter((each) => replaced.indexOf(each) < 0);
  return id === null ? kept : [...kept, Number(id)];
}
